import type { Bank, PageParts } from '../page-pairs.ts';

const PAID = { month: 'per month', year: 'per academic year', once: 'as a single payment' };

/** A college's foundation: a table of facts on top, then paragraphs. */
const foundation = ({
  facts,
  about,
  conditions,
  dates,
  award,
  headings,
  noise,
}: PageParts) => `<html><head><title>${facts.organization}: ${facts.title}</title></head><body><header><a href="/">Give now</a></header><main>
<h1>${facts.title}</h1><p>${about}</p><table><tr><th>${headings.award}</th><td>${award}</td></tr></table>
<h2>${headings.conditions}</h2><ul>${conditions.map((line) => `<li>${line}</li>`).join('')}</ul>
<h2>${headings.dates}</h2>${dates.map((line) => `<p>${line}</p>`).join('')}
<p>${Math.floor(noise() * 400)} donors gave to this fund.</p></main></body></html>`;

/** A leaflet that was put on the web: short lines in divs, no lists. */
const leaflet = ({
  facts,
  about,
  conditions,
  dates,
  award,
  headings,
  noise,
}: PageParts) => `<html><head><title>${facts.title}</title></head><body><div class="content"><h1>${facts.title}</h1>
<div>${about}</div><div>${award}</div><h4>${headings.conditions}</h4>
${conditions.map((line) => `<div>• ${line}</div>`).join('\n')}
<h4>${headings.dates}</h4>${dates.map((line) => `<div>${line}</div>`).join('\n')}
<h4>News</h4><div>${1 + Math.floor(noise() * 27)} March 2026: a dinner raised $${10 + Math.floor(noise() * 80)},000.</div></div></body></html>`;

/** An authority: sections with numbers, conditions in one paragraph after a list of documents. */
const authority = ({
  facts,
  about,
  conditions,
  dates,
  award,
  headings,
  noise,
}: PageParts) => `<html><head><title>${facts.title} | ${facts.organization}</title></head><body><section><h1>${facts.title}</h1>
<p>${about}</p><h2>1. ${headings.award}</h2><p>${award}</p><h2>2. ${headings.conditions}</h2>
${conditions.map((line) => `<p>${line}</p>`).join('\n')}<h2>3. ${headings.dates}</h2>
<ul>${dates.map((line) => `<li>${line}</li>`).join('')}</ul></section>
<footer>File no. ${Math.floor(noise() * 9_000)}</footer></body></html>`;

/** Of a college's foundation, a parish, a company and an authority whose English is translated. Written before the reader was tried on it. */
export const bank: Bank = {
  titles: [
    'Harlan T. Boyd Memorial Scholarship',
    'Parish of St Brannoc Education Fund',
    'Lumenta Future Makers Award',
    'Provincial Merit Grant Vald',
    'Adaeze Obi Women in Science Bursary',
  ],
  organizations: [
    'Cedar Falls College Foundation',
    'St Brannoc Charities',
    'Lumenta AG',
    'Province of Vald',
    'Obi Family Trust',
  ],
  closes: [
    (day) => `Completed packets are due in our office by ${day}.`,
    (day) => `Please have your papers with us no later than ${day}.`,
    (day) => `The submission window shuts on ${day}.`,
    (day) => `Requests must be presented until ${day}.`,
    (day) => `Application deadline – ${day}`,
  ],
  opens: [
    (day) => `The portal goes live on ${day}.`,
    (day) => `Requests can be presented starting ${day}.`,
    (day) => `Application period begins: ${day}`,
  ],
  results: [
    (day) => `Recipients will be notified by ${day}.`,
    (day) => `Families hear from us by ${day}.`,
    (day) => `The ranking list is announced on ${day}.`,
  ],
  award: [
    (sum, period) => `Award amount: ${sum} ${PAID[period]}`,
    (sum, period) => `We make grants of ${sum} ${PAID[period]} towards the cost of learning.`,
    (sum, period) => `Winners receive ${sum} ${PAID[period]}, plus a mentor.`,
    (sum, period) => `The contribution amounts to ${sum} ${PAID[period]}.`,
  ],
  conditions: {
    citizenship: {
      values: ['Cameroon', 'Peru', 'Nepal', 'Serbia', 'Jordan'],
      say: [
        (v) => `Must hold citizenship of ${v}.`,
        (v) => `The fund is for young people of ${v} nationality or origin: ${v} only.`,
        (v) => `Only nationals of ${v} are considered.`,
        (v) => `Possession of the citizenship of ${v} is necessary.`,
        (v) => `Applicants have to be ${v} passport holders.`,
      ],
    },
    residence: {
      values: ['Iowa', 'Cornwall', 'Bavaria', 'Punjab'],
      say: [
        (v) => `Must be a legal resident of ${v}.`,
        (v) => `The applicant or a parent lives in ${v}.`,
        (v) => `Registered residence in ${v} since at least one year is required.`,
        (v) => `Home address in ${v}.`,
      ],
    },
    level: {
      values: ['undergraduate', 'master’s', 'doctoral'],
      say: [
        (v) => `Must be pursuing ${v} study.`,
        (v) => `We help ${v} students.`,
        (v) => `Participants of ${v} programmes may apply.`,
        (v) => `Level: ${v}.`,
      ],
    },
    field: {
      values: ['physics', 'nursing', 'journalism', 'economics', 'architecture'],
      say: [
        (v) => `Must have a declared major in ${v}.`,
        (v) => `The course has to be in ${v}.`,
        (v) => `You are passionate about ${v} and study it.`,
        (v) => `Direction of studies: ${v}.`,
      ],
    },
    age: {
      values: ['21', '25', '30', '35'],
      say: [
        (v) => `Must be ${v} years of age or younger.`,
        (v) => `Grants are not made to anybody over ${v}.`,
        (v) => `You have not celebrated your ${v}th birthday yet.`,
        (v) => `The age of ${v} years must not be exceeded.`,
      ],
    },
    gpa: {
      values: ['2.5', '3.0', '3.7'],
      say: [
        (v) => `Minimum cumulative GPA of ${v}.`,
        (v) => `A ${v} grade point average or better.`,
        (v) => `The average of grades amounts to at least ${v}.`,
        (v) => `Maintain a GPA of ${v} throughout.`,
      ],
    },
    ielts: {
      values: ['6.0', '6.5', '7.5'],
      say: [
        (v) => `IELTS overall score of ${v} or above.`,
        (v) => `English: ${v} in IELTS.`,
        (v) => `The result of IELTS must be not lower than ${v}.`,
      ],
    },
    work: {
      values: ['two', 'three', 'five'],
      say: [
        (v) => `Must have ${v} years of work experience.`,
        (v) => `You’ve spent ${v} years in a job.`,
        (v) => `Professional activity of a minimum of ${v} years.`,
      ],
    },
    income: {
      values: ['$30,000', '$50,000', '$75,000'],
      say: [
        (v) => `Household income may not exceed ${v} annually.`,
        (v) => `We look first at homes with a yearly income under ${v}.`,
        (v) => `The annual family income lies below ${v}.`,
      ],
    },
    time: {
      values: ['full-time', 'part-time'],
      say: [
        (v) => `Must be enrolled ${v}.`,
        (v) => `The course is taken ${v}.`,
        (v) => `Form of studies: ${v}.`,
      ],
    },
    gender: {
      values: ['female'],
      say: [
        () => 'Must identify as a woman.',
        () => 'For girls and young women.',
        () => 'The applicant is female.',
        () => 'We want to see more women in labs.',
      ],
    },
    need: {
      values: ['need'],
      say: [
        () => 'Must demonstrate financial need as shown by the FAFSA.',
        () => 'The family would struggle to meet the cost.',
        () => 'Difficult material situation of the family.',
        () => 'You could not study without support.',
      ],
    },
    refugee: {
      values: ['refugee'],
      say: [
        () => 'Must have refugee or asylee status.',
        () => 'Young people who fled war.',
        () => 'Persons granted international protection.',
      ],
    },
    disability: {
      values: ['disability'],
      say: [
        () => 'Must have a documented disability.',
        () => 'Young people who live with a disability or long illness.',
        () => 'Possession of a certificate of disability.',
      ],
    },
    orphan: {
      values: ['orphan'],
      say: [
        () => 'Must have lost a parent.',
        () => 'Children who are orphaned.',
        () => 'Full or half orphans.',
      ],
    },
    first: {
      values: ['first'],
      say: [
        () => 'Must be a first-generation college student.',
        () => 'Neither mother nor father went to university.',
        () => 'Parents without higher education.',
        () => 'You are the first in your family to study.',
      ],
    },
    foster: {
      values: ['foster'],
      say: [
        () => 'Must be a current or former foster youth.',
        () => 'Young people in care or who have left it.',
        () => 'Pupils of children’s homes.',
      ],
    },
    nominated: {
      values: ['nominated'],
      say: [
        () => 'Must be nominated by a faculty member.',
        () => 'The head teacher sends us the names.',
        () => 'Candidates are put forward by their schools.',
      ],
    },
    offer: {
      values: ['offer'],
      say: [
        () => 'Must be accepted for admission at the college.',
        () => 'A place on a course has been offered.',
        () => 'Confirmation of admission to studies.',
        () => 'You have your acceptance letter in hand.',
      ],
    },
    return: {
      values: ['return'],
      say: [
        () => 'Must agree to return home after graduation.',
        () => 'Recipients come back and work in the region.',
        () => 'Obligation to go back to the country of origin.',
      ],
    },
    otherAward: {
      values: ['other'],
      say: [
        () => 'May not hold another full scholarship.',
        () => 'We do not add to grants from elsewhere.',
        () => 'Cannot be combined with other scholarships.',
      ],
    },
    member: {
      values: ['member'],
      say: [
        () => 'Must be a member of the college honor society.',
        () => 'The family belongs to the parish.',
        () => 'Membership in the association is necessary.',
      ],
    },
    character: {
      values: ['character'],
      say: [
        () => 'Must show leadership and community involvement.',
        () => 'Helping others comes naturally to you.',
        () => 'Social commitment is expected.',
      ],
    },
    essay: {
      values: ['essay'],
      say: [
        () => 'Must submit a 500-word personal statement.',
        () => 'Tell us in 500 words where you want to go.',
        () => 'Motivation letter of 500 words.',
      ],
    },
  },
  ended: [
    'This scholarship is no longer offered.',
    'The fund has been closed.',
    'The programme was discontinued.',
  ],
  about: [
    ({ title, organization }) => `The ${title} was established at ${organization} by friends of the family.`,
    ({ title, organization }) =>
      `For two hundred years ${organization} has helped local people. The ${title} goes on with that.`,
    ({ title, organization }) =>
      `At ${organization} we believe in people who build. That’s why there is the ${title}.`,
    ({ title, organization }) => `${organization} announces the recruitment for the ${title}.`,
  ],
  headings: {
    conditions: [
      'Eligibility requirements',
      'Whom we help',
      'Is this you?',
      'Conditions of participation',
      'Criteria',
    ],
    dates: ['Important dates', 'When to write to us', 'Timeline', 'Terms and dates'],
    award: ['Award', 'What we give', 'What you get', 'Amount of the grant'],
  },
  layouts: [foundation, leaflet, authority],
};
