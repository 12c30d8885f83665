import type { Bank, PageParts } from '../page-pairs.ts';

const RATE = { month: 'p.m.', year: 'per academic year', once: '(one-off)' };
const PAID = { month: 'on a monthly basis', year: 'per annum', once: 'as a lump sum' };

const cards = ({ facts, about, conditions, dates, award, headings, noise }: PageParts) =>
  `<html><head><title>${facts.organization} | ${facts.title}</title></head><body><section><h1>${facts.title}</h1><p>${about}</p></section>
<section class="card"><h4>${headings.dates}</h4>${dates.map((line) => `<p>${line}</p>`).join('')}</section>
<section class="card"><h4>${headings.award}</h4><p>${award}</p></section>
<section class="card"><h4>${headings.conditions}</h4>${conditions.map((line) => `<p>✓ ${line}</p>`).join('')}</section>
<section class="social"><p>${Math.floor(noise() * 400)} people like this</p></section></body></html>`;

const rows = ({ facts, about, conditions, dates, award, headings, noise }: PageParts) =>
  `<html><head><title>${facts.title}</title></head><body><div id="content"><h1>${facts.title}</h1><p>${about}</p><table>
<tr><td>${headings.conditions}</td><td><ul>${conditions.map((line) => `<li>${line}</li>`).join('')}</ul></td></tr>
<tr><td>${headings.award}</td><td>${award}</td></tr><tr><td>${headings.dates}</td><td>${dates.join('<br/>')}</td></tr></table></div>
<div id="sidebar-right"><p>${Math.floor(noise() * 27) + 1} March 2027: fair for students of music</p></div></body></html>`;

const long = ({ facts, about, conditions, dates, award, headings, noise }: PageParts) =>
  `<html><head><title>${facts.title} :: ${facts.organization}</title></head><body><main><h1>${facts.title}</h1>
<h2>About</h2><p>${about}</p><h2>${headings.conditions}</h2><p>To be eligible you must meet all of the following:</p>
<ul>${conditions.map((line) => `<li>${line}</li>`).join('')}</ul><h2>${headings.award}</h2><p>${award}</p>
<h2>${headings.dates}</h2><ul>${dates.map((line) => `<li>${line}</li>`).join('')}</ul>
<h2>News</h2><p>On ${1 + Math.floor(noise() * 27)} May 2026 we opened an office in Malta.</p></main></body></html>`;

/** Wordings written after the reader knew those of the third bank, to see what it makes of others. */
export const bank: Bank = {
  titles: [
    'Halvorsen Fund for Students',
    'Pemberton Graduate Scholarship',
    'Sunrise STEM Award',
    'Ada Whitlock Prize',
  ],
  organizations: [
    'Halvorsen Family Fund',
    'Pemberton University',
    'Sunrise Alliance',
    'Whitlock Association',
  ],
  closes: [
    (day) => `Applications close: ${day}`,
    (day) => `Submit by ${day} at 5 p.m.`,
    (day) => `The next deadline is ${day}.`,
    (day) => `Round closes ${day}`,
    (day) => `To be considered, apply online by ${day}.`,
    (day) => `Completed forms must be returned by ${day}.`,
    (day) => `We will take applications up to and including ${day}.`,
    (day) => `Closing: ${day}`,
  ],
  opens: [
    (day) => `Applications open: ${day}`,
    (day) => `Available from ${day}.`,
    (day) => `We start accepting applications on ${day}.`,
    (day) => `Round opens ${day}`,
  ],
  results: [
    (day) => `Outcome expected: ${day}`,
    (day) => `All applicants hear back by ${day}.`,
    (day) => `Notification of results: ${day}`,
    (day) => `Interviews: ${day}`,
  ],
  award: [
    (sum, period) => `${sum} ${RATE[period]}`,
    (sum, period) => `Up to ${sum} ${PAID[period]}.`,
    (sum, period) => `Scholars are supported with ${sum}, paid ${PAID[period]}.`,
    (sum, period) => `Total value of ${sum} ${PAID[period]}`,
    (sum, period) => `A scholarship of ${sum} is paid ${PAID[period]} to the student.`,
  ],
  conditions: {
    citizenship: {
      values: ['Nigeria', 'Indonesia', 'Colombia', 'Armenia', 'Samoa'],
      say: [
        (v) => `Citizens of ${v}`,
        (v) => `You hold citizenship of ${v}`,
        (v) => `Are you from ${v}? You are eligible.`,
        (v) => `Applicants’ nationality: ${v}`,
        (v) => `Hold a valid passport issued by ${v}`,
        (v) => `Only applications from nationals of ${v} are accepted.`,
        (v) => `Must have been born in or be a citizen of ${v}`,
      ],
    },
    residence: {
      values: ['Wales', 'Ohio', 'Bavaria', 'Alberta'],
      say: [
        (v) => `Resident in ${v}`,
        (v) => `Have lived in ${v} since leaving school`,
        (v) => `${v} residents only`,
        (v) => `Your main residence is in ${v}`,
        (v) => `Those who make their home in ${v} are eligible.`,
      ],
    },
    level: {
      values: ['bachelor’s', 'master’s', 'PhD'],
      say: [
        (v) => `Enrolled in a ${v} programme`,
        (v) => `Applying to a ${v} course`,
        (v) => `Students at ${v} level`,
        (v) => `Intend to start a ${v} degree`,
        (v) => `Holders of an offer for a ${v} programme`,
        (v) => `New ${v} students`,
      ],
    },
    field: {
      values: [
        'architecture',
        'chemistry',
        'theology',
        'mechanical engineering',
        'data science',
        'social work',
      ],
      say: [
        (v) => `Studying ${v}`,
        (v) => `Subject area: ${v}`,
        (v) => `Have declared ${v} as your major`,
        (v) => `Degree programme in ${v}`,
        (v) => `Interested in a career in ${v}`,
        (v) => `Enrolled in the department of ${v}`,
      ],
    },
    age: {
      values: ['21', '28', '40'],
      say: [
        (v) => `No older than ${v}`,
        (v) => `Under ${v} years old`,
        (v) => `Not yet ${v} on the closing date`,
        (v) => `Upper age limit: ${v}`,
        (v) => `Younger than ${v} when you apply`,
        (v) => `${v} years of age at most`,
      ],
    },
    work: {
      values: ['two', 'four', 'six'],
      say: [
        (v) => `${v} or more years of work behind you`,
        (v) => `Minimum ${v} years' relevant work`,
        (v) => `Have at least ${v} years of full professional practice`,
        (v) => `You bring ${v} years of experience.`,
      ],
    },
    gpa: {
      values: ['2.8', '3.3', '3.8'],
      say: [
        (v) => `Cumulative GPA ≥ ${v}`,
        (v) => `${v} GPA or above (out of 4.0)`,
        (v) => `Grade point average: minimum ${v}`,
        (v) => `Good grades (GPA of ${v}/4.0)`,
        (v) => `In good standing with a GPA no lower than ${v}`,
      ],
    },
    toefl: {
      values: ['79', '95', '105'],
      say: [
        (v) => `TOEFL iBT ${v}`,
        (v) => `English test: TOEFL with ${v} points`,
        (v) => `A TOEFL score of ${v} or better`,
        (v) => `Evidence of English language ability, for example TOEFL ${v}`,
      ],
    },
    gender: {
      values: ['women'],
      say: [
        () => 'Women only',
        () => 'Open to women and those who identify as women',
        () => 'Female students',
        () => 'A girl or young woman',
      ],
    },
    refugee: {
      values: ['refugee'],
      say: [
        () => 'Recognised refugees',
        () => 'Have refugee or humanitarian protection status',
        () => 'People seeking asylum',
        () => 'Had to leave your country as a refugee',
      ],
    },
    need: {
      values: ['need'],
      say: [
        () => 'Show that you need the money',
        () => 'Have demonstrated financial need',
        () => 'Students whose families have a low income',
        () => 'Lack the means to pay for your studies',
        () => 'In financial difficulty',
        () => 'Priority for economically disadvantaged students',
      ],
    },
    time: {
      values: ['full-time', 'part-time'],
      say: [
        (v) => `Registered as a ${v} student`,
        (v) => `Enrolled on a ${v} basis`,
        (v) => `Taking a course ${v}`,
        (v) => `${v} study`,
      ],
    },
    disability: {
      values: ['disability'],
      say: [
        () => 'Have a disability or long-term health condition',
        () => 'Students with disabilities',
        () => 'Live with a disability',
        () => 'Be registered as disabled',
      ],
    },
    offer: {
      values: ['offer'],
      say: [
        () => 'Have been offered a place to study',
        () => 'Have received an offer from the university',
        () => 'Proof of admission',
        () => 'Accepted by the university',
        () => 'Already hold an admission letter',
      ],
    },
    first: {
      values: ['first'],
      say: [
        () => 'First generation to attend university',
        () => 'Your parents did not attend university',
        () => 'First in family',
        () => 'No parent holds a degree',
      ],
    },
    veteran: {
      values: ['veteran'],
      say: [
        () => 'Served or serving in the armed forces',
        () => 'Military veterans',
        () => 'Ex-service personnel',
        () => 'Currently or formerly in the military',
      ],
    },
    member: {
      values: ['member'],
      say: [
        () => 'Be a member of the association',
        () => 'Membership of the association is required',
        () => 'Paid-up members of the association',
        () => 'Only members can apply',
      ],
    },
    indigenous: {
      values: ['indigenous'],
      say: [
        () => 'Indigenous students',
        () => 'Identify as Indigenous',
        () => 'Be of Aboriginal descent',
        () => 'Belong to an Indigenous people',
      ],
    },
    foster: {
      values: ['foster'],
      say: [
        () => 'Care leavers',
        () => 'Spent time in foster care',
        () => 'Have experience of care',
        () => 'Looked after by a local authority',
      ],
    },
    final: {
      values: ['final'],
      say: [
        () => 'In your final year',
        () => 'Final year students',
        () => 'Entering the last year of the programme',
        () => 'Have one year left to study',
      ],
    },
    children: {
      values: ['children'],
      say: [
        () => 'Children of our employees',
        () => 'Your parent works for us as an employee',
        () => 'Sons and daughters of staff',
        () => 'Be the child of a member of staff',
      ],
    },
  },
  ended: [
    'This award is no longer running.',
    'The fund has closed and makes no further awards.',
    'Please note: this scholarship has been withdrawn.',
    'The scholarship was discontinued.',
  ],
  about: [
    ({ title, organization }) => `${title} is ${organization}’s way of saying that talent should never wait.`,
    ({ title, organization }) => `Offered by ${organization}, the ${title} rewards curiosity and hard work.`,
    ({ title, organization }) =>
      `Since 1994, ${organization} has run the ${title}, which has helped over 300 students.`,
  ],
  headings: {
    conditions: [
      'Who can apply?',
      'Eligibility requirements',
      'You must:',
      'Applicants must be',
      'Our criteria',
    ],
    dates: ['Dates to remember', 'Deadline', 'Application window', 'Key dates'],
    award: ['Value', 'What is it worth?', 'Funding available', 'Award amount'],
  },
  layouts: [cards, rows, long],
};
