import type { Bank, PageParts } from '../page-pairs.ts';

const TERMS = { month: 'every month', year: 'an academic year', once: 'on arrival' };

const cards = ({
  facts,
  about,
  conditions,
  dates,
  award,
  headings,
  noise,
}: PageParts) => `<!DOCTYPE html><html><head><title>${facts.title} · ${facts.organization}</title></head><body>
<div role="navigation"><a>Start</a><a>Apply</a></div>
<h1>${facts.title}</h1><p class="lead">${about}</p>
<div class="card"><h4>${headings.conditions}</h4><p>${conditions.join(' ')}</p></div>
<div class="card"><h4>${headings.award}</h4><p>${award}</p></div>
<div class="card"><h4>${headings.dates}</h4><p>${dates.join(' ')}</p></div>
<div class="ticker">Read ${Math.floor(noise() * 5_000)} times · ${1 + Math.floor(noise() * 27)} July 2026: garden party</div>
<h2>Upcoming events</h2><p>Webinar on ${1 + Math.floor(noise() * 27)} January 2027. You must register.</p></body></html>`;

const long = ({
  facts,
  about,
  conditions,
  dates,
  award,
  headings,
  noise,
}: PageParts) => `<html><head><title>${facts.title}</title></head><body><main><h1>${facts.title}</h1>
<p>${about}</p><p>${award}</p><h2>${headings.conditions}</h2><ul>${conditions.map((each) => `<li><p>${each}</p></li>`).join('')}</ul>
<h2>${headings.dates}</h2>${dates.map((each) => `<p><strong>${each}</strong></p>`).join('')}
<h2>Past recipients</h2><p>In ${2015 + Math.floor(noise() * 9)} the award went to a student of geology from Malta, aged ${19 + Math.floor(noise() * 9)}.</p>
<h2>Questions?</h2><p>Call us between ${1 + Math.floor(noise() * 9)} and 11.</p></main>
<div id="footer">Last modified ${1 + Math.floor(noise() * 27)}.10.2026</div></body></html>`;

/** Wordings that were written after the reader was tuned. Nobody looked at a mistake on them. */
export const bank: Bank = {
  titles: [
    'Okafor Travelling Fellowship',
    'Pinewood Legacy Scholarship',
    'Rosamund Vale Bursary',
    'Stonebridge Excellence Grant',
    'Ulvik Ocean Fellowship',
  ],
  organizations: ['Okafor House', 'Pinewood Trust', 'Vale Charity', 'Stonebridge University', 'Ulvik Centre'],
  closes: [
    (day) => `Applications must arrive by ${day}.`,
    (day) => `The application window closes on ${day}.`,
    (day) => `Final date for submission: ${day}.`,
    (day) => `Submit your application before ${day}.`,
  ],
  opens: [(day) => `The application window opens on ${day}.`, (day) => `Applying is possible from ${day}.`],
  results: [(day) => `Outcomes are published on ${day}.`, (day) => `The winners are announced on ${day}.`],
  award: [
    (sum, period) => `Fellows get ${sum} ${TERMS[period]}.`,
    (sum, period) => `The grant amounts to ${sum} ${TERMS[period]}.`,
    (sum, period) => `Support of ${sum} is paid ${TERMS[period]}.`,
  ],
  conditions: {
    citizenship: {
      values: ['Rwanda', 'Mongolia', 'Colombia', 'Lebanon'],
      say: [
        (v) => `Applicants hold the nationality of ${v}.`,
        (v) => `This call is for citizens of ${v}.`,
        (v) => `You must be a national of ${v}.`,
      ],
    },
    level: {
      values: ['bachelor’s', 'master’s', 'doctoral'],
      say: [
        (v) => `You plan to begin a ${v} programme.`,
        (v) => `Only applicants to a ${v} programme are considered.`,
      ],
    },
    field: {
      values: ['computer science', 'psychology', 'theology', 'biology', 'civil engineering'],
      say: [
        (v) => `Your subject must be ${v}.`,
        (v) => `Applicants study ${v}.`,
        (v) => `Limited to students of ${v}.`,
      ],
    },
    age: {
      values: ['24', '29', '33'],
      say: [
        (v) => `The upper age limit is ${v}.`,
        (v) => `No applicant may be older than ${v}.`,
        (v) => `You must be ${v} or younger.`,
      ],
    },
    work: {
      values: ['three', 'seven', 'eight'],
      say: [
        (v) => `A minimum of ${v} years in employment is required.`,
        (v) => `Applicants have worked for ${v} years or longer.`,
      ],
    },
    average: {
      values: ['3.1', '3.4', '3.7'],
      say: [
        (v) => `A grade average of ${v} or higher is needed.`,
        (v) => `Your average grade must reach ${v}.`,
      ],
    },
    foster: {
      values: ['foster care'],
      say: [(v) => `Applicants must have lived in ${v}.`, (v) => `Open to young people from ${v}.`],
    },
    veteran: { values: ['veterans'], say: [(v) => `Applicants must be ${v}.`, (v) => `For ${v} only.`] },
    final: {
      values: ['final-year', 'first-year'],
      say: [(v) => `You must be a ${v} student.`, (v) => `Only ${v} students can apply.`],
    },
    return: {
      values: ['return home'],
      say: [(v) => `Fellows must ${v} afterwards.`, (v) => `You are required to ${v} when the course ends.`],
    },
  },
  ended: [
    'The scholarship has been discontinued.',
    'This grant is no longer available.',
    'The fellowship has ended.',
  ],
  about: [
    ({ title, organization }) =>
      `${organization} founded the ${title} for people who cross borders to learn.`,
    ({ title, organization }) => `The ${title} is a gift of ${organization} to the next generation.`,
  ],
  headings: {
    conditions: ['Who is eligible?', 'Eligibility criteria', 'Requirements for applicants'],
    dates: ['Important dates', 'Application period', 'Calendar'],
    award: ['Funding', 'What you receive', 'Scholarship value'],
  },
  layouts: [cards, long],
};
