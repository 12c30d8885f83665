import type { ChangedFact, PagePair } from '../page-pairs.ts';

/** A page as somebody might write it, and what becomes of it by the next visit. */
interface WrittenPage {
  title: string;
  organization: string;
  html: string;
  /** Changes without a meaning for who may apply, until when and for how much: what it is called, then each passage and what takes its place. */
  cosmetic: Record<string, [from: string, to: string][]>;
  real: Record<string, { fact: ChangedFact; edits: [from: string, to: string][] }>;
}

const shell = (title: string, body: string, foot = '<footer>© 2026</footer>') =>
  `<!doctype html><html><head><title>${title}</title></head><body>${body}${foot}</body></html>`;

const PAGES: WrittenPage[] = [
  {
    title: 'Ashdown Graduate Bursary',
    organization: 'University of Wexcombe',
    html: shell(
      'Ashdown Graduate Bursary - University of Wexcombe',
      `<header><div class="top"><a href="/">Study</a> <a href="/r">Research</a></div></header>
<div class="wrap"><ul class="crumbs"><li>Home</li><li>Fees and funding</li><li>Ashdown Graduate Bursary</li></ul>
<h1>Ashdown Graduate Bursary</h1>
<p class="lead">The bursary helps people who join the University of Wexcombe for a taught master's degree.</p>
<h2>Value</h2><p>£4,500, paid in two instalments.</p>
<h2>Who can apply?</h2><ul><li>You are a UK citizen or have settled status.</li><li>You hold an offer for a taught master's degree.</li>
<li>You have at least a 2:1 honours degree.</li><li>Your household income is below £35,000.</li></ul>
<h2>How to apply</h2><p>Complete the online form by 30 April 2027. We will tell you the outcome by 11 June 2027.</p>
<h2>Fees</h2><p>Tuition for most taught courses is £9,250 in 2026/27. A gown can be hired for £48.</p>
<p>Questions? Call 01632 960 114 between 10am and 4pm.</p></div>`,
      '<footer><p>University of Wexcombe, Ashdown Road. © 2026 University of Wexcombe</p></footer>',
    ),
    cosmetic: {
      'a menu of more links': [
        [
          '<a href="/r">Research</a>',
          '<a href="/r">Research</a> <a href="/b">Business</a> <a href="/i">International students</a>',
        ],
      ],
      'the year of the footer': [['© 2026 University', '© 2027 University']],
      'the price of gowns and tuition': [
        ['£9,250 in 2026/27', '£9,535 in 2027/28'],
        ['£48', '£52'],
      ],
      'another telephone and other hours': [
        ['01632 960 114 between 10am and 4pm', '01632 960 980 between 9am and 5pm, Monday to Thursday'],
      ],
      'its conditions in another order': [
        [
          "<li>You are a UK citizen or have settled status.</li><li>You hold an offer for a taught master's degree.</li>\n",
          "<li>You hold an offer for a taught master's degree.</li>",
        ],
        [
          '<li>Your household income is below £35,000.</li>',
          '<li>Your household income is below £35,000.</li><li>You are a UK citizen or have settled status.</li>',
        ],
      ],
      'a notice over the heading': [
        ['<h1>', '<p>The library is closed on 3 April 2027 for an inventory.</p><h1>'],
      ],
    },
    real: {
      'the day': { fact: 'deadline', edits: [['30 April 2027', '14 May 2027']] },
      'the income': { fact: 'eligibility', edits: [['£35,000', '£42,000']] },
      'a grade dropped': {
        fact: 'eligibility',
        edits: [['<li>You have at least a 2:1 honours degree.</li>', '']],
      },
    },
  },
  {
    title: 'Kestrel Ridge Community Scholarship',
    organization: 'Kestrel Ridge Foundation',
    html: shell(
      'Scholarships | Kestrel Ridge Foundation',
      `<div id="masthead">Kestrel Ridge Foundation</div><main><h1>Kestrel Ridge Community Scholarship</h1>
<p>Since 1988 our neighbors have sent more than 640 students to college and given $1,920,000.</p>
<h3>The award</h3><p>Each year we award ten scholarships of $3,000.</p>
<h3>Eligibility</h3><p>Applicants must:</p><ul><li>be a graduating senior of a high school in Harlan County, Kentucky</li>
<li>have a cumulative GPA of 3.2 or higher</li><li>plan to enroll full-time at an accredited college</li><li>show financial need</li></ul>
<h3>Deadline</h3><p>Applications must be postmarked by March 15, 2027.</p>
<h3>Our 2026 scholars</h3><p>Dana M., 18, biology, University of Louisville. Marcus T., 19, nursing, Berea College.</p>
<h3>Pancake breakfast</h3><p>Join us on February 6, 2027. Tickets are $12.</p></main>`,
    ),
    cosmetic: {
      'how much was given so far': [
        [
          'more than 640 students to college and given $1,920,000',
          'more than 700 students to college and given $2,100,000',
        ],
      ],
      'other scholars': [
        ['Our 2026 scholars', 'Our 2027 scholars'],
        [
          'Dana M., 18, biology, University of Louisville. Marcus T., 19, nursing, Berea College.',
          'Elena R., 18, law, Georgetown. Sam P., 20, physics, Ohio State University.',
        ],
      ],
      'another breakfast': [
        ['February 6, 2027. Tickets are $12.', 'May 8, 2027. Tickets are $15, children under 12 eat free.'],
      ],
      'an introduction in other words': [
        [
          'Each year we award ten scholarships of $3,000.',
          'Every spring ten students receive scholarships of $3,000 from us.',
        ],
      ],
      'a bar about cookies': [
        [
          '<main>',
          '<div class="cc-window">We use cookies. You must be 16 or older to consent. <a>Accept</a></div><main>',
        ],
      ],
      'headings in other words': [
        ['<h3>Eligibility</h3>', '<h3>Who should apply</h3>'],
        ['<h3>The award</h3>', '<h3>What you receive</h3>'],
      ],
    },
    real: {
      'the sum': { fact: 'award', edits: [['$3,000', '$3,500']] },
      'the grade': { fact: 'eligibility', edits: [['3.2 or higher', '3.0 or higher']] },
      'a county more': {
        fact: 'eligibility',
        edits: [['Harlan County, Kentucky', 'Harlan County, Kentucky or Lee County, Virginia']],
      },
    },
  },
  {
    title: 'Vestergaard PhD Fellowship',
    organization: 'Vestergaard Fonden',
    html: shell(
      'Vestergaard PhD Fellowship',
      `<div class="page"><div class="col-main"><h1>Vestergaard PhD Fellowship</h1>
<p>Vestergaard Fonden funds doctoral research in marine biology at Danish universities.</p>
<table><tbody><tr><td>Amount</td><td>DKK 1,850,000 over three years</td></tr><tr><td>Opens</td><td>1 February 2027</td></tr>
<tr><td>Application deadline</td><td>2 March 2027, 12.00 noon</td></tr><tr><td>Decision</td><td>20 May 2027</td></tr></tbody></table>
<h2>Requirements</h2><p>The applicant must hold a master's degree obtained within the last five years. The project must be carried out at a
university in Denmark. Applicants of all nationalities may apply.</p>
<h2>Not covered</h2><p>Overhead, and travel above DKK 40,000.</p>
<h2>News from the foundation</h2><ul><li>12 January 2027: A new board member</li><li>4 December 2026: Grants for museums</li></ul></div></div>`,
      '<footer>CVR 10 29 38 47</footer>',
    ),
    cosmetic: {
      'fresh news': [
        [
          '<li>12 January 2027: A new board member</li>',
          '<li>16 February 2027: Open house in Aarhus for master students</li><li>12 January 2027: A new board member</li>',
        ],
      ],
      'days in another form': [
        ['2 March 2027, 12.00 noon', '02.03.2027, 12:00'],
        ['1 February 2027', '01.02.2027'],
        ['20 May 2027', '20.05.2027'],
      ],
      'the heading in Danish beside the English': [
        ['<h2>Requirements</h2>', '<h2>Krav / Requirements</h2>'],
        ['<td>Application deadline</td>', '<td>Ansøgningsfrist / Application deadline</td>'],
      ],
      'a table that became a list': [
        [
          '<table><tbody><tr><td>Amount</td><td>DKK 1,850,000 over three years</td></tr>',
          '<ul><li>Amount: DKK 1,850,000 over three years</li>',
        ],
        ['<tr><td>Opens</td><td>1 February 2027</td></tr>', '<li>Opens: 1 February 2027</li>'],
        [
          '<tr><td>Application deadline</td><td>2 March 2027, 12.00 noon</td></tr>',
          '<li>Application deadline: 2 March 2027, 12.00 noon</li>',
        ],
        [
          '<tr><td>Decision</td><td>20 May 2027</td></tr></tbody></table>',
          '<li>Decision: 20 May 2027</li></ul>',
        ],
      ],
      'another limit of travel': [['travel above DKK 40,000', 'travel above DKK 50,000']],
      'a line on data protection': [
        ['<h2>News', '<p>We keep your data for five years, see our policy of 25 May 2026.</p><h2>News'],
      ],
    },
    real: {
      'the day': { fact: 'deadline', edits: [['2 March 2027', '16 March 2027']] },
      'years since the degree': {
        fact: 'eligibility',
        edits: [['within the last five years', 'within the last seven years']],
      },
      'the sum': { fact: 'award', edits: [['DKK 1,850,000', 'DKK 1,950,000']] },
    },
  },
  {
    title: 'Amani Teachers Award',
    organization: 'Amani Education Trust',
    html: shell(
      'Amani Teachers Award – apply',
      `<nav>Home About Give</nav><article><h1>Amani Teachers Award</h1><p>By Grace, 3 min read</p>
<p>Would you like to become a teacher in East Africa? The Amani Education Trust pays KES 120,000 a year towards your diploma or degree.</p>
<p><b>You qualify if you:</b></p><p>• are a citizen of Kenya, Uganda or Tanzania</p><p>• are between 18 and 28 years old</p>
<p>• have been admitted to a programme in education</p><p>• will teach in a rural school for two years afterwards</p>
<p><b>When?</b> Send everything to us before 31 August 2027.</p>
<p><b>Frequently asked</b></p><p>Can I apply twice? Yes.</p><p>Is there an interview? Yes, in Nairobi or Kampala, in October 2027.</p>
<div class="rel"><b>Read next</b><p>Amani Nurses Award: KES 90,000, until 30 June 2027</p></div></article>`,
    ),
    cosmetic: {
      'the time that reading takes': [
        ['By Grace, 3 min read', 'By Grace and Otieno, 4 min read · 1,204 views'],
      ],
      'another award beside it': [
        [
          'Amani Nurses Award: KES 90,000, until 30 June 2027',
          'Amani Builders Award: KES 75,000, until 15 September 2027',
        ],
      ],
      'one question more': [
        [
          '<p>Can I apply twice? Yes.</p>',
          '<p>Can I apply twice? Yes.</p><p>Do I pay for the form? No, it is free.</p>',
        ],
      ],
      'another month of interviews': [['in October 2027', 'in November 2027']],
      'bullets that became a list': [
        [
          '<p>• are a citizen of Kenya, Uganda or Tanzania</p><p>• are between 18 and 28 years old</p>\n',
          '<ul><li>are a citizen of Kenya, Uganda or Tanzania</li><li>are between 18 and 28 years old</li>',
        ],
        [
          '<p>• have been admitted to a programme in education</p><p>• will teach in a rural school for two years afterwards</p>',
          '<li>have been admitted to a programme in education</li><li>will teach in a rural school for two years afterwards</li></ul>',
        ],
      ],
      'an opening in other words': [
        [
          'Would you like to become a teacher in East Africa? The Amani Education Trust pays',
          'East Africa needs teachers. If you want to be one, the Amani Education Trust pays',
        ],
      ],
    },
    real: {
      'a country more': {
        fact: 'eligibility',
        edits: [['Kenya, Uganda or Tanzania', 'Kenya, Uganda, Rwanda or Tanzania']],
      },
      'the age': { fact: 'eligibility', edits: [['between 18 and 28', 'between 18 and 30']] },
      'the day': { fact: 'deadline', edits: [['31 August 2027', '15 August 2027']] },
    },
  },
  {
    title: 'Lindqvist Music Prize',
    organization: 'Academy of Norrhamn',
    html: shell(
      'Lindqvist Music Prize - Academy of Norrhamn',
      `<main><h1>Lindqvist Music Prize</h1><section><h2>About</h2><p>The prize was founded in 1974 in memory of the violinist Karin Lindqvist.</p></section>
<section><h2>Who can compete</h2><p>Open to string players under 26 who study at a conservatory in Sweden, Norway or Finland.</p></section>
<section><h2>Prizes</h2><p>First prize: EUR 10,000. Second prize: EUR 5,000.</p></section>
<section><h2>Registration</h2><p>Registration is open from 1 September 2027 and closes on 30 November 2027. The fee is EUR 60.</p></section>
<section><h2>Concerts</h2><p>Semi-final on 4 March 2028, final on 7 March 2028 in the town hall. Tickets EUR 20.</p></section>
<section><h2>Jury</h2><p>Anna Berg (chair), Tomas Lund, Eero Salo</p></section></main>`,
    ),
    cosmetic: {
      'another jury': [
        [
          'Anna Berg (chair), Tomas Lund, Eero Salo',
          'Anna Berg (chair), Ingrid Moe of Norway, Eero Salo, Paul Weiss from Austria',
        ],
      ],
      'other days of concerts': [
        [
          'Semi-final on 4 March 2028, final on 7 March 2028 in the town hall. Tickets EUR 20.',
          'Semi-final on 11 March 2028, final on 14 March 2028 in the new concert hall. Tickets EUR 25, students EUR 10.',
        ],
      ],
      'another fee': [['The fee is EUR 60.', 'The fee is EUR 70.']],
      'more of its history': [
        [
          'violinist Karin Lindqvist.',
          'violinist Karin Lindqvist, who was born in 1921 and taught here for 30 years.',
        ],
      ],
      'sections in another order': [
        ['<section><h2>Prizes</h2><p>First prize: EUR 10,000. Second prize: EUR 5,000.</p></section>\n', ''],
        [
          '<section><h2>Jury</h2>',
          '<section><h2>Prizes</h2><p>First prize: EUR 10,000. Second prize: EUR 5,000.</p></section><section><h2>Jury</h2>',
        ],
      ],
      'signs of money': [
        ['First prize: EUR 10,000. Second prize: EUR 5,000.', 'First prize: €10,000. Second prize: €5,000.'],
      ],
    },
    real: {
      'the day': { fact: 'deadline', edits: [['closes on 30 November 2027', 'closes on 15 December 2027']] },
      'a country dropped': {
        fact: 'eligibility',
        edits: [['in Sweden, Norway or Finland', 'in Sweden or Finland']],
      },
      'the first prize': { fact: 'award', edits: [['EUR 10,000', 'EUR 12,000']] },
    },
  },
  {
    title: 'Tanaka Memorial Engineering Scholarship',
    organization: 'Tanaka Industries Foundation',
    html: shell(
      'Tanaka Memorial Engineering Scholarship',
      `<div class="hero"><h1>Tanaka Memorial Engineering Scholarship</h1><p>12 places left on the information evening of 9 March 2027</p></div>
<div class="body"><h2>Outline</h2><dl><dt>Eligible applicants</dt><dd>International students enrolled in an engineering department of a Japanese university,
in the third year or above; under 30 years of age on 1 April 2027</dd>
<dt>Amount</dt><dd>JPY 100,000 per month</dd><dt>Period</dt><dd>From April 2027, up to 24 months</dd><dt>Number</dt><dd>About 15</dd>
<dt>Application period</dt><dd>1 October 2026 to 10 January 2027</dd><dt>Language</dt><dd>JLPT N2 or higher</dd></dl>
<h2>Results of past years</h2><p>2025: 212 applicants, 15 recipients. 2024: 180 applicants, 14 recipients.</p></div>`,
    ),
    cosmetic: {
      'places that are left': [['12 places left', '3 places left']],
      'another line of results': [['<p>2025: 212', '<p>2026: 240 applicants, 16 recipients. 2025: 212']],
      'the sum in words of the trade': [['JPY 100,000 per month', '100,000 yen per month']],
      'terms that became a table': [
        ['<dl><dt>Eligible applicants</dt><dd>', '<table><tr><th>Eligible applicants</th><td>'],
        ['1 April 2027</dd>', '1 April 2027</td></tr>'],
        [
          '<dt>Amount</dt><dd>JPY 100,000 per month</dd>',
          '<tr><th>Amount</th><td>JPY 100,000 per month</td></tr>',
        ],
        [
          '<dt>Period</dt><dd>From April 2027, up to 24 months</dd><dt>Number</dt><dd>About 15</dd>',
          '<tr><th>Period</th><td>From April 2027, up to 24 months</td></tr><tr><th>Number</th><td>About 15</td></tr>',
        ],
        [
          '<dt>Application period</dt><dd>1 October 2026 to 10 January 2027</dd>',
          '<tr><th>Application period</th><td>1 October 2026 to 10 January 2027</td></tr>',
        ],
        [
          '<dt>Language</dt><dd>JLPT N2 or higher</dd></dl>',
          '<tr><th>Language</th><td>JLPT N2 or higher</td></tr></table>',
        ],
      ],
      'another number of places': [['About 15', 'About 20']],
      'a line on fraud': [
        ['<h2>Results', '<p>Beware of fake mails. We never ask for a fee or a passport copy.</p><h2>Results'],
      ],
    },
    real: {
      'the sum': { fact: 'award', edits: [['JPY 100,000', 'JPY 120,000']] },
      'the last day': { fact: 'deadline', edits: [['10 January 2027', '20 January 2027']] },
      'the age': { fact: 'eligibility', edits: [['under 30 years', 'under 35 years']] },
    },
  },
  {
    title: 'Rosa Méndez Fellowship for Journalists',
    organization: 'Press Forward',
    html: shell(
      'Rosa Méndez Fellowship for Journalists | Press Forward',
      `<div class="menu-bar">Programs Training Donate</div><main><p>UPDATED: Our office is moving on 1 March 2027.</p><h1>Rosa Méndez Fellowship for Journalists</h1>
<p>The fellowship lets a reporter from Latin America spend six months at a newsroom in the United States.</p>
<p>Fellows get a stipend of $4,200 a month, housing and a return flight.</p>
<h2>Criteria</h2><ul><li>At least five years of professional experience as a journalist</li><li>Citizens of a country in Latin America</li>
<li>Working knowledge of English (TOEFL 90)</li></ul>
<h2>Important dates</h2><ul><li>Applications open: May 3, 2027</li><li>Application deadline: June 30, 2027</li><li>Finalists are told: August 20, 2027</li></ul>
<h2>In their words</h2><blockquote>I was 31 when I came from Peru and it changed my career. Lucía, fellow of 2024</blockquote>
<p>Support us: a gift of $50 buys a day of training.</p></main>`,
      '<footer>Press Forward, 1200 K Street. EIN 52-0000000. Copyright 2026</footer>',
    ),
    cosmetic: {
      'another notice on top': [
        [
          'UPDATED: Our office is moving on 1 March 2027.',
          'UPDATED: We have moved! New address: 88 Pine Street, 4th floor.',
        ],
      ],
      'another voice': [
        [
          'I was 31 when I came from Peru and it changed my career. Lucía, fellow of 2024',
          'At 27 I left Bolivia for Miami, with a master’s degree and no plan. Diego, fellow of 2025',
        ],
      ],
      'another sum of gifts': [
        ['a gift of $50 buys a day of training', 'a gift of $75 buys two days of training'],
      ],
      'places in short': [['in the United States.', 'in the USA.']],
      'another day of being told': [['August 20, 2027', 'August 27, 2027']],
      'its conditions in full sentences': [
        [
          'At least five years of professional experience as a journalist',
          'You have worked as a professional journalist for at least five years',
        ],
        ['Citizens of a country in Latin America', 'You are a citizen of a country in Latin America'],
        ['Working knowledge of English (TOEFL 90)', 'You know English well enough to work in it (TOEFL 90)'],
      ],
    },
    real: {
      'the stipend': { fact: 'award', edits: [['$4,200', '$4,600']] },
      'years of experience': {
        fact: 'eligibility',
        edits: [['At least five years', 'At least three years']],
      },
      'the day': { fact: 'deadline', edits: [['June 30, 2027', 'July 7, 2027']] },
    },
  },
  {
    title: 'Deutschlandstart Stipendium',
    organization: 'Stiftung Brückenbau',
    html: shell(
      'Deutschlandstart Stipendium - Stiftung Brückenbau',
      `<main><h1>Deutschlandstart Stipendium</h1><p>Stiftung Brückenbau supports refugees who begin a degree at a German university.</p>
<h2>Scholarship</h2><p>992 euros per month for up to four semesters, plus a book allowance of 300 euros per semester.</p>
<h2>Eligibility criteria</h2><p>You have a recognised refugee status or subsidiary protection in Germany. You have been admitted to a bachelor's or master's programme
starting in the winter semester 2027/28. You have German skills at level B2.</p>
<h2>Deadline</h2><p>You can apply until 15 July 2027 via our portal. Studies start on 1 October 2027.</p>
<h2>Events</h2><p>Online session on 20 April 2027 at 17:00; second session on 4 May 2027.</p><h2>Contact</h2><p>Ms Huber, room 214</p></main>`,
    ),
    cosmetic: {
      'other sessions': [
        [
          '20 April 2027 at 17:00; second session on 4 May 2027',
          '11 May 2027 at 18:00 and 8 June 2027 at 18:00; no need to register',
        ],
      ],
      'another person to ask': [['Ms Huber, room 214', 'Mr Yılmaz, room 301, on Tuesdays from 10 to 12']],
      'headings in German': [
        ['<h2>Scholarship</h2>', '<h2>Stipendium</h2>'],
        ['<h2>Eligibility criteria</h2>', '<h2>Voraussetzungen</h2>'],
        ['<h2>Deadline</h2>', '<h2>Bewerbungsschluss</h2>'],
      ],
      'its paragraph cut into lines': [
        [
          '<p>You have a recognised refugee status or subsidiary protection in Germany. You have',
          '<ul><li>You have a recognised refugee status or subsidiary protection in Germany.</li><li>You have',
        ],
        [
          'winter semester 2027/28. You have German skills at level B2.</p>',
          'winter semester 2027/28.</li><li>You have German skills at level B2.</li></ul>',
        ],
      ],
      'another start of studies': [
        ['Studies start on 1 October 2027.', 'Lectures begin on 13 October 2027.'],
      ],
      'a banner of jobs': [
        [
          '<main><h1>',
          '<main><p>We are hiring! Two project managers, full-time, apply by 1 May 2027.</p><h1>',
        ],
      ],
    },
    real: {
      'the sum': { fact: 'award', edits: [['992 euros', '1,092 euros']] },
      'the level of German': { fact: 'eligibility', edits: [['You have German skills at level B2.', '']] },
      'the day': { fact: 'deadline', edits: [['15 July 2027', '31 July 2027']] },
    },
  },
  {
    title: 'Bluewater Women in Shipping Grant',
    organization: 'Bluewater Maritime Association',
    html: shell(
      'Grants - Bluewater Maritime Association',
      `<div class="container"><div><h1>Bluewater Women in Shipping Grant</h1><div>A hand for women who want a career at sea or ashore.</div>
<h4>How much?</h4><div>Up to AUD 8,000 for course fees and uniforms.</div><h4>Am I eligible?</h4>
<div>Women aged 17 and over</div><div>Australian or New Zealand citizens</div><div>Enrolled in, or about to begin, a maritime course</div>
<h4>When does it close?</h4><div>Round 1: 28 February 2027</div><div>Round 2: 31 August 2027</div>
<h4>Members</h4><div>Membership costs AUD 65 a year and is not needed to apply.</div>
<h4>What else is on</h4><div>Harbour cruise, 19 March 2027, AUD 95</div><div>AGM, 2 May 2027</div></div></div>`,
    ),
    cosmetic: {
      'the price of membership': [['AUD 65', 'AUD 70']],
      'another calendar': [
        ['Harbour cruise, 19 March 2027, AUD 95', 'Women’s day lunch, 8 March 2027, AUD 110'],
      ],
      'an opening in other words': [
        [
          'A hand for women who want a career at sea or ashore.',
          'We help women who are building a career in the maritime industry.',
        ],
      ],
      'A$ for AUD': [['Up to AUD 8,000', 'Up to A$8,000']],
      'more about the association': [
        [
          '<h4>Members</h4>',
          '<h4>About us</h4><div>Founded in 1962, we have 1,140 members in 14 ports.</div><h4>Members</h4>',
        ],
      ],
      'days of the week': [
        ['Round 1: 28 February 2027', 'Round 1: Sunday, 28 February 2027 (11.59 pm AEDT)'],
        ['Round 2: 31 August 2027', 'Round 2: Tuesday, 31 August 2027 (11.59 pm AEST)'],
      ],
    },
    real: {
      'the second round': { fact: 'deadline', edits: [['31 August 2027', '14 September 2027']] },
      'the most that is paid': { fact: 'award', edits: [['AUD 8,000', 'AUD 10,000']] },
      'a country dropped': {
        fact: 'eligibility',
        edits: [['Australian or New Zealand citizens', 'Australian citizens']],
      },
    },
  },
  {
    title: 'Osei Foundation Undergraduate Scholarship',
    organization: 'Osei Foundation',
    html: shell(
      'Osei Foundation Undergraduate Scholarship',
      `<main><h1>Osei Foundation Undergraduate Scholarship</h1><div class="intro">Full scholarships for bright Ghanaian students from families with little money.</div>
<h2>Benefits</h2><ul><li>Full tuition and residence fees</li><li>GHS 6,000 a year for living costs</li><li>A laptop</li></ul>
<h2>Requirements</h2><ol><li>Ghanaian nationality</li><li>WASSCE aggregate of 12 or better</li><li>First-year student of a public university in Ghana</li><li>Proof of financial need</li></ol>
<h2>Selection</h2><p>Shortlisted candidates write an essay and meet the panel in Kumasi.</p>
<h2>Timeline</h2><p>Forms are available from 1 July 2027. Completed forms must reach us by 17 September 2027. The panel meets from 18 to 22 October 2027.</p>
<p>Already 1,412 applications received!</p></main>`,
    ),
    cosmetic: {
      'a counter': [['Already 1,412 applications', 'Already 2,066 applications']],
      'another week of the panel': [['from 18 to 22 October 2027', 'from 25 to 29 October 2027']],
      'numbers for bullets': [
        ['<ol>', '<ul>'],
        ['</ol>', '</ul>'],
      ],
      'another town': [['meet the panel in Kumasi', 'meet the panel in Accra']],
      'one benefit in other words': [['<li>A laptop</li>', '<li>A new laptop computer</li>']],
      'an address for complaints': [
        ['</main>', '<p>Complaints: Data Protection Commission, Accra, Act 843 of 2012.</p></main>'],
      ],
    },
    real: {
      'the allowance': { fact: 'award', edits: [['GHS 6,000', 'GHS 8,000']] },
      'a condition more': {
        fact: 'eligibility',
        edits: [
          [
            '<li>Proof of financial need</li>',
            '<li>Proof of financial need</li><li>Not more than 21 years old</li>',
          ],
        ],
      },
      'the end of it': {
        fact: 'programme',
        edits: [
          [
            'Full scholarships for bright',
            'This scholarship is no longer offered. It gave full scholarships to bright',
          ],
        ],
      },
    },
  },
  {
    title: 'Harrow & Lyle Legal Scholars Programme',
    organization: 'Harrow & Lyle LLP',
    html: shell(
      'Legal Scholars Programme | Harrow &amp; Lyle LLP',
      `<main><h1>Harrow &amp; Lyle Legal Scholars Programme</h1><p>In 2026, 38% of our trainees were the first in their family to go to university.</p>
<p><strong>What's on offer?</strong></p><p>A bursary of £3,000 a year for three years, a mentor and two weeks of paid work experience (£480 a week).</p>
<p><strong>Who is it for?</strong></p><ul><li>First-year law students at a UK university</li>
<li>People who received free school meals or were in care</li><li>Three A levels at grades ABB or above</li></ul>
<p><strong>Key dates</strong></p><p>Applications open 4 January 2027<br>Applications close 26 February 2027<br>Assessment day 24 March 2027</p>
<p><strong>Other programmes</strong></p><p>Vacation scheme 2027: closes 10 January 2027. Training contract 2029: closes 31 July 2027, salary £52,000.</p></main>`,
    ),
    cosmetic: {
      'another figure of trainees': [['In 2026, 38% of our trainees', 'In 2027, 41% of our trainees']],
      'other programmes beside it': [
        [
          'Vacation scheme 2027: closes 10 January 2027. Training contract 2029: closes 31 July 2027, salary £52,000.',
          'Vacation scheme 2028: closes 9 January 2028. Training contract 2030: closes 28 July 2028, salary £56,000.',
        ],
      ],
      'another day of assessment': [['Assessment day 24 March 2027', 'Assessment day 31 March 2027']],
      'another pay for work experience': [['(£480 a week)', '(£500 a week)']],
      'bold lines that became headings': [
        ["<p><strong>What's on offer?</strong></p>", "<h2>What's on offer?</h2>"],
        ['<p><strong>Who is it for?</strong></p>', '<h2>Who is it for?</h2>'],
        ['<p><strong>Key dates</strong></p>', '<h2>Key dates</h2>'],
        ['<p><strong>Other programmes</strong></p>', '<h2>Other programmes</h2>'],
      ],
      'curly words': [
        [
          'a mentor and two weeks of paid work experience',
          'your own mentor, plus two weeks of paid work experience',
        ],
      ],
    },
    real: {
      'the day': { fact: 'deadline', edits: [['close 26 February 2027', 'close 5 March 2027']] },
      'a group dropped': {
        fact: 'eligibility',
        edits: [['<li>People who received free school meals or were in care</li>', '']],
      },
      'the bursary': { fact: 'award', edits: [['£3,000 a year', '£3,500 a year']] },
    },
  },
  {
    title: 'Maple Bridge Entrance Award',
    organization: 'Lakehead Valley College',
    html: shell(
      'Maple Bridge Entrance Award, Lakehead Valley College',
      `<div role="main"><h1>Maple Bridge Entrance Award</h1><p>Lakehead Valley College has 9,400 students from 70 countries.</p>
<h2>Award details</h2><p>Value: CAD 2,500 (one-time). Number of awards: 25.</p>
<h2>Eligibility</h2><ul><li>International students on a study permit</li><li>Admission to a two-year diploma for the fall 2027 intake</li>
<li>Overall average of 80% or higher</li><li>IELTS 6.5 with no band below 6.0</li></ul>
<h2>How to apply</h2><p>No application is needed; admitted students are considered if they pay their deposit of CAD 1,000 by June 1, 2027.</p>
<h2>Upcoming intakes</h2><p>Winter 2028: apply for admission by October 1, 2027. Spring 2028: apply for admission by February 1, 2028.</p>
<p>Student ambassador of the week: Ji-woo from South Korea, business management.</p></div>`,
      '<footer>Last modified: 2026-11-02 10:14</footer>',
    ),
    cosmetic: {
      'other intakes': [
        [
          'Winter 2028: apply for admission by October 1, 2027. Spring 2028: apply for admission by February 1, 2028.',
          'Spring 2028: apply for admission by February 1, 2028. Summer 2028: apply for admission by April 3, 2028.',
        ],
      ],
      'another ambassador': [['Ji-woo from South Korea, business management', 'Aditi from India, nursing']],
      'the size of the college': [['9,400 students from 70 countries', '9,800 students from 74 countries']],
      'when it was modified': [['2026-11-02 10:14', '2027-01-20 16:40']],
      'another number of awards': [['Number of awards: 25.', 'Number of awards: 30.']],
      'days in another form': [['June 1, 2027', '1 June 2027']],
    },
    real: {
      'the average': { fact: 'eligibility', edits: [['80% or higher', '85% or higher']] },
      'the score': { fact: 'eligibility', edits: [['IELTS 6.5 with', 'IELTS 7.0 with']] },
      'the value': { fact: 'award', edits: [['CAD 2,500', 'CAD 3,000']] },
    },
  },
];

/** Lays edits over a page. @throws Error when a passage is not there, so that no pair is two times the same page */
const edited = (html: string, edits: readonly [string, string][]): string =>
  edits.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`No page says “${from}”.`);
    return text.replace(from, to);
  }, html);

/** Twelve pages that were written one by one, before the reader was tried on them: 72 changes without a meaning, and 36 small ones with one. */
export const writtenPairs = (): PagePair[] =>
  PAGES.flatMap((page) => {
    const base = { facts: { title: page.title, organization: page.organization }, before: page.html };
    const name = (how: string) => `${page.title}: ${how}`;
    return [
      ...Object.entries(page.cosmetic).map(([how, edits]) => ({
        ...base,
        name: name(how),
        how,
        changed: [],
        after: edited(page.html, edits),
      })),
      ...Object.entries(page.real).map(([how, { fact, edits }]) => ({
        ...base,
        name: name(how),
        how,
        changed: [fact],
        after: edited(page.html, edits),
      })),
    ];
  });
