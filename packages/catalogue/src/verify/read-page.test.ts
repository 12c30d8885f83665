import { describe, expect, it } from 'vitest';
import { changesBetween } from './compare-readings.ts';
import { readPage } from './read-page.ts';

const SUBJECT = { title: 'Amberley Bridge Scholarship', organization: 'Amberley Trust', hostCountries: [] };
const page = (parts: string) =>
  readPage(
    `<html><body><main><h1>${SUBJECT.title}</h1><p>Help from Amberley Trust.</p>${parts}</main></body></html>`,
    SUBJECT,
  ).reading;
const conditions = (...lines: string[]) =>
  `<h2>Eligibility</h2><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
const told = (before: string, after: string) =>
  changesBetween(page(before), page(after)).map(({ fact }) => fact);

describe('a page read again', () => {
  it.each([
    ['Must have a 3.5 GPA.', 'A GPA of 3.5 on a scale of 4.0.'],
    ['You are enrolled in a master’s programme.', 'For master’s study.'],
    ['Residents of Texas.', 'Your home address must be in Texas.'],
    ['Proof of English proficiency (IELTS 6.5).', 'IELTS 6.5 or above.'],
    ['You have not reached your 29th birthday.', 'Must be under 29.'],
    ['Must be the first member of the family to attend.', 'Neither of your parents went to university.'],
    ['You must be put forward by your head teacher.', 'A nomination by your school is required.'],
    ['Family income of no more than $30,000.', 'Your family earns less than $30,000 a year.'],
    ['Homes with a yearly income under $30,000 come first.', 'Household income may not exceed $30,000.'],
    ['Students in civil engineering are invited.', 'Your course is in the area of civil engineering.'],
    // "Willing to roam" is no word of ours: as many conditions stand there, and nothing new is asked.
    ['Citizens of Peru.</li><li>Veterans.', 'Citizens of Peru.</li><li>Willing to roam.'],
  ])('says the same in other words: %s %s', (before, after) => {
    expect(told(conditions(before), conditions(after))).toEqual([]);
  });

  it.each([
    ['Must have a 3.5 GPA.', 'Must have a 3.7 GPA.'],
    ['Family income below $30,000.', 'Family income below $40,000.'],
    ['Citizens of Peru.', 'Citizens of Peru.</li><li>Veterans.'],
    ['Students must be enrolled full-time.', 'Students must be enrolled part-time.'],
    ['Citizens of Peru.', 'Citizens of any country.'],
  ])('asks for something else: %s %s', (before, after) => {
    const both = 'You must be a master’s student.';
    expect(told(conditions(both, before), conditions(both, after))).toEqual(['eligibility']);
  });

  it.each([
    ['a counter', '<p>12 people read this.</p>', '<p>977 people read this.</p>'],
    ['a voice', '<p>Ana from Chile: I learned so much!</p>', '<p>Wei, 23, studies music.</p>'],
    ['a voice that left', '<p>The best year of my life!</p>', ''],
    ['a price', '<p>Our shop has mugs from $12.</p>', '<p>Our shop has mugs from $30.</p>'],
  ])('is not changed by what stands after its conditions: %s', (_what, before, after) => {
    const own = conditions('You must be a citizen of Kenya.', 'Must be under 30.');
    expect(told(`${own}${before}`, `${own}${after}`)).toEqual([]);
  });

  it.each([
    '<h3>Deadline: 4 May 2027</h3><h3>Worth €900 a month</h3>',
    '<p><strong>Deadline: 4 May 2027</strong></p><p><strong>Worth €900 a month</strong></p>',
  ])('has its day and its sum in headings and bold lines too: %s', (facts) => {
    const own = conditions('You must be a citizen of Kenya.');
    expect(told(`${facts}${own}`, `${own}${facts}`)).toEqual([]);
    expect(told(`${facts}${own}`, `${own}${facts.replace('4 May', '9 May').replace('900', '950')}`)).toEqual([
      'deadline',
      'award',
    ]);
  });

  it('says that a condition came or went whose words nobody knows, where all others stay', () => {
    const own = ['You must be a citizen of Kenya.', 'Must be under 30.'];
    expect(told(conditions(...own), conditions(...own, 'Willing to roam.'))).toEqual(['eligibility']);
    expect(told(conditions(...own, 'Willing to roam.'), conditions(...own))).toEqual(['eligibility']);
  });

  it.each([
    ['Citizens of Kenya only.', 'You carry a passport of Kenya.', []],
    ['Citizens of Kenya only.', 'You carry a passport of Uganda.', ['eligibility']],
  ])('that is worded anew as a whole is changed by its values: %s %s', (before, after, expected) => {
    const old = ['The candidate shall be under 30.', 'Evidence of financial need is required.', before];
    const anew = ['You are not older than 30.', 'Money is tight at home.', after];
    expect(told(conditions(...old), conditions(...anew))).toEqual(expected);
  });

  it('pays what it paid whatever a mug costs beside it', () => {
    const award = (sum: string, mug: string) =>
      `<h2>What you get</h2><p>It pays ${sum}. Mugs from ${mug}.</p>`;
    expect(told(award('€900 a month', '$12'), award('€900 a month', '$30'))).toEqual([]);
    expect(told(award('€900 a month', '$12'), award('€950 a month', '$30'))).toEqual(['award']);
  });

  it('has no condition more because other words make one of its lines tell what it asks for', () => {
    const under = (...lines: string[]) =>
      `<h2>Whom we help</h2>${lines.map((line) => `<p>${line}</p>`).join('')}`;
    const old = ['Only nationals of Nepal are considered.', 'Recipients come back and work in the region.'];
    const anew = ['Possession of the citizenship of Nepal is necessary.', 'Applicants must return home.'];
    expect(told(under(...old), under(...anew))).toEqual([]);
    expect(told(under(...old), under(...anew, 'Applicants must be orphans.'))).toEqual(['eligibility']);
  });

  it('is read the same whether its conditions stand in a list, in a paragraph or after a label', () => {
    const lines = ['Citizens of Kenya.', 'Must be under 30.', 'Orphans only.'];
    const table = `<table><tr><td>Eligibility</td><td>${lines.join('<br>')}</td></tr></table>`;
    const paragraph = `<h2>Eligibility</h2><p>${lines.join(' ')}</p>`;
    expect([told(conditions(...lines), table), told(table, paragraph)]).toEqual([[], []]);
  });

  it.each([
    '<h2>Who is it for?</h2><ul>LINES</ul>',
    '<h2>We look forward to hearing from you</h2><ul>LINES</ul>',
    '<p><strong>Applicant profile</strong></p><ul>LINES</ul>',
    '<details><summary>To be considered</summary><ul>LINES</ul></details>',
    '<table><tr><td>Requirements</td><td><ul>LINES</ul></td></tr></table>',
  ])('has its conditions under any heading: %s', (layout) => {
    const lines = ['You must be a citizen of Kenya.', 'Must be under 30.', 'Orphans.', 'Discipline: nursing'];
    const html = layout.replace('LINES', lines.map((line) => `<li>${line}</li>`).join(''));
    expect(page(html).signals).toEqual(['number:30', 'place:KE', 'subject:nursing', 'word:orphan']);
  });

  it('gives a day its name by its own words or a label, never by the day above', () => {
    const dates = (lines: string) => page(`<h2>Key dates and deadlines</h2>${lines}`).days;
    expect(dates('<p>Deadline: 4 May 2027</p><p>The ministers dine on 5 June 2027</p>')).toEqual([
      { day: '2027-05-04', role: 'closes' },
    ]);
    expect(page('<p>Deadline</p><p>4 May 2027</p>').days).toEqual([{ day: '2027-05-04', role: 'closes' }]);
  });

  it('knows a closing day that it once saw without a name', () => {
    const unnamed = '<p>Ring the bell on 4 May 2027.</p>';
    expect(told(unnamed, '<p>Deadline: 4 May 2027</p>')).toEqual([]);
    expect(told(unnamed, '<p>Deadline: 9 May 2027</p>')).toEqual(['deadline']);
  });

  const OWN = `<h2>What you get</h2><p>It pays €900 a month.</p>${conditions('You must be a citizen of Kenya.')}
    <p>Deadline: 4 May 2027</p>`;
  it.each([
    ['prices', '<h2>Fees</h2><p>Most courses cost €9,250; a gown is €48.</p>', '€9,535; a gown is €52'],
    ['a place that is free', '<p>We are hiring! Apply by 1 May 2027.</p>', '2 June 2027'],
    ['another award', '<p><b>Read next</b></p><p>Nurses Award: €700, until 30 June 2027</p>', '15 July 2027'],
    ['other intakes', '<h2>Upcoming intakes</h2><p>Spring: apply by 1 February 2028.</p>', '3 March 2028'],
    ['a voice', '<p>At 27 I left Peru with a degree in law and my family of three.</p>', '31 I left Bolivia'],
    ['an ambassador', '<p>Student ambassador of the week: Ji-woo from South Korea.</p>', 'Aditi from India'],
    ['a warning', '<p>We never ask for a passport copy by mail.</p>', ''],
    ['a dinner', '<h4>What else is on</h4><p>Women’s lunch, 8 March 2027, €110</p>', '19 March 2027, €95'],
  ])('is not changed by what is told beside the award: %s', (_what, beside, other) => {
    const [first = ''] = /\d[\w€ ,;]*|[JA][\w-]+ from.*(?=\.)|$/.exec(beside) ?? [];
    const changed = other === '' || first === '' ? '' : beside.replace(first, other);
    expect(changed).not.toBe(beside);
    expect([told(`${OWN}${beside}`, `${OWN}${changed}`), told(OWN, `${OWN}${beside}`)]).toEqual([[], []]);
  });

  it('tells of conditions in lines that speak of what somebody would like', () => {
    const said = (place: string) => conditions(`Citizens of ${place} who would like to study.`, 'Orphans.');
    expect(told(said('Kenya'), said('Uganda'))).toEqual(['eligibility']);
  });

  it('has the days of all its rounds from the heading over them', () => {
    const rounds = (day: string) =>
      `<h4>When does it close?</h4><p>Round 1: 28 February 2027</p><p>Round 2: ${day}</p>`;
    expect(told(rounds('31 August 2027'), rounds('14 September 2027'))).toEqual(['deadline']);
  });

  it('is not compared with what another reader read', () => {
    const { reader: _, ...older } = page('<p>Deadline: 4 May 2027</p>');
    expect(changesBetween(older, page('<p>Deadline: 9 May 2027</p>'))).toEqual([]);
  });
});
