import type { Bank, PageParts } from '../page-pairs.ts';

const RATE = { month: 'a month', year: 'a year', once: 'in total' };
const EVERY = { month: 'every month', year: 'every year', once: 'one time' };
const items = (lines: string[]) => lines.map((line) => `<li>${line}</li>`).join('');

const accordion = ({ facts, about, conditions, dates, award, headings, noise }: PageParts) =>
  `<html><head><title>${facts.title} – ${facts.organization}</title></head><body><div role="main"><h1>${facts.title}</h1>
<p>${about}</p><details><summary>${headings.conditions}</summary><ul>${items(conditions)}</ul></details>
<details><summary>${headings.award}</summary><p>${award}</p></details><details><summary>${headings.dates}</summary><ul>${items(dates)}</ul></details>
<h2>Recent posts</h2><p>${1 + Math.floor(noise() * 27)} September 2026: ${Math.floor(noise() * 90)} students from Chad came to lunch.</p></div></body></html>`;

const bold = ({ facts, about, conditions, dates, award, headings, noise }: PageParts) =>
  `<html><head><title>${facts.title}</title></head><body><main><h1>${facts.title}</h1><p>${about}</p>
<p><strong>${headings.conditions}</strong></p><ul>${items(conditions)}</ul>
<p><strong>${headings.award}</strong></p><p>${award}</p>
<p><strong>${headings.dates}</strong></p>${dates.map((line) => `<p>${line}</p>`).join('')}</main>
<div class="footer">Reached ${Math.floor(noise() * 9_000)} readers</div></body></html>`;

const prose = ({ facts, about, conditions, dates, award, headings, noise }: PageParts) =>
  `<html><head><title>${facts.title} | Awards</title></head><body><article><h1>${facts.title}</h1><p>${about} ${award}</p>
<h2>${headings.conditions}</h2><p>${conditions.join(' ')}</p><h2>${headings.dates}</h2><p>${dates.join(' ')}</p>
<h2>Past recipients</h2><p>Ines, ${18 + Math.floor(noise() * 12)}, from Portugal, studies law.</p></article></body></html>`;

/** Each condition in the many ways in which pages of awards word it: made for the false alarms of new wordings. */
export const bank: Bank = {
  titles: [
    'Amberley Bridge Scholarship',
    'Kestrel Hill Bursary',
    'Okonjo Leadership Fellowship',
    'Verity Lane Award',
  ],
  organizations: ['Amberley Trust', 'Kestrel Hill College', 'Okonjo Foundation', 'Lane Society'],
  closes: [
    (day) => `Applications must reach us by ${day}.`,
    (day) => `Deadline for applications – ${day} (23:59)`,
    (day) => `The application window closes at noon on ${day}.`,
    (day) => `Final submission date: ${day}`,
    (day) => `Make sure to complete your application on or before ${day}.`,
    (day) => `Entries received after ${day} will not be considered.`,
    (day) => `Applications due: ${day}`,
    (day) => `Your application should arrive no later than ${day}.`,
    (day) => `You have until ${day} to apply.`,
    (day) => `Apply before ${day}!`,
  ],
  opens: [
    (day) => `Applications will be accepted starting ${day}.`,
    (day) => `Opening date: ${day}`,
    (day) => `The form goes live on ${day}.`,
    (day) => `Application period begins ${day}.`,
    (day) => `Applicants can submit as of ${day}.`,
  ],
  results: [
    (day) => `Award letters go out on ${day}.`,
    (day) => `Successful applicants will be contacted by ${day}.`,
    (day) => `The selection committee meets on ${day}.`,
    (day) => `Finalists are announced ${day}.`,
    (day) => `Offers are made by ${day}.`,
  ],
  award: [
    (sum, period) => `Recipients are given ${sum} ${RATE[period]} towards their studies.`,
    (sum, period) => `Amount: ${sum} ${EVERY[period]}`,
    (sum, period) => `The winner takes home ${sum} ${EVERY[period]}.`,
    (sum, period) => `It contributes ${sum} ${RATE[period]} to tuition and rent.`,
    (sum, period) => `Successful students will receive ${sum} ${RATE[period]}.`,
    (sum, period) => `A grant of ${sum} ${EVERY[period]} is made to each student chosen.`,
  ],
  conditions: {
    citizenship: {
      values: ['Kenya', 'Brazil', 'Sri Lanka', 'Albania', 'Fiji'],
      say: [
        (v) => `Applicants must be nationals of ${v}.`,
        (v) => `Be a citizen of ${v}.`,
        (v) => `Citizenship: ${v}`,
        (v) => `The award goes to people holding ${v} citizenship.`,
        (v) => `Nationality of ${v} is required.`,
        (v) => `Anyone with a passport from ${v} is welcome to apply.`,
        (v) => `Country of citizenship must be ${v}.`,
        (v) => `We support students who come from ${v}.`,
      ],
    },
    residence: {
      values: ['Scotland', 'Texas', 'Quebec', 'Queensland'],
      say: [
        (v) => `You must be a resident of ${v}.`,
        (v) => `Applicants have to live in ${v}.`,
        (v) => `Permanent home in ${v}.`,
        (v) => `Students who reside in ${v} may apply.`,
        (v) => `Your home address must be in ${v}.`,
        (v) => `Open to those ordinarily resident in ${v}.`,
        (v) => `Applicants must be domiciled in ${v}.`,
        (v) => `Applicants must be based in ${v}.`,
      ],
    },
    level: {
      values: ['undergraduate', 'master’s', 'doctoral'],
      say: [
        (v) => `You are enrolled in a full ${v} programme.`,
        (v) => `Must be pursuing a ${v} degree.`,
        (v) => `Level of study: ${v}`,
        (v) => `For ${v} study only.`,
        (v) => `Applicants should be ${v} students.`,
        (v) => `Candidates must have applied for a ${v} course.`,
        (v) => `This is awarded for ${v} studies.`,
      ],
    },
    field: {
      values: ['nursing', 'physics', 'agriculture', 'journalism', 'computer science', 'public health'],
      say: [
        (v) => `Applicants must be majoring in ${v}.`,
        (v) => `Field of study: ${v}`,
        (v) => `You plan to study ${v}.`,
        (v) => `Only students reading ${v} qualify.`,
        (v) => `The course must be in ${v}.`,
        (v) => `Open to anyone working towards a qualification in ${v}.`,
        (v) => `Pursue a degree in ${v}.`,
        (v) => `Discipline: ${v}.`,
      ],
    },
    age: {
      values: ['25', '30', '35'],
      say: [
        (v) => `Be aged ${v} or younger.`,
        (v) => `Applicants should not be over ${v} years of age.`,
        (v) => `Maximum age: ${v}`,
        (v) => `You must not have turned ${v} by the deadline.`,
        (v) => `Age limit: ${v} years.`,
        (v) => `Candidates must be under ${v}.`,
        (v) => `People up to the age of ${v} can apply.`,
      ],
    },
    work: {
      values: ['two', 'three', 'five'],
      say: [
        (v) => `At least ${v} years' professional experience.`,
        (v) => `You should have worked for ${v} or more years.`,
        (v) => `A minimum of ${v} years in a job is expected.`,
        (v) => `Applicants need ${v} years of relevant experience.`,
        (v) => `Work experience: ${v} years (minimum)`,
        (v) => `Must have been employed for ${v} years.`,
      ],
    },
    gpa: {
      values: ['2.5', '3.0', '3.7'],
      say: [
        (v) => `Have a cumulative GPA of ${v} or higher.`,
        (v) => `Minimum ${v} GPA on a 4.0 scale.`,
        (v) => `A grade point average of ${v} is the least we accept.`,
        (v) => `Students need a ${v} GPA.`,
        (v) => `GPA: ${v}+`,
        (v) => `Maintain at least a ${v} grade average.`,
      ],
    },
    ielts: {
      values: ['6.0', '6.5', '7.5'],
      say: [
        (v) => `An overall IELTS score of ${v} is needed.`,
        (v) => `English: IELTS ${v}.`,
        (v) => `Proof of English proficiency (IELTS ${v} or better).`,
        (v) => `Applicants must prove their English with an IELTS band of ${v}.`,
        (v) => `IELTS (Academic) minimum ${v}`,
        (v) => `Language requirement: IELTS of at least ${v}.`,
      ],
    },
    gender: {
      values: ['women'],
      say: [
        (v) => `Applicants must be ${v}.`,
        (v) => `This award is reserved for ${v}.`,
        () => 'Must identify as female.',
        () => 'Female applicants only.',
        (v) => `For ${v} only.`,
        () => 'You must be a woman.',
      ],
    },
    refugee: {
      values: ['refugee'],
      say: [
        (v) => `Applicants must have ${v} status.`,
        () => 'Be a refugee or asylum seeker.',
        () => 'You were forced to flee your home.',
        () => 'For students with asylum or displaced by war.',
        (v) => `Have been granted ${v} status.`,
      ],
    },
    need: {
      values: ['financial need'],
      say: [
        (v) => `Demonstrate ${v}.`,
        () => 'Be from a low-income background.',
        () => 'Applicants must be in need of financial support.',
        () => 'You could not study without financial help.',
        () => 'Evidence of financial hardship is required.',
        () => 'Awarded on the basis of need.',
        () => 'Must come from a disadvantaged economic background.',
        () => 'Your family cannot afford the fees.',
      ],
    },
    time: {
      values: ['full-time', 'part-time'],
      say: [
        (v) => `Be enrolled ${v}.`,
        (v) => `${v} students only.`,
        (v) => `You must study ${v}.`,
        (v) => `Mode of study: ${v}`,
        (v) => `The course has to be ${v}.`,
        (v) => `Attend college ${v.replace('-', ' ')}.`,
      ],
    },
    orphan: {
      values: ['orphan'],
      say: [
        () => 'Applicants must be orphans.',
        () => 'You have lost one or both parents.',
        () => 'Both parents have died.',
        () => 'Must be an orphan or have lost a parent.',
      ],
    },
    disability: {
      values: ['disability'],
      say: [
        () => 'Applicants must have a documented disability.',
        () => 'For disabled students.',
        () => 'Students living with a disability may apply.',
        () => 'You have a physical impairment.',
        () => 'Must identify as a person with disabilities.',
      ],
    },
    offer: {
      values: ['offer'],
      say: [
        () => 'You must have an offer of admission from the university.',
        () => 'Must have been accepted onto a course here.',
        () => 'Applicants must have been admitted to the university.',
        () => 'Hold an unconditional offer for a course.',
        () => 'A letter of acceptance from the university is required.',
        () => 'You need to have secured a place at the university.',
      ],
    },
    first: {
      values: ['first'],
      say: [
        () => 'Be a first-generation college student.',
        () => 'You are the first in your family to go to university.',
        () => 'Neither of your parents went to university.',
        () => 'Must be the first member of the family to attend college.',
      ],
    },
    veteran: {
      values: ['veteran'],
      say: [
        () => 'Must be a veteran.',
        () => 'Applicants have served in the armed forces.',
        () => 'You have served in the military.',
        () => 'For former service members.',
      ],
    },
    return: {
      values: ['return'],
      say: [
        () => 'You must return home after your studies.',
        () => 'Scholars are required to go back to their country.',
        () => 'Applicants must commit to returning to their home country.',
        () => 'You agree to return to your country when you finish.',
      ],
    },
    foster: {
      values: ['care'],
      say: [
        () => 'Applicants must be care leavers.',
        () => 'You have been in foster care.',
        () => 'For care-experienced students.',
        () => 'Must have spent time in care.',
      ],
    },
    nominated: {
      values: ['nominated'],
      say: [
        () => 'Candidates must be nominated by their school.',
        () => 'A nomination by your school is required.',
        () => 'Your school must put you forward.',
        () => 'You must be put forward by your head teacher.',
      ],
    },
    income: {
      values: ['30,000', '45,000'],
      say: [
        (v) => `Household income must be below $${v}.`,
        (v) => `Your family earns less than $${v} a year.`,
        (v) => `A combined family income under $${v} is required.`,
        (v) => `Annual family income of no more than $${v}.`,
      ],
    },
    final: {
      values: ['final'],
      say: [
        () => 'Must be in the final year of study.',
        () => 'For final-year students.',
        () => 'You are in your last year.',
        () => 'Applicants should be in their final year.',
      ],
    },
  },
  ended: [
    'The scholarship is no longer available.',
    'This award has been retired.',
    'We are no longer accepting applications, as the programme has ended.',
    'Please note that this bursary has been discontinued.',
  ],
  about: [
    ({ title, organization }) => `The ${title} was set up by ${organization} to help talented young people.`,
    ({ title, organization }) => `${organization} is proud to present the ${title}.`,
    ({ title, organization }) =>
      `Thanks to the generosity of ${organization}, the ${title} opens doors for students each year.`,
    ({ title, organization }) =>
      `Are you someone who cares? Then the ${title} by ${organization} could be for you.`,
  ],
  headings: {
    conditions: [
      'Eligibility criteria',
      'Who is it for?',
      'To be considered',
      'Is this for you?',
      'Applicant profile',
    ],
    dates: ['Important dates', 'Schedule', 'Key dates and deadlines', 'Application timeline'],
    award: ['Award details', 'Scholarship value', 'What you get', 'Financial support'],
  },
  layouts: [accordion, bold, prose],
};
