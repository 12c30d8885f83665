import type { Bank, PageParts } from '../page-pairs.ts';

const PERIODS = { month: 'per month', year: 'per year', once: 'as a single payment' };
const EACH = { month: 'each month', year: 'each year', once: 'once' };
const list = (items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
const paragraphs = (items: string[]) => items.map((item) => `<p>${item}</p>`).join('\n');
const year = (noise: () => number) => 2024 + Math.floor(noise() * 4);

const plain = ({
  facts,
  about,
  conditions,
  dates,
  award,
  headings,
  noise,
}: PageParts) => `<!doctype html><html><head><title>${facts.title} | ${facts.organization}</title></head>
<body><header><nav><a href="/">Home</a> <a href="/news">News</a> <a href="/awards">Awards</a></nav></header>
<main><h1>${facts.title}</h1><p>${about}</p>
<h2>${headings.conditions}</h2>${list(conditions)}
<h2>${headings.award}</h2><p>${award}</p>
<h2>${headings.dates}</h2>${list(dates)}
<p class="meta">Last updated: ${1 + Math.floor(noise() * 28)} October 2026</p></main>
<footer>© ${year(noise)} ${facts.organization}. Visitors today: ${Math.floor(noise() * 900)}</footer></body></html>`;

const withSidebar = ({
  facts,
  about,
  conditions,
  dates,
  award,
  headings,
  noise,
}: PageParts) => `<html><head><title>${facts.title}</title></head><body>
<div id="cookie-consent">We use ${Math.floor(noise() * 9) + 1} cookies. You must accept them.</div>
<div class="content"><h1>${facts.title}</h1>
<p>${about}</p>
<h2>${headings.dates}</h2>${paragraphs(dates)}
<h2>${headings.award}</h2><p>${award}</p>
<h2>${headings.conditions}</h2>${paragraphs(conditions)}</div>
<div class="sidebar"><h3>Other awards</h3><p>Winter Travel Grant: £${400 + Math.floor(noise() * 500)}. \
Deadline: ${1 + Math.floor(noise() * 27)} May 2027. Applicants must be citizens of Norway.</p></div>
<div class="comments"><p>Reader ${Math.floor(noise() * 99)}: I applied on ${1 + Math.floor(noise() * 27)} April 2026 and got $300!</p></div></body></html>`;

const table = ({
  facts,
  about,
  conditions,
  dates,
  award,
  headings,
  noise,
}: PageParts) => `<html><head><title>${facts.organization}: ${facts.title}</title></head><body><article>
<h1>${facts.title}</h1><p>Posted on ${1 + Math.floor(noise() * 27)} September 2026 by the office</p><p>${about}</p>
<h2>${headings.conditions}</h2>${list(conditions)}
<table><tr><th>${headings.award}</th><td>${award}</td></tr>${dates.map((date) => `<tr><th>${headings.dates}</th><td>${date}</td></tr>`).join('')}</table>
<h2>Related scholarships</h2><ul><li>Harbour Prize, €${1_000 + Math.floor(noise() * 4_000)}, \
closes ${1 + Math.floor(noise() * 27)} June 2027</li><li>Mill Bursary for women under ${20 + Math.floor(noise() * 9)}</li></ul>
<h2>Latest news</h2><p>${1 + Math.floor(noise() * 27)} October 2026: the director opened a new library.</p></article></body></html>`;

/** The wordings on which the reader was tuned. */
export const bank: Bank = {
  titles: [
    'Lindqvist Fellowship for River Studies',
    'Maren Holt Scholarship',
    'Northern Lights Bursary',
    'Quillfeather Graduate Award',
    'Tamsin Reed Memorial Scholarship',
    'Orchard Foundation Engineering Scholarship',
  ],
  organizations: [
    'Lindqvist Trust',
    'Holt Foundation',
    'University of Eastmere',
    'Quillfeather Society',
    'Reed Family Fund',
    'Orchard Foundation',
  ],
  closes: [
    (day) => `Application deadline: ${day}`,
    (day) => `Applications close on ${day} at midnight.`,
    (day) => `Please apply by ${day}.`,
    (day) => `The closing date is ${day}.`,
    (day) => `All documents must be submitted no later than ${day}.`,
    (day) => `We accept applications until ${day}.`,
  ],
  opens: [
    (day) => `Applications open on ${day}.`,
    (day) => `The portal opens ${day}.`,
    (day) => `You can apply from ${day}.`,
  ],
  results: [
    (day) => `Results are announced on ${day}.`,
    (day) => `Shortlisted candidates are interviewed on ${day}.`,
    (day) => `Winners will be notified by ${day}.`,
  ],
  award: [
    (sum, period) => `The scholarship is worth ${sum} ${PERIODS[period]}.`,
    (sum, period) => `Scholars receive a stipend of ${sum} ${PERIODS[period]}.`,
    (sum, period) => `We pay ${sum} ${EACH[period]}, plus travel.`,
    (sum, period) => `Value: ${sum} ${PERIODS[period]}`,
  ],
  conditions: {
    citizenship: {
      values: ['Kenya', 'Vietnam', 'Peru', 'Ghana', 'Nepal', 'Georgia'],
      say: [
        (v) => `Applicants must be citizens of ${v}.`,
        (v) => `Open to nationals of ${v}.`,
        (v) => `You need to hold the citizenship of ${v}.`,
        (v) => `Candidates must come from ${v}.`,
      ],
    },
    level: {
      values: ['a master’s degree', 'a PhD', 'a bachelor’s degree'],
      say: [
        (v) => `You must be applying for ${v}.`,
        (v) => `The award is for students starting ${v}.`,
        (v) => `Candidates should be about to begin ${v}.`,
      ],
    },
    field: {
      values: ['engineering', 'nursing', 'law', 'agriculture', 'mathematics', 'history'],
      say: [
        (v) => `Only for students of ${v}.`,
        (v) => `The subject must be ${v}.`,
        (v) => `Applicants should be studying ${v}.`,
      ],
    },
    age: {
      values: ['25', '28', '30', '35'],
      say: [
        (v) => `You must be no older than ${v}.`,
        (v) => `The age limit is ${v} years: applicants must not be older.`,
        (v) => `Candidates aged over ${v} are not eligible.`,
      ],
    },
    work: {
      values: ['two', 'three', 'five'],
      say: [
        (v) => `At least ${v} years of work experience are required.`,
        (v) => `Applicants need a minimum of ${v} years of professional experience.`,
        (v) => `You must have ${v} years of work experience or more.`,
      ],
    },
    gpa: {
      values: ['3.0', '3.2', '3.5'],
      say: [
        (v) => `A GPA of at least ${v} is required.`,
        (v) => `Minimum grade point average (GPA): ${v}.`,
        (v) => `Your GPA must be ${v} or better.`,
      ],
    },
    ielts: {
      values: ['6.0', '6.5', '7.0'],
      say: [
        (v) => `IELTS ${v} or above is required.`,
        (v) => `Applicants must have an IELTS score of ${v}.`,
        (v) => `Minimum IELTS: ${v}.`,
      ],
    },
    gender: {
      values: ['women'],
      say: [(v) => `Only ${v} may apply.`, (v) => `The award is open to ${v} only.`],
    },
    refugee: {
      values: ['refugees'],
      say: [(v) => `Applicants must be recognised ${v}.`, (v) => `Reserved for ${v}.`],
    },
    need: {
      values: ['financial need'],
      say: [(v) => `Candidates must show ${v}.`, (v) => `You are required to document ${v}.`],
    },
    time: {
      values: ['full-time', 'part-time'],
      say: [(v) => `Students must be enrolled ${v}.`, (v) => `You should be enrolled ${v}.`],
    },
  },
  ended: [
    'This scholarship is no longer offered.',
    'The programme has been discontinued.',
    'The award has come to an end.',
  ],
  about: [
    ({ title, organization }) =>
      `The ${title} of ${organization} supports gifted people on their way through university.`,
    ({ title, organization }) =>
      `With the ${title}, ${organization} helps students who want to make a difference.`,
    ({ title, organization }) =>
      `${organization} gives the ${title} to students with fine results and plans of their own.`,
  ],
  headings: {
    conditions: ['Eligibility', 'Who can apply', 'Requirements'],
    dates: ['Dates', 'Timeline', 'When to apply'],
    award: ['What we offer', 'Benefits', 'The award'],
  },
  layouts: [plain, withSidebar, table],
};
