import type { PageParts } from '../page-pairs.ts';

const of = <T>(items: readonly T[], random: () => number): T =>
  items[Math.floor(random() * items.length)] as T;
const figure = (most: number, random: () => number) => 1 + Math.floor(random() * most);

const NAMES = ['Ana', 'Tomasz', 'Wei', 'Fatou', 'Priya', 'Jonas'];
const PLACES = ['Chile', 'Poland', 'China', 'Senegal', 'India', 'Denmark'];
const STUDIES = ['music', 'law', 'physics', 'nursing', 'history'];
const MONTHS = ['January', 'March', 'May', 'October'];

/** What sites put anywhere between their own words, another one at each visit. */
const LINES: readonly ((random: () => number) => string)[] = [
  (random) => `${of(NAMES, random)} from ${of(PLACES, random)} writes: the best year of my life!`,
  (random) => `Photo: ${of(NAMES, random)}, ${18 + figure(20, random)}, studies ${of(STUDIES, random)}.`,
  (random) => `${figure(900, random)} people are looking at this page.`,
  (random) =>
    `Tip of the day: ${of(['drink water', 'begin early', 'ask your teacher', 'sleep well'], random)}.`,
  (random) => `Open house on ${figure(27, random)} ${of(MONTHS, random)} 2027: come and see us.`,
  (random) => `${figure(60, random)} places are left at the summer school.`,
  (random) => `Our shop has mugs from $${figure(30, random)}.`,
  (random) => `Today in ${of(PLACES, random)}: a talk about ${of(STUDIES, random)}.`,
  (random) => `“${of(['I learned so much', 'My parents were proud', 'Apply, it is worth it'], random)}”`,
  (random) =>
    of(['Share your story with us.', 'Thank you for being here.', 'Have you seen our film?'], random),
];

const busy = (random: () => number, tag: string): string =>
  random() < 0.75 ? `<${tag}>${of(LINES, random)(random)}</${tag}>` : '';

const list = (lines: string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
const paragraphs = (lines: string[]) => lines.map((line) => `<p>${line}</p>`).join('');

const between = ({ facts, about, conditions, dates, award, headings, noise }: PageParts) => `<html><head>
<title>${facts.title}</title></head><body><main><h1>${facts.title}</h1>${busy(noise, 'p')}<p>${about}</p>
<h2>${headings.award}</h2><p>${award}</p>${busy(noise, 'p')}<h2>${headings.dates}</h2>${list(dates)}${busy(noise, 'p')}
<h2>${headings.conditions}</h2>${list(conditions)}${busy(noise, 'p')}${busy(noise, 'div')}</main></body></html>`;

const rows = ({ facts, about, conditions, dates, award, headings, noise }: PageParts) => `<html><head>
<title>${facts.title} – ${facts.organization}</title></head><body><h1>${facts.title}</h1><p>${about}</p><table>
<tr><td>${headings.conditions}</td><td>${conditions.join('<br>')}</td></tr><tr><td>${headings.award}</td><td>${award}</td></tr>
<tr><td>${headings.dates}</td><td>${dates.join('<br>')}</td></tr></table>${busy(noise, 'p')}${busy(noise, 'blockquote')}
<h3>About ${facts.organization}</h3><p>We are a small office.</p>${busy(noise, 'p')}</body></html>`;

const bare = ({ facts, about, conditions, dates, award, headings, noise }: PageParts) => `<html><body>
<h1>${facts.title}</h1><div>${about}</div><div><b>${headings.conditions}</b></div>${paragraphs(conditions)}
<div><b>${headings.award}</b></div><div>${award}</div><div><b>${headings.dates}</b></div>${paragraphs(dates)}
${busy(noise, 'div')}<hr>${busy(noise, 'div')}${busy(noise, 'span')}</body></html>`;

const terms = ({ facts, about, conditions, dates, award, headings, noise }: PageParts) => `<html><head>
<title>${facts.title}</title></head><body><article><h1>${facts.title}</h1><p>${about}</p><dl><dt>${headings.award}</dt><dd>${award}</dd>
<dt>${headings.conditions}</dt>${conditions.map((line) => `<dd>${line}</dd>`).join('')}</dl>${busy(noise, 'p')}
<dl><dt>${headings.dates}</dt>${dates.map((line) => `<dd>${line}</dd>`).join('')}</dl>${busy(noise, 'p')}</article></body></html>`;

const last = ({ facts, about, conditions, dates, award, headings, noise }: PageParts) => `<html><head>
<title>${facts.title}</title></head><body><div><h1>${facts.title}</h1><p>${about}</p><p>${award}</p><h4>${headings.dates}</h4>${paragraphs(dates)}
<h4>${headings.conditions}</h4>${paragraphs(conditions)}${busy(noise, 'p')}${busy(noise, 'p')}</div></body></html>`;

const loud = ({ facts, about, conditions, dates, award, headings, noise }: PageParts) => `<html><head>
<title>${facts.title}</title></head><body><h1>${facts.title}</h1><h3>${award}</h3><p>${about}</p>${dates.map((line) => `<p><strong>${line}</strong></p>`).join('')}
${busy(noise, 'p')}<h2>${headings.conditions}</h2>${conditions.map((line) => `<p><b>${line}</b></p>`).join('')}${busy(noise, 'p')}</body></html>`;

const emphatic = ({ facts, about, conditions, dates, award, headings, noise }: PageParts) => `<html><body>
<h1>${facts.title}</h1><p>${about}</p><h2>${headings.conditions}</h2>${list(conditions.map((line) => `<strong>${line}</strong>`))}
<h2>${award}</h2>${dates.map((line) => `<h4>${line}</h4>`).join('')}${busy(noise, 'div')}</body></html>`;

/** Pages on which other things stand between the parts of an award, without a name that tells them apart. */
export const busyLayouts = [between, rows, bare, terms, last, loud, emphatic];
