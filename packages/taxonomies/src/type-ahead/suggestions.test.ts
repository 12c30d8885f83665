import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '../countries/country-names.ts';
import { suggestCountries } from '../countries/resolve-country.ts';
import { resolveField } from '../fields/resolve-field.ts';
import { FIELD_SUGGESTIONS, suggestFields } from '../fields/suggest-fields.ts';
import { FIELD_ALIASES } from '../fields/suggestions.generated.ts';
import { suggestGroups } from '../heritage/resolve-group.ts';
import { LANGUAGES, suggestLanguages } from '../languages/languages.ts';
import { resolveStudyPlaces, suggestStudyPlaces } from '../places/study-places.ts';

/** `typed -> what must be offered first`, one a line. */
const table = (text: string): [string, string][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('->').map((side) => side.trim()))
    .map(([typed = '', first = '']) => [typed, first]);

describe('type-ahead of countries', () => {
  it.each(
    table(`
      usa -> United States
      us -> United States
      US -> United States
      u.s. -> United States
      u.s.a. -> United States
      the usa -> United States
      america -> United States
      amer -> United States
      united st -> United States
      united states of -> United States
      uk -> United Kingdom
      u.k. -> United Kingdom
      the uk -> United Kingdom
      gb -> United Kingdom
      england -> United Kingdom
      engl -> United Kingdom
      scotland -> United Kingdom
      wales -> United Kingdom
      britain -> United Kingdom
      brit -> United Kingdom
      great britain -> United Kingdom
      northern ireland -> United Kingdom
      uae -> United Arab Emirates
      u.a.e. -> United Arab Emirates
      emirates -> United Arab Emirates
      dubai -> United Arab Emirates
      holland -> Netherlands
      holl -> Netherlands
      the netherlands -> Netherlands
      nl -> Netherlands
      drc -> Democratic Republic of the Congo
      dr congo -> Democratic Republic of the Congo
      zaire -> Democratic Republic of the Congo
      congo kinshasa -> Democratic Republic of the Congo
      ivory coast -> Ivory Coast
      cote d'ivoire -> Ivory Coast
      côte d’ivoire -> Ivory Coast
      cote d'i -> Ivory Coast
      ivory -> Ivory Coast
      burma -> Myanmar
      myanmar -> Myanmar
      swaziland -> Eswatini
      macedonia -> North Macedonia
      czech republic -> Czechia
      czech -> Czechia
      turkiye -> Turkey
      türkiye -> Turkey
      turkey -> Turkey
      korea -> South Korea
      south korea -> South Korea
      republic of korea -> South Korea
      s. korea -> South Korea
      dprk -> North Korea
      prc -> China
      china -> China
      taiwan -> Taiwan
      cabo verde -> Cape Verde
      east timor -> Timor-Leste
      palestine -> Palestine
      gaza -> Palestine
      west bank -> Palestine
      ksa -> Saudi Arabia
      saudi -> Saudi Arabia
      deutschland -> Germany
      germany -> Germany
      ger -> Germany
      deu -> Germany
      de -> Germany
      espana -> Spain
      es -> Spain
      persia -> Iran
      iran -> Iran
      ira -> Iran
      iraq -> Iraq
      russia -> Russia
      russian fed -> Russia
      vietnam -> Vietnam
      viet nam -> Vietnam
      hongkong -> Hong Kong
      hong k -> Hong Kong
      macau -> Macao
      vatican -> Vatican City
      bosnia -> Bosnia and Herzegovina
      bosnia & h -> Bosnia and Herzegovina
      trinidad -> Trinidad and Tobago
      st lucia -> Saint Lucia
      st. kitts -> Saint Kitts and Nevis
      guinea bissau -> Guinea-Bissau
      guinea-b -> Guinea-Bissau
      guinea -> Guinea
      niger -> Niger
      nigeria -> Nigeria
      nigera -> Nigeria
      phillipines -> Philippines
      philipines -> Philippines
      ken -> Kenya
      ke -> Kenya
      ind -> India
      in -> India
      bangla -> Bangladesh
      sri -> Sri Lanka
      lanka -> Sri Lanka
      zealand -> New Zealand
      nz -> New Zealand
      aotearoa -> New Zealand
      africa -> South Africa
      south africa -> South Africa
      rsa -> South Africa
      samoa -> Samoa
      kazakstan -> Kazakhstan
      afganistan -> Afghanistan
      ehtiopia -> Ethiopia
      swizerland -> Switzerland
      switz -> Switzerland
      austrlia -> Australia
      austria -> Austria
      columbia -> Colombia
      eire -> Ireland
      ireland -> Ireland
      reunion -> Reunion
      curacao -> Curaçao
      tanz -> Tanzania
      zanzibar -> Tanzania
      ghan -> Ghana
      brasil -> Brazil
      méxico -> Mexico
      eg -> Egypt
      uzb -> Uzbekistan
      kyrg -> Kyrgyzstan
      lao -> Laos
      moldavia -> Moldova
      kosova -> Kosovo`),
  )('offers first for "%s": %s', (typed, first) => {
    expect(suggestCountries(typed)[0]?.value).toBe(first);
  });

  it('offers every country first for its own name, whatever the case', () => {
    for (const { name } of COUNTRIES) {
      expect(suggestCountries(name)[0]?.value).toBe(name);
      expect(suggestCountries(name.toUpperCase())[0]?.value).toBe(name);
    }
  });

  it('shows the alias only where the name does not hold what was typed', () => {
    expect(suggestCountries('holland')[0]).toEqual({ value: 'Netherlands', label: 'Netherlands (Holland)' });
    expect(suggestCountries('engl')[0]).toEqual({
      value: 'United Kingdom',
      label: 'United Kingdom (England)',
    });
    expect(suggestCountries('usa')[0]).toEqual({ value: 'United States', label: 'United States (USA)' });
    expect(suggestCountries('turki')[0]).toEqual({ value: 'Turkey', label: 'Turkey (Türkiye)' });
    expect(suggestCountries('phillipines')[0]).toEqual({ value: 'Philippines' });
    expect(suggestCountries('saudi')[0]).toEqual({ value: 'Saudi Arabia' });
    expect(suggestCountries('germny')[0]).toEqual({ value: 'Germany' });
  });

  it('offers a country of which the text is only a part before its territories', () => {
    expect(suggestCountries('united').map(({ value }) => value)).toEqual([
      'United Arab Emirates',
      'United Kingdom',
      'United States',
      'Tanzania',
      'United States Minor Outlying Islands',
      'United States Virgin Islands',
    ]);
  });
});

describe('type-ahead of places to study', () => {
  it('offers a part of the world by its name, and countries as ever', () => {
    const first = (typed: string) => suggestStudyPlaces(typed)[0]?.value;
    expect(['europe', 'euro', 'anywhere in eu', 'africa', 'middle east', 'germ', 'usa'].map(first)).toEqual([
      'Europe',
      'Europe',
      'Europe',
      'Africa',
      'Middle East',
      'Germany',
      'United States',
    ]);
    expect(suggestCountries('niger').map(({ value }) => value)).toEqual(['Niger', 'Nigeria']);
  });

  it('knows the countries of what it offers', () => {
    for (const { value } of ['europe', 'africa', 'asia', 'oceania', 'caribbean'].flatMap(suggestStudyPlaces))
      expect(resolveStudyPlaces(value), value).toBeDefined();
    expect(resolveStudyPlaces('Anywhere in Europe')).toContain('DE');
    expect(resolveStudyPlaces('the Middle East')).toContain('AE');
    expect(resolveStudyPlaces('Germany')).toBe('DE');
    expect(resolveStudyPlaces('Atlantis')).toBeUndefined();
  });
});

describe('type-ahead of fields', () => {
  it.each(
    table(`
      CS -> Computer Science
      cs -> Computer Science
      comp sci -> Computer Science
      compsci -> Computer Science
      computing -> Computer Science
      comp -> Computer Science
      computer -> Computer Science
      computer eng -> Computer Engineering
      informatics -> Computer Science
      programming -> Software Engineering
      software -> Software Engineering
      software dev -> Software Engineering
      AI -> Artificial Intelligence
      a.i. -> Artificial Intelligence
      ML -> Machine Learning
      deep learning -> Machine Learning
      IT -> Information Technology
      ICT -> Information Technology
      infosec -> Cybersecurity
      cyber -> Cybersecurity
      big data -> Data Science
      data analytics -> Data Science
      med -> Medicine
      medicine -> Medicine
      medic -> Medicine
      doctor -> Medicine
      MBBS -> Medicine
      pre-med -> Medicine
      nurse -> Nursing
      nursing -> Nursing
      dental -> Dentistry
      dentist -> Dentistry
      vet -> Veterinary Medicine
      vet med -> Veterinary Medicine
      pharm -> Pharmacy
      physio -> Physiotherapy
      physical therapy -> Physiotherapy
      OT -> Occupational Therapy
      MPH -> Public Health
      public h -> Public Health
      psych -> Psychology
      psychology -> Psychology
      neuro -> Neuroscience
      bio -> Biology
      biology -> Biology
      biochem -> Biochemistry
      chem -> Chemistry
      chem eng -> Chemical Engineering
      chemical -> Chemical Engineering
      physics -> Physics
      math -> Mathematics
      maths -> Mathematics
      stats -> Statistics
      astro -> Astronomy
      econ -> Economics
      economics -> Economics
      business -> Business
      MBA -> MBA
      management -> Management
      HR -> Human Resource Management
      accounting -> Accounting
      accountancy -> Accounting
      finance -> Finance
      banking -> Banking and Finance
      marketing -> Marketing
      law -> Law
      LLM -> Law
      LLB -> Law
      legal studies -> Law
      IR -> International Relations
      intl relations -> International Relations
      international rel -> International Relations
      poli sci -> Political Science
      polisci -> Political Science
      politics -> Political Science
      government -> Political Science
      public admin -> Public Administration
      socio -> Sociology
      anthro -> Anthropology
      history -> History
      art history -> Art History
      history of art -> Art History
      philosophy -> Philosophy
      english lit -> English Literature
      english -> English Literature
      lit -> Literature
      linguistics -> Linguistics
      journalism -> Journalism
      comms -> Communication Studies
      communications -> Communication Studies
      PR -> Public Relations
      film -> Film Studies
      cinema -> Film Studies
      theatre -> Drama and Theatre
      acting -> Drama and Theatre
      fashion -> Fashion Design
      architect -> Architecture
      urban -> Urban Planning
      town planning -> Urban Planning
      civil -> Civil Engineering
      mech eng -> Mechanical Engineering
      mechanical -> Mechanical Engineering
      EE -> Electrical Engineering
      electrical -> Electrical Engineering
      EEE -> Electrical Engineering
      aero -> Aerospace Engineering
      aeronautical -> Aerospace Engineering
      engineering -> Engineering
      eng -> Engineering
      env sci -> Environmental Science
      environmental sci -> Environmental Science
      climate -> Climate Change
      agri -> Agriculture
      farming -> Agriculture
      education -> Education
      teacher -> Teaching
      teaching -> Teaching
      early childhood -> Early Childhood Education
      special ed -> Special Education
      social work -> Social Work
      MSW -> Social Work
      TEFL -> TESOL
      hospitality -> Hospitality Management
      GIS -> Geographic Information Systems
      HCI -> Human Computer Interaction
      UX -> Human Computer Interaction
      sport -> Sports Science
      womens studies -> Women's Studies
      women's st -> Women's Studies
      buisness -> Business
      mathmatics -> Mathematics
      phychology -> Psychology
      enginering -> Engineering
      jurnalism -> Journalism`),
  )('offers first for "%s": %s', (typed, first) => {
    expect(suggestFields(typed)[0]?.value).toBe(first);
  });

  it('offers every field first for its own name', () => {
    for (const name of FIELD_SUGGESTIONS) expect(suggestFields(name)[0]?.value).toBe(name);
  });

  it('has no alias that the resolver reads as another field', () => {
    /** Written without its full stop it is also the Master of Education. */
    const known = ['Med'];
    for (const [name, aliases] of Object.entries(FIELD_ALIASES)) {
      const wanted = resolveField(name);
      for (const alias of aliases.filter((each) => !known.includes(each))) {
        const codes = resolveField(alias);
        const agrees = codes.some((code) =>
          wanted.some((each) => each.startsWith(code) || code.startsWith(each)),
        );
        expect(codes.length === 0 || agrees, `${alias} is ${codes}, ${name} is ${wanted}`).toBe(true);
      }
    }
  });

  it('has no alias that is also the name of another suggestion', () => {
    const names = new Set(FIELD_SUGGESTIONS.map((name) => name.toLowerCase()));
    const aliases = Object.values(FIELD_ALIASES).flat();
    expect(aliases.filter((alias) => names.has(alias.toLowerCase()))).toEqual([]);
  });
});

describe('type-ahead of languages', () => {
  it.each(
    table(`
      english -> English
      eng -> English
      en -> English
      british english -> English
      german -> German
      deutsch -> German
      de -> German
      ger -> German
      french -> French
      français -> French
      francais -> French
      fr -> French
      spanish -> Spanish
      español -> Spanish
      castilian -> Spanish
      es -> Spanish
      mandarin -> Chinese
      cantonese -> Chinese
      chinese -> Chinese
      ch -> Chinese
      zh -> Chinese
      中文 -> Chinese
      farsi -> Persian
      dari -> Persian
      kiswahili -> Swahili
      swahili -> Swahili
      filipino -> Tagalog
      tagalog -> Tagalog
      bahasa -> Indonesian
      bangla -> Bengali
      flemish -> Dutch
      nederlands -> Dutch
      dutch -> Dutch
      gaelic -> Scottish Gaelic
      hebrew -> Hebrew
      portugese -> Portuguese
      brazilian -> Portuguese
      port -> Portuguese
      arabic -> Arabic
      arab -> Arabic
      日本語 -> Japanese
      jap -> Japanese
      korean -> Korean
      русский -> Russian
      russian -> Russian
      sinhalese -> Sinhala
      odia -> Oriya
      pushto -> Pashto
      italiano -> Italian
      polski -> Polish
      turkce -> Turkish
      norw -> Norwegian
      ukranian -> Ukrainian`),
  )('offers first for "%s": %s', (typed, first) => {
    expect(suggestLanguages(typed)[0]?.value).toBe(first);
  });

  it('offers every language first for its own name', () => {
    for (const { name } of LANGUAGES) expect(suggestLanguages(name)[0]?.value).toBe(name);
  });
});

describe('type-ahead of groups', () => {
  it.each(
    table(`
      african american -> Black
      latin -> Hispanic
      latino -> Hispanic
      chicano -> Mexican American
      navaho -> Navajo
      american indian -> Native American
      asian -> Asian
      maori -> Māori
      metis -> Métis
      first n -> First Nations
      aborig -> Aboriginal
      gay -> LGBTQ
      vietnamese -> Vietnamese American`),
  )('offers first for "%s": %s', (typed, first) => {
    expect(suggestGroups(typed)[0]?.value).toBe(first);
  });
});
