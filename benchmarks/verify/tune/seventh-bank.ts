import type { Bank, PageParts } from '../page-pairs.ts';

const PAID = { month: 'a month', year: 'a year', once: 'in one instalment' };

/** Everything about who may apply in one paragraph, as a letter says it. */
const letter = ({
  facts,
  about,
  conditions,
  dates,
  award,
  headings,
  noise,
}: PageParts) => `<html><head><title>${facts.title} – ${facts.organization}</title></head><body><div role="main">
<h1>${facts.title}</h1><p>${about} ${award}</p>
<h3>${headings.conditions}</h3><p>${conditions.map((line) => line.replace(/[.]?$/, '.')).join(' ')}</p>
<h3>${headings.dates}</h3><p>${dates.map((line) => line.replace(/[.]?$/, '.')).join(' ')}</p>
<p>Questions? Ring us on 01${Math.floor(noise() * 900) + 100} 44 55.</p></div>
<aside><h3>In the press</h3><p>On ${1 + Math.floor(noise() * 27)} March 2026 we gave away $${Math.floor(noise() * 90)},000.</p></aside></body></html>`;

/** Questions and answers, as a definition list. */
const questions = ({
  facts,
  about,
  conditions,
  dates,
  award,
  headings,
  noise,
}: PageParts) => `<html><head><title>${facts.title}</title></head><body><nav>Home Study Fees</nav><main>
<h1>${facts.title}</h1><p class="lead">${about}</p><dl><dt>${headings.conditions}</dt>
${conditions.map((line) => `<dd>${line}</dd>`).join('\n')}<dt>${headings.award}</dt><dd>${award}</dd>
<dt>${headings.dates}</dt>${dates.map((line) => `<dd>${line}</dd>`).join('')}</dl>
<p>This page was viewed ${Math.floor(noise() * 9_000)} times.</p></main></body></html>`;

/** Articles of a statute, numbered. */
const statute = ({
  facts,
  about,
  conditions,
  dates,
  award,
  headings,
  noise,
}: PageParts) => `<html><head><title>Regulations: ${facts.title}</title></head><body><article><h1>${facts.title}</h1>
<p>${about}</p><h2>§ 1 ${headings.award}</h2><p>${award}</p><h2>§ 2 ${headings.conditions}</h2><ol>
${conditions.map((line) => `<li><p>${line}</p></li>`).join('\n')}</ol>
<h2>§ 3 ${headings.dates}</h2>${dates.map((line) => `<p>${line}</p>`).join('')}</article>
<div class="related-items"><p>Quarry Prize, ${2_000 + Math.floor(noise() * 900)} euros, until ${1 + Math.floor(noise() * 27)} July 2027</p></div></body></html>`;

/** Of an office and of a friend in turn: notices, statutes and chatty pages. Written before the reader was tried on them. */
export const bank: Bank = {
  titles: [
    'Ashgrove Travelling Studentship',
    'Nkemelu Award for Young Chemists',
    'Saltmarsh Centenary Bursary',
    'The Pell-Abernathy Grant',
    'Vesterdal Scholars Programme',
    'Dunmore Quarry Scholarship',
  ],
  organizations: [
    'Ashgrove Institute',
    'Nkemelu Foundation',
    'Saltmarsh College',
    'Abernathy Trust',
    'Vesterdal Fund',
    'Borough of Dunmore',
  ],
  closes: [
    (day) => `Applications shall be lodged on or before ${day}.`,
    (day) => `Don’t leave it too late: we need everything by ${day}!`,
    (day) => `Last date for receipt of applications: ${day}`,
    (day) => `The call remains open until ${day}.`,
    (day) => `Entries received after ${day} will not be considered.`,
    (day) => `Deadline ${day}, 17:00 CET`,
    (day) => `Get your form to us before ${day} and you are in.`,
  ],
  opens: [
    (day) => `The call is published and opens on ${day}.`,
    (day) => `From ${day} you can fill in the form.`,
    (day) => `Applications accepted from: ${day}`,
  ],
  results: [
    (day) => `The outcome shall be communicated on ${day}.`,
    (day) => `We will let you know by ${day}.`,
    (day) => `Publication of the results: ${day}`,
    (day) => `The jury meets on ${day}.`,
  ],
  award: [
    (sum, period) => `The studentship carries an emolument and is worth ${sum} ${PAID[period]}.`,
    (sum, period) => `You’ll get ${sum} ${PAID[period]} from us.`,
    (sum, period) => `Amount: ${sum} ${PAID[period]}`,
    (sum, period) => `Grantees are awarded ${sum} ${PAID[period]}.`,
    (sum, period) => `It pays ${sum} ${PAID[period]} towards fees and rent.`,
  ],
  conditions: {
    citizenship: {
      values: ['Uganda', 'Bolivia', 'Sri Lanka', 'Moldova', 'Zambia'],
      say: [
        (v) => `The candidate shall be a national of ${v}.`,
        (v) => `${v} is your home country.`,
        (v) => `Applicants of any nationality other than that of ${v} are not eligible.`,
        (v) => `Proof of citizenship of ${v} is to be enclosed.`,
        (v) => `You carry a passport from ${v}? Then you can apply.`,
        (v) => `Country of origin: ${v}`,
      ],
    },
    residence: {
      values: ['Nova Scotia', 'Kerala', 'Tasmania', 'Scotland'],
      say: [
        (v) => `The candidate shall have resided in ${v} for the whole of the preceding year.`,
        (v) => `You live in ${v}.`,
        (v) => `A residence permit or registration in ${v} is compulsory.`,
        (v) => `Your family home is in ${v}.`,
      ],
    },
    level: {
      values: ['bachelor’s', 'master’s', 'doctoral'],
      say: [
        (v) => `Tenable for ${v} study alone.`,
        (v) => `You’re going for a ${v} degree.`,
        (v) => `Awarded to candidates admitted to a ${v} programme.`,
        (v) => `Stage: ${v}`,
        (v) => `The studentship supports ${v} students.`,
      ],
    },
    field: {
      values: ['chemistry', 'law', 'architecture', 'nursing', 'economics'],
      say: [
        (v) => `The candidate shall read ${v}.`,
        (v) => `${v[0]?.toUpperCase()}${v.slice(1)} is your subject.`,
        (v) => `Restricted to the discipline of ${v}.`,
        (v) => `Course: ${v} only`,
        (v) => `We fund people who want to make a career in ${v}.`,
      ],
    },
    age: {
      values: ['24', '27', '32', '40'],
      say: [
        (v) => `The candidate shall not have attained the age of ${v} years on the closing date.`,
        (v) => `You are still under ${v}.`,
        (v) => `Upper age limit: ${v}`,
        (v) => `Persons above ${v} years of age shall not be admitted.`,
      ],
    },
    gpa: {
      values: ['2.8', '3.3', '3.6'],
      say: [
        (v) => `A cumulative grade point average of not less than ${v} shall be shown.`,
        (v) => `Your GPA? ${v} or higher, please.`,
        (v) => `GPA requirement: ${v} (out of 4.0)`,
        (v) => `Candidates with a GPA lower than ${v} are excluded.`,
      ],
    },
    ielts: {
      values: ['5.5', '6.5', '7.0'],
      say: [
        (v) => `An IELTS band of ${v} at the least shall be evidenced.`,
        (v) => `Your English is good: IELTS ${v} or better.`,
        (v) => `Language certificate: IELTS ${v}`,
        (v) => `Not below ${v} in IELTS.`,
      ],
    },
    work: {
      values: ['two', 'four', 'six'],
      say: [
        (v) => `The candidate shall have been in employment for not less than ${v} years.`,
        (v) => `You’ve been working for ${v} years or longer.`,
        (v) => `Professional practice: ${v} years minimum`,
      ],
    },
    income: {
      values: ['$20,000', '$45,000', '$60,000'],
      say: [
        (v) => `The annual income of the household shall not exceed ${v}.`,
        (v) => `Your family earns less than ${v} a year.`,
        (v) => `Family income ceiling: ${v} per annum`,
      ],
    },
    time: {
      values: ['full-time', 'part-time'],
      say: [
        (v) => `Attendance shall be ${v}.`,
        (v) => `You study ${v}.`,
        (v) => `Type of enrolment: ${v}`,
        (v) => `Granted for ${v} courses exclusively.`,
      ],
    },
    gender: {
      values: ['female'],
      say: [
        () => 'Candidates shall be female.',
        () => 'You are a woman.',
        () => 'Ladies only',
        () => 'This grant exists to bring more women into research.',
      ],
    },
    need: {
      values: ['need'],
      say: [
        () => 'Regard shall be had to the pecuniary circumstances of the candidate, who must be in need.',
        () => 'Money is tight at home.',
        () => 'Evidence of straitened means is required.',
        () => 'Without our help you could not pay for your studies.',
      ],
    },
    refugee: {
      values: ['refugee'],
      say: [
        () => 'Holders of refugee status under the Convention of 1951 alone are eligible.',
        () => 'You had to leave your country and were given protection.',
        () => 'For displaced persons',
      ],
    },
    disability: {
      values: ['disability'],
      say: [
        () => 'The candidate shall hold a certificate of severe impairment.',
        () => 'You have a disability.',
        () => 'Reserved for wheelchair users and people with other disabilities.',
        () => 'For students who are blind, deaf or otherwise disabled',
      ],
    },
    orphan: {
      values: ['orphan'],
      say: [
        () => 'Preference is not given: only orphans are admitted.',
        () => 'You have lost one or both parents.',
        () => 'For students whose mother or father has died',
      ],
    },
    first: {
      values: ['first'],
      say: [
        () => 'Neither parent of the candidate shall have graduated.',
        () => 'You’re the first of your family at a university.',
        () => 'For first-generation students',
        () => 'Mum and dad never went to college? This one is for you.',
      ],
    },
    nominated: {
      values: ['nominated'],
      say: [
        () => 'Candidates shall be proposed by the rector of their university.',
        () => 'Your teacher puts your name forward.',
        () => 'By nomination only',
        () => 'You cannot apply yourself; your school does it for you.',
      ],
    },
    offer: {
      values: ['offer'],
      say: [
        () => 'A letter of admission shall be enclosed.',
        () => 'You’ve already got your place.',
        () => 'Admission to the university is a precondition.',
        () => 'Applicants hold an offer by the time they apply.',
      ],
    },
    return: {
      values: ['return'],
      say: [
        () => 'The candidate undertakes to resume residence in the country of origin on completion.',
        () => 'You’ll go back home after your studies.',
        () => 'Return obligation: yes',
      ],
    },
    otherAward: {
      values: ['other'],
      say: [
        () => 'The studentship is not tenable together with any other award.',
        () => 'You don’t get money from another scholarship.',
        () => 'Double funding is excluded.',
      ],
    },
    character: {
      values: ['character'],
      say: [
        () => 'The candidate shall be of good character and repute.',
        () => 'You’re kind, curious and reliable.',
        () => 'Good conduct is expected.',
      ],
    },
    essay: {
      values: ['essay'],
      say: [
        () => 'The candidate shall submit an essay of 800 words.',
        () => 'Write us 800 words about what drives you.',
        () => 'Essay required: 800 words',
      ],
    },
  },
  ended: [
    'The studentship has been discontinued.',
    'We no longer offer this scholarship.',
    'This award is no longer offered.',
  ],
  about: [
    ({ title, organization }) =>
      `The ${title} was endowed in memory of a chemist and is administered by ${organization}.`,
    ({ title, organization }) =>
      `Hello! We are ${organization}, and with the ${title} we send bright people out into the world.`,
    ({ title, organization }) => `${organization} invites applications for the ${title}.`,
    ({ title }) => `Fees are high, rents are higher. The ${title} takes some of that weight off you.`,
  ],
  headings: {
    conditions: [
      'Eligibility of candidates',
      'Is it for me?',
      'Who may apply',
      'Conditions of award',
      'What you need',
    ],
    dates: ['Dates', 'When?', 'Calendar of the call', 'Deadlines'],
    award: ['Emoluments', 'What’s in it for me?', 'Amount', 'What the award pays'],
  },
  layouts: [letter, questions, statute],
};
