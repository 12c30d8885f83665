import type { Bank } from '../page-pairs.ts';
import { bank as fourth } from './fourth-bank.ts';
import { bank as third } from './third-bank.ts';

/** More wordings, in the layouts of the two banks before: written once the reader knew those. */
export const bank: Bank = {
  ...fourth,
  layouts: [...third.layouts, ...fourth.layouts],
  closes: [
    (day) => `Please send your application in before ${day}.`,
    (day) => `Application deadline is ${day}, no exceptions.`,
    (day) => `Applications must be submitted through the portal by ${day}.`,
    (day) => `Last date to apply: ${day}`,
    (day) => `The competition closes ${day}.`,
    (day) => `Deadline (all materials): ${day}`,
    (day) => `Applications are accepted through ${day}.`,
  ],
  opens: [
    (day) => `Applications open from ${day}.`,
    (day) => `Start of the application period: ${day}`,
    (day) => `The application form is online from ${day}.`,
    (day) => `Opens: ${day}`,
  ],
  results: [
    (day) => `Awardees will be announced on ${day}.`,
    (day) => `We will let you know by ${day}.`,
    (day) => `Final decision: ${day}`,
    (day) => `Candidates are told the outcome by ${day}.`,
  ],
  award: [
    (sum) => `The award amount is ${sum}.`,
    (sum) => `Award: ${sum}`,
    (sum) => `You could receive ${sum} in support.`,
    (sum) => `This scholarship covers tuition up to ${sum}.`,
    (sum) => `It is worth ${sum} to each scholar.`,
  ],
  conditions: {
    citizenship: {
      values: ['Ghana', 'Malaysia', 'Ecuador', 'Moldova'],
      say: [
        (v) => `The applicant is a citizen of ${v}.`,
        (v) => `Must be ${v} nationals.`,
        (v) => `Limited to citizens of ${v}.`,
        (v) => `This fund exists for students from ${v}.`,
        (v) => `All applicants should be in possession of citizenship of ${v}.`,
        (v) => `Your country of origin is ${v}.`,
      ],
    },
    residence: {
      values: ['Northern Ireland', 'Florida', 'Catalonia', 'New South Wales'],
      say: [
        (v) => `Must be a legal resident of ${v}.`,
        (v) => `Applicants need to be permanently resident in ${v}.`,
        (v) => `You live in ${v}.`,
        (v) => `Anyone whose home is in ${v} may apply.`,
        (v) => `Been a resident of ${v} before starting the course.`,
      ],
    },
    level: {
      values: ['undergraduate', 'master’s', 'PhD'],
      say: [
        (v) => `The scholarship is intended for ${v} students.`,
        (v) => `Currently enrolled as ${v} students.`,
        (v) => `You wish to begin your ${v} studies.`,
        (v) => `Eligible programmes: ${v}`,
        (v) => `Applicants should aim at ${v} study.`,
      ],
    },
    field: {
      values: ['music', 'biology', 'forestry', 'civil engineering', 'economics'],
      say: [
        (v) => `Candidates are specialising in ${v}.`,
        (v) => `Must major in ${v}.`,
        (v) => `The award supports the study of ${v}.`,
        (v) => `Your course is in the area of ${v}.`,
        (v) => `Students in ${v} are invited to apply.`,
      ],
    },
    age: {
      values: ['24', '29', '45'],
      say: [
        (v) => `Must be ${v} or under.`,
        (v) => `Applicants may not exceed ${v} years of age.`,
        (v) => `You have not reached your ${v}th birthday.`,
        (v) => `The upper limit is ${v} years.`,
      ],
    },
    work: {
      values: ['two', 'three', 'seven'],
      say: [
        (v) => `Have no fewer than ${v} years of working experience.`,
        (v) => `${v} years in employment since graduation.`,
        (v) => `Professional experience of ${v} years or longer.`,
      ],
    },
    ielts: {
      values: ['5.5', '6.5', '8.0'],
      say: [
        (v) => `IELTS band ${v} or higher.`,
        (v) => `You need IELTS ${v}, or proof of English skills.`,
        (v) => `English proficiency: IELTS, ${v} overall.`,
        (v) => `Fluency in English, shown by an IELTS result of ${v}.`,
      ],
    },
    gpa: {
      values: ['2.7', '3.4'],
      say: [
        (v) => `Hold a ${v} cumulative grade point average.`,
        (v) => `Achieved a GPA of ${v} (4.0 scale).`,
        (v) => `Your GPA is ${v} or more on a scale of 4.0.`,
        (v) => `Academic standing: GPA at or above ${v}.`,
      ],
    },
    gender: {
      values: ['women'],
      say: [
        () => 'Applicants are women.',
        () => 'Must be female.',
        () => 'Exclusively for women.',
        () => 'For girls and women.',
      ],
    },
    need: {
      values: ['need'],
      say: [
        () => 'Financial need is considered essential.',
        () => 'You face financial barriers to study.',
        () => 'Must show proof of economic need.',
        () => 'Your household has limited financial resources.',
        () => 'You require financial assistance to attend.',
        () => 'Applicants must be financially disadvantaged.',
      ],
    },
    refugee: {
      values: ['refugee'],
      say: [
        () => 'You hold refugee status.',
        () => 'Must be a displaced person.',
        () => 'Applicants who are refugees or seek asylum.',
      ],
    },
    time: {
      values: ['full-time', 'part-time'],
      say: [
        (v) => `Study ${v} throughout.`,
        (v) => `Must attend ${v}.`,
        (v) => `Carry a ${v} course load.`,
        (v) => `Be a registered ${v} student.`,
      ],
    },
    disability: {
      values: ['disability'],
      say: [
        () => 'Must have a disability.',
        () => 'You are a student with a disability.',
        () => 'Have a diagnosed learning disability.',
        () => 'You are deaf or blind, or have another disability.',
      ],
    },
    offer: {
      values: ['offer'],
      say: [
        () => 'Must hold an offer to study here.',
        () => 'Have applied to the university and been accepted.',
        () => 'You have been admitted.',
        () => 'Applicants need proof of their place at the university.',
        () => 'Have a confirmed place at the university.',
      ],
    },
    first: {
      values: ['first'],
      say: [
        () => 'Must be a first-generation student.',
        () => 'You are among the first in your family to study.',
        () => 'Neither parent completed a degree.',
        () => 'Come from a family without a university tradition: the first to attend.',
      ],
    },
    nominated: {
      values: ['nominated'],
      say: [
        () => 'Must be nominated.',
        () => 'Nominations come from schools; students cannot apply themselves.',
        () => 'Only nominated students are considered.',
        () => 'Each school may nominate a student.',
      ],
    },
    return: {
      values: ['return'],
      say: [
        () => 'Must return to their country on completion.',
        () => 'Willing to return home after graduating.',
        () => 'You plan to go back home when you are done.',
        () => 'Sign a promise to return to the home country.',
      ],
    },
    veteran: {
      values: ['veteran'],
      say: [
        () => 'Have a record of military service.',
        () => 'You are a veteran.',
        () => 'Served honourably in the armed services.',
        () => 'Applicants must be veterans or on active duty in the military.',
      ],
    },
    firstYear: {
      values: ['first-year'],
      say: [
        () => 'Must be in the first year of study.',
        () => 'First-year students only.',
        () => 'You are entering your first year.',
        () => 'Incoming freshmen.',
      ],
    },
    otherAward: {
      values: ['other'],
      say: [
        () => 'Must not hold another scholarship.',
        () => 'Applicants in receipt of other funding are not eligible.',
        () => 'You may not receive any other scholarship at the same time.',
        () => 'Cannot be combined with other awards.',
      ],
    },
    leadership: {
      values: ['leadership'],
      say: [
        () => 'Show leadership.',
        () => 'Must have proven leadership skills.',
        () => 'You have led others in your community.',
      ],
    },
  },
  headings: {
    conditions: [
      'Eligibility information',
      'Who should apply',
      'Requirements for applicants',
      'We welcome applications from',
      'Scholarship criteria',
      'Student eligibility',
    ],
    dates: ['Application dates', 'Deadlines', 'Timetable', 'When can I apply?'],
    award: ['Award', 'What does it pay?', 'Support', 'Scholarship amount'],
  },
};
