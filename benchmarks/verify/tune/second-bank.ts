import type { Bank, PageParts } from '../page-pairs.ts';

const RATE = { month: 'monthly', year: 'annually', once: 'in one sum' };
const list = (items: string[]) => `<ol>${items.map((item) => `<li><span>${item}</span></li>`).join('')}</ol>`;

const divs = ({
  facts,
  about,
  conditions,
  dates,
  award,
  headings,
  noise,
}: PageParts) => `<html lang="en"><head><title>${facts.title} - Funding - ${facts.organization}</title></head><body>
<div class="site-nav"><ul><li>Study</li><li>Research</li></ul></div>
<div class="main-content"><h1>${facts.title}</h1><div>${about}</div>
<h3>${headings.award}</h3><div>${award}</div>
<h3>${headings.conditions}</h3>${list(conditions)}
<h3>${headings.dates}</h3>${list(dates)}
<h3>What our scholars say</h3><div>“I got my place on ${1 + Math.floor(noise() * 27)} August ${2020 + Math.floor(noise() * 5)}, and $${100 + Math.floor(noise() * 800)} for books.”</div></div>
<div class="site-footer">Page reviewed ${1 + Math.floor(noise() * 27)} November 2026 · ${facts.organization}</div></body></html>`;

const definitions = ({
  facts,
  about,
  conditions,
  dates,
  award,
  headings,
  noise,
}: PageParts) => `<html><head><title>${facts.title}</title><script>var hits=${Math.floor(noise() * 1e6)};</script></head><body>
<main><h1>${facts.title}</h1><p>${about}</p>
<dl><dt>${headings.award}</dt><dd>${award}</dd><dt>${headings.dates}</dt><dd>${dates.join('<br>')}</dd></dl>
<section><h2>${headings.conditions}</h2>${conditions.map((each) => `<p>${each}</p>`).join('')}</section>
<section class="related-links"><h2>More funding</h2><p>Dune Grant, ${1 + Math.floor(noise() * 27)} March 2027, ${900 + Math.floor(noise() * 99)} euros, open to residents of Chile</p></section></main>
<aside><p>Next open day: ${1 + Math.floor(noise() * 27)} February 2027</p></aside></body></html>`;

/** Wordings by which the reader's first faults were found; they were sealed until then. */
export const bank: Bank = {
  titles: [
    'Adeyemi Prize Fellowship',
    'Blue Estuary Scholarship',
    'Castellan Doctoral Studentship',
    'Ferncliff Bursary for Makers',
    'Saltmarsh Research Award',
  ],
  organizations: [
    'Adeyemi Institute',
    'Estuary Council',
    'Castellan College',
    'Ferncliff Guild',
    'Saltmarsh Laboratory',
  ],
  closes: [
    (day) => `Closing date for applications: ${day}`,
    (day) => `Your complete file has to reach us by ${day}.`,
    (day) => `Deadline ${day}, 17:00 local time`,
    (day) => `The call ends on ${day}.`,
    (day) => `Send us everything before ${day}.`,
  ],
  opens: [
    (day) => `Call opens: ${day}`,
    (day) => `Applications are invited from ${day}.`,
    (day) => `Submissions start on ${day}.`,
  ],
  results: [
    (day) => `Decisions are sent out on ${day}.`,
    (day) => `You will hear from us by ${day}.`,
    (day) => `Interviews take place on ${day}.`,
  ],
  award: [
    (sum, period) => `Each fellow is paid ${sum} ${RATE[period]}.`,
    (sum, period) => `The bursary provides ${sum}, paid ${RATE[period]}.`,
    (sum, period) => `An allowance of ${sum} (${RATE[period]}) and free housing.`,
  ],
  conditions: {
    citizenship: {
      values: ['Bolivia', 'Uganda', 'Ukraine', 'Bangladesh', 'Jordan'],
      say: [
        (v) => `You are a citizen of ${v}.`,
        (v) => `Holders of a passport of ${v} can apply.`,
        (v) => `Candidates from ${v} are eligible.`,
      ],
    },
    residence: {
      values: ['Wales', 'California', 'Ontario'],
      say: [(v) => `Applicants live in ${v}.`, (v) => `Residents of ${v} only.`],
    },
    level: {
      values: ['doctoral', 'undergraduate', 'postgraduate'],
      say: [(v) => `The studentship is for ${v} students.`, (v) => `You must be a ${v} student.`],
    },
    field: {
      values: ['chemistry', 'music', 'architecture', 'economics', 'veterinary medicine'],
      say: [
        (v) => `Your degree is in ${v}.`,
        (v) => `Eligible subject: ${v}.`,
        (v) => `Applicants must work in ${v}.`,
      ],
    },
    age: {
      values: ['26', '32', '40'],
      say: [
        (v) => `Applicants are at most ${v} years old.`,
        (v) => `Not older than ${v} at the time of applying.`,
      ],
    },
    work: {
      values: ['two', 'four', 'six'],
      say: [
        (v) => `You have worked for at least ${v} years.`,
        (v) => `Experience required: ${v} years of employment.`,
      ],
    },
    toefl: {
      values: ['80', '90', '100'],
      say: [(v) => `TOEFL iBT: ${v} or higher.`, (v) => `You must have scored ${v} in the TOEFL.`],
    },
    orphan: {
      values: ['orphans'],
      say: [(v) => `Only ${v} are considered.`, (v) => `Applicants must be ${v}.`],
    },
    disability: {
      values: ['a disability'],
      say: [(v) => `Applicants have ${v}.`, (v) => `Reserved for students with ${v}.`],
    },
    offer: {
      values: ['an offer of a place'],
      say: [(v) => `You must hold ${v} at the college.`, (v) => `Required: ${v} at the college.`],
    },
    first: {
      values: ['first-generation'],
      say: [(v) => `Candidates must be ${v} students.`, (v) => `Open to ${v} students.`],
    },
  },
  ended: [
    'We no longer offer this scholarship.',
    'The fellowship has been withdrawn.',
    'This bursary is no longer awarded.',
  ],
  about: [
    ({ title, organization }) =>
      `${title}: since 1987 ${organization} has stood beside young people who build, write and ask.`,
    ({ title, organization }) => `Each year ${organization} offers the ${title} to people of promise.`,
  ],
  headings: {
    conditions: ['Am I eligible?', 'Conditions', 'Entry requirements'],
    dates: ['Key dates', 'Deadlines', 'How to apply'],
    award: ['Value of the award', 'Funding', 'What it covers'],
  },
  layouts: [divs, definitions],
};
