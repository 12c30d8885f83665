import type { Bank } from '../page-pairs.ts';
import { bank as fifth } from './fifth-bank.ts';

/** Wordings of another hand, in the same layouts: written before the reader was tried on them. */
export const bank: Bank = {
  ...fifth,
  closes: [
    (day) => `You have until ${day} to apply.`,
    (day) => `Submissions close at midnight on ${day}.`,
    (day) => `The window for applications shuts on ${day}.`,
    (day) => `Completed forms must reach us no later than ${day}.`,
    (day) => `Apply by: ${day} (23:59 local time)`,
    (day) => `We stop taking applications on ${day}.`,
    (day) => `Round one deadline – ${day}`,
  ],
  opens: [
    (day) => `You can apply from ${day}.`,
    (day) => `The portal goes live on ${day}.`,
    (day) => `Applications open: ${day}`,
    (day) => `The next round starts on ${day}.`,
  ],
  results: [
    (day) => `Expect to hear from us around ${day}.`,
    (day) => `Interviews take place on ${day}.`,
    (day) => `Offers go out on ${day}.`,
    (day) => `Shortlisted students are contacted by ${day}.`,
  ],
  award: [
    (sum) => `Each scholar gets ${sum}.`,
    (sum) => `We pay ${sum} towards your costs.`,
    (sum) => `The bursary is set at ${sum}.`,
    (sum) => `Value of the scholarship – ${sum}`,
    (sum) => `Successful students receive funding of ${sum}.`,
  ],
  conditions: {
    citizenship: {
      values: ['Nepal', 'Rwanda', 'Chile', 'Armenia'],
      say: [
        (v) => `Hold a passport of ${v}.`,
        (v) => `Be a citizen or national of ${v}`,
        (v) => `Only nationals of ${v} can be considered.`,
        (v) => `Your nationality: ${v}`,
        (v) => `We support students who come from ${v}.`,
        (v) => `Citizenship – ${v}`,
      ],
    },
    residence: {
      values: ['Wales', 'Ontario', 'Bavaria', 'Queensland'],
      say: [
        (v) => `Have made your home in ${v}.`,
        (v) => `Be ordinarily resident in ${v}`,
        (v) => `Your permanent home address must be in ${v}.`,
        (v) => `Residents of ${v} only.`,
        (v) => `Be domiciled in ${v} on the first day of the course.`,
      ],
    },
    level: {
      values: ['undergraduate', 'master’s', 'PhD'],
      say: [
        (v) => `You will be starting a ${v} degree with us.`,
        (v) => `Open at ${v} level only.`,
        (v) => `Level of study – ${v}`,
        (v) => `For those taking a full ${v} programme.`,
        (v) => `Have accepted, or intend to accept, a ${v} place.`,
      ],
    },
    field: {
      values: ['nursing', 'physics', 'agriculture', 'law', 'architecture'],
      say: [
        (v) => `You must be studying ${v}.`,
        (v) => `Subject area – ${v}`,
        (v) => `Be enrolled on a degree in ${v}`,
        (v) => `Eligible disciplines: ${v}`,
        (v) => `Applications are welcome from those reading ${v}.`,
      ],
    },
    age: {
      values: ['25', '30', '35'],
      say: [
        (v) => `Be no older than ${v} at the time of application.`,
        (v) => `Aged ${v} or below`,
        (v) => `Applicants over the age of ${v} cannot be considered.`,
        (v) => `Maximum age – ${v}`,
      ],
    },
    work: {
      values: ['two', 'three', 'five'],
      say: [
        (v) => `Bring at least ${v} years’ professional experience.`,
        (v) => `Have worked for ${v} years or more since your first degree.`,
        (v) => `A minimum of ${v} years in a relevant job`,
      ],
    },
    ielts: {
      values: ['6.0', '6.5', '7.5'],
      say: [
        (v) => `Meet our English requirement (IELTS ${v}).`,
        (v) => `An overall IELTS score of at least ${v}`,
        (v) => `English language: minimum IELTS ${v}`,
        (v) => `Provide an IELTS certificate showing ${v} or above.`,
      ],
    },
    gpa: {
      values: ['2.5', '3.2'],
      say: [
        (v) => `Maintain a GPA of at least ${v}.`,
        (v) => `Minimum cumulative GPA – ${v}`,
        (v) => `Have earned a ${v} GPA or better on a 4.0 scale.`,
        (v) => `Students below a GPA of ${v} need not apply.`,
      ],
    },
    gender: {
      values: ['women'],
      say: [
        () => 'Identify as a woman.',
        () => 'Female applicants only',
        () => 'This scholarship is for women.',
        () => 'Reserved for women and girls.',
      ],
    },
    need: {
      values: ['need'],
      say: [
        () => 'Be able to show financial hardship.',
        () => 'Come from a low-income household',
        () => 'Without this help you could not afford to study.',
        () => 'Demonstrated financial need is required.',
        () => 'Students in financial difficulty',
      ],
    },
    refugee: {
      values: ['refugee'],
      say: [
        () => 'Have been granted refugee status.',
        () => 'Be a refugee, asylum seeker or displaced person',
        () => 'People who had to flee their country',
      ],
    },
    time: {
      values: ['full-time', 'part-time'],
      say: [
        (v) => `Be enrolled ${v}.`,
        (v) => `Mode of study – ${v}`,
        (v) => `Only ${v} students can hold this award.`,
        (v) => `You intend to study ${v}.`,
      ],
    },
    disability: {
      values: ['disability'],
      say: [
        () => 'Live with a disability or long-term health condition.',
        () => 'Be registered as disabled',
        () => 'Students with a physical or sensory disability',
        () => 'Provide documentation of a disability.',
      ],
    },
    offer: {
      values: ['offer'],
      say: [
        () => 'Have an unconditional or conditional offer from us.',
        () => 'Be in possession of an offer of admission',
        () => 'Already hold a place on one of our courses.',
        () => 'You must first be admitted to the university.',
      ],
    },
    first: {
      values: ['first'],
      say: [
        () => 'Be the first in your immediate family to go to university.',
        () => 'First-generation students',
        () => 'Your parents did not attend university.',
        () => 'Nobody in your household holds a degree.',
      ],
    },
    nominated: {
      values: ['nominated'],
      say: [
        () => 'Your head teacher must put you forward.',
        () => 'Candidates are nominated by their department.',
        () => 'A nomination from your university is required.',
        () => 'Self-nominations are not accepted.',
      ],
    },
    return: {
      values: ['return'],
      say: [
        () => 'Commit to going home once the degree is finished.',
        () => 'Agree to move back to your home country.',
        () => 'Intend to work in your own country afterwards',
      ],
    },
    veteran: {
      values: ['veteran'],
      say: [
        () => 'Have served in the armed forces.',
        () => 'Military veterans and service members',
        () => 'Be a current or former member of the military.',
      ],
    },
    firstYear: {
      values: ['first-year'],
      say: [
        () => 'Be about to begin your first year.',
        () => 'New first-year students',
        () => 'You have not yet started your course.',
        () => 'Entering freshmen only',
      ],
    },
    otherAward: {
      values: ['other'],
      say: [
        () => 'Not be in receipt of another full scholarship.',
        () => 'Students with other major funding cannot apply.',
        () => 'This award cannot be held together with another one.',
        () => 'Have no other scholarship for the same period',
      ],
    },
    leadership: {
      values: ['leadership'],
      say: [
        () => 'Demonstrate leadership potential.',
        () => 'Be a leader in your school or community',
        () => 'A record of leadership',
      ],
    },
  },
  headings: {
    conditions: [
      'Am I eligible?',
      'To be eligible you must',
      'Who is it for?',
      'What we look for',
      'Conditions',
    ],
    dates: ['Key dates', 'Important dates', 'How and when to apply', 'Timeline'],
    award: ['What you get', 'Value', 'Funding', 'What is covered'],
  },
};
