import { type CountryGroup, codes } from './country-group.ts';

const M49 = 'UN Statistics Division, Standard Country or Area Codes for Statistical Use (M49)';
const asOf = '2025-01-01';

/** M49 subregions; every wider region below is put together from them, so that a country is listed once. */
const NORTHERN_AFRICA = codes('DZ EG EH LY MA SD TN');
const EASTERN_AFRICA = codes('BI DJ ER ET IO KE KM MG MU MW MZ RE RW SC SO SS TF TZ UG YT ZM ZW');
const MIDDLE_AFRICA = codes('AO CD CF CG CM GA GQ ST TD');
const SOUTHERN_AFRICA = codes('BW LS NA SZ ZA');
const WESTERN_AFRICA = codes('BF BJ CI CV GH GM GN GW LR ML MR NE NG SH SL SN TG');
const CARIBBEAN = codes(
  'AG AI AW BB BL BQ BS CU CW DM DO GD GP HT JM KN KY LC MF MQ MS PR SX TC TT VC VG VI',
);
const CENTRAL_AMERICA = codes('BZ CR GT HN MX NI PA SV');
const SOUTH_AMERICA = codes('AR BO BR BV CL CO EC FK GF GS GY PE PY SR UY VE');
const CENTRAL_ASIA = codes('KG KZ TJ TM UZ');
/** M49 gives Taiwan no code of its own; it lies in this subregion. */
const EASTERN_ASIA = codes('CN HK JP KP KR MN MO TW');
const SOUTH_EASTERN_ASIA = codes('BN ID KH LA MM MY PH SG TH TL VN');
const SOUTHERN_ASIA = codes('AF BD BT IN IR LK MV NP PK');
const WESTERN_ASIA = codes('AE AM AZ BH GE IL IQ JO KW LB OM PS QA SA SY TR YE');
const EUROPE = codes(
  `AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT
   NL NO PL PT RO RS RU SE SI SJ SK SM UA VA XK`,
);
const MELANESIA = codes('FJ NC PG SB VU');
const MICRONESIA = codes('FM GU KI MH MP NR PW UM');
const POLYNESIA = codes('AS CK NU PF PN TK TO TV WF WS');

const SUB_SAHARAN = [...EASTERN_AFRICA, ...MIDDLE_AFRICA, ...SOUTHERN_AFRICA, ...WESTERN_AFRICA];
const AFRICA = [...NORTHERN_AFRICA, ...SUB_SAHARAN];
const PACIFIC = [...MELANESIA, ...MICRONESIA, ...POLYNESIA];
const ASIA = [...CENTRAL_ASIA, ...EASTERN_ASIA, ...SOUTH_EASTERN_ASIA, ...SOUTHERN_ASIA, ...WESTERN_ASIA];

const region = (
  name: string,
  adjective: string,
  members: string[],
  unsettled: string[] = [],
): CountryGroup => {
  const article = /^[AEIOU]/.test(adjective) ? 'an' : 'a';
  return { name, one: `${article} ${adjective} country`, all: name, members, unsettled, source: M49, asOf };
};

/** World regions. Where common use and M49 differ, the countries in question are `unsettled`. */
export const REGION_GROUPS: Record<string, CountryGroup> = {
  'group:africa': region('Africa', 'African', AFRICA),
  'group:north-africa': region('North Africa', 'North African', codes('DZ EG EH LY MA TN'), ['SD', 'MR']),
  'group:sub-saharan-africa': region('sub-Saharan Africa', 'sub-Saharan African', SUB_SAHARAN, ['SD']),
  'group:east-africa': region(
    'East Africa',
    'East African',
    codes('BI DJ ER ET KE RW SO SS TZ UG'),
    codes('CD KM MG MU MW MZ RE SC SD YT ZM ZW'),
  ),
  'group:west-africa': region('West Africa', 'West African', WESTERN_AFRICA, ['CM', 'TD']),
  'group:central-africa': region('Central Africa', 'Central African', MIDDLE_AFRICA, ['RW', 'BI']),
  'group:southern-africa': region(
    'southern Africa',
    'southern African',
    SOUTHERN_AFRICA,
    codes('AO MG MU MW MZ SC TZ ZM ZW CD KM'),
  ),
  'group:asia': region('Asia', 'Asian', ASIA, ['CY', 'EG', 'RU']),
  'group:asia-pacific': region(
    'Asia and the Pacific',
    'Asia-Pacific',
    [...EASTERN_ASIA, ...SOUTH_EASTERN_ASIA, ...SOUTHERN_ASIA, ...PACIFIC, 'AU', 'NZ'],
    [...CENTRAL_ASIA, ...WESTERN_ASIA, 'RU'],
  ),
  'group:south-asia': {
    ...region('South Asia', 'South Asian', codes('AF BD BT IN LK MV NP PK'), ['IR', 'MM']),
    source: 'South Asian Association for Regional Cooperation (SAARC), member states',
  },
  'group:south-east-asia': region('Southeast Asia', 'Southeast Asian', SOUTH_EASTERN_ASIA),
  'group:east-asia': region('East Asia', 'East Asian', EASTERN_ASIA, SOUTH_EASTERN_ASIA),
  'group:central-asia': region('Central Asia', 'Central Asian', CENTRAL_ASIA, ['AF', 'MN']),
  'group:middle-east': {
    ...region('the Middle East', 'Middle Eastern', codes('AE BH EG IL IQ IR JO KW LB OM PS QA SA SY YE'), [
      'TR',
      'CY',
      'SD',
      'LY',
    ]),
    source: `${M49}: Western Asia without Cyprus and the Caucasus, with Egypt and Iran, as in common use`,
  },
  'group:mena': {
    ...region(
      'the Middle East and North Africa',
      'Middle Eastern or North African',
      codes('AE BH DZ EG IL IQ IR JO KW LB LY MA OM PS QA SA SY TN YE'),
      ['CY', 'DJ', 'EH', 'MR', 'MT', 'SD', 'TR'],
    ),
    source: `${M49}: Northern Africa and the Middle East as defined here`,
  },
  'group:europe': region('Europe', 'European', EUROPE, ['TR', 'GE', 'AM', 'AZ', 'KZ', 'GL']),
  'group:eastern-europe': region(
    'Eastern Europe',
    'Eastern European',
    codes('BG BY CZ HU MD PL RO RU SK UA'),
    codes('AL BA EE HR LT LV ME MK RS SI XK GE AM AZ'),
  ),
  'group:central-and-eastern-europe': {
    ...region(
      'Central and Eastern Europe',
      'Central or Eastern European',
      codes('AL BG CZ EE HR HU LT LV PL RO SI SK'),
      codes('AT BA BY DE MD ME MK RS RU UA XK'),
    ),
    source: 'OECD Glossary of Statistical Terms, Central and Eastern European Countries (CEECs)',
  },
  'group:western-europe': region(
    'Western Europe',
    'Western European',
    codes('AT BE CH DE FR LI LU MC NL'),
    codes('DK ES FI GB GR IE IS IT NO PT SE MT AD SM'),
  ),
  'group:latin-america': {
    ...region(
      'Latin America',
      'Latin American',
      codes('AR BO BR CL CO CR CU DO EC GT HN MX NI PA PE PY SV UY VE'),
      codes('BZ GF GP GY HT MQ PR SR BL MF'),
    ),
    source: `${M49}: Spanish- and Portuguese-speaking countries of the Americas; others unsettled`,
  },
  'group:caribbean': region('the Caribbean', 'Caribbean', CARIBBEAN, ['BZ', 'GY', 'SR', 'BM', 'GF']),
  'group:central-america': region('Central America', 'Central American', codes('BZ CR GT HN NI PA SV'), [
    'MX',
  ]),
  'group:south-america': region('South America', 'South American', SOUTH_AMERICA),
  'group:north-america': region(
    'North America',
    'North American',
    ['CA', 'US'],
    [...CARIBBEAN, ...CENTRAL_AMERICA, 'BM', 'GL', 'PM'],
  ),
  'group:americas': region('the Americas', 'American', [
    ...CARIBBEAN,
    ...CENTRAL_AMERICA,
    ...SOUTH_AMERICA,
    'BM',
    'CA',
    'GL',
    'PM',
    'US',
  ]),
  'group:oceania': region('Oceania', 'Oceanian', [...PACIFIC, 'AU', 'CC', 'CX', 'HM', 'NF', 'NZ']),
  'group:pacific-islands': region('the Pacific islands', 'Pacific island', PACIFIC, ['TL']),
};

/** Laos and Nepal are due to leave on 2026-11-24, Bangladesh later; the list is the one in force before that day. */
const LDC = codes(`
  AF AO BD BF BI BJ CD CF DJ ER ET GM GN GW HT KH KI KM LA LR LS MG ML MM MR MW MZ NE NP RW SB SD SL
  SN SO SS TD TG TL TV TZ UG YE ZM
`);
const OTHER_ODA = codes(`
  AL AM AR AZ BA BO BR BT BW BY BZ CG CI CK CM CN CO CR CU CV DM DO DZ EC EG FJ FM GA GD GE GH GQ GT
  GY HN ID IN IQ IR JM JO KE KG KP KZ LB LC LK LY MA MD ME MH MK MN MU MV MX MY NA NG NI NU PA PE PG
  PH PK PS PW PY RS SH SR ST SV SY SZ TH TJ TK TM TN TO TR UA UZ VC VE VN VU WF WS XK ZA ZW
`);
const LOW = codes(`
  AF BF BI CD CF ER GM GW KP LR MG ML MW MZ NE RW SD SL SO SS SY TD UG YE
`);
const LOWER_MIDDLE = codes(`
  AO BD BJ BO BT CG CI CM DJ EG GH GN HN HT IN KE KG KH KI KM LA LB LS MA MM MR NA NG NI NP PG PK PS
  SB SN ST SZ TG TJ TL TN TZ UZ VU ZM ZW
`);
const UPPER_MIDDLE = codes(`
  AL AM AR AZ BA BR BW BY BZ CN CO CU CV DM DO DZ EC FJ FM GA GD GE GQ GT ID IQ IR JM JO KZ LC LK LY
  MD ME MH MK MN MU MV MX MY PE PH PY RS SR SV TH TM TO TR TV UA VC VN WS XK ZA
`);
const HIGH = codes(`
  AD AE AG AS AT AU AW BB BE BG BH BM BN BS CA CH CL CR CW CY CZ DE DK EE ES FI FO FR GB GG GI GL GR
  GU GY HK HR HU IE IL IM IS IT JE JP KN KR KW KY LI LT LU LV MC MF MO MP MT NC NL NO NR NZ OM PA PF
  PL PR PT PW QA RO RU SA SC SE SG SI SK SM SX TC TT TW US UY VG VI
`);
/** The World Bank left these unclassified in fiscal year 2026 for lack of data. */
const UNCLASSIFIED = ['ET', 'VE'];

const ODA_LIST = {
  members: [...LDC, ...OTHER_ODA],
  source:
    'OECD, DAC List of ODA Recipients for 2024 and 2025 flows, without Nauru, which graduated on 2026-01-01; Montserrat was to be decided',
  asOf: '2026-01-01',
  unsettled: ['MS'],
};

const income = (name: string, members: string[]): CountryGroup => {
  return {
    name: `${name} countries`,
    one: `a ${name} country`,
    all: `the ${name} countries`,
    members,
    unsettled: UNCLASSIFIED,
    source:
      'World Bank, country classification by income level, fiscal year 2027: the list of fiscal year 2026 with the changes announced in July 2026',
    asOf: '2026-07-01',
  };
};

/** Groups by level of development and by income. */
export const DEVELOPMENT_GROUPS: Record<string, CountryGroup> = {
  'group:developing': {
    ...ODA_LIST,
    name: 'Developing countries (OECD-DAC list)',
    one: 'a developing country (OECD-DAC list)',
    all: 'developing countries (OECD-DAC list)',
  },
  'group:dac': {
    ...ODA_LIST,
    name: 'OECD-DAC list of ODA recipients',
    one: 'a country on the OECD-DAC list',
    all: 'the countries on the OECD-DAC list',
  },
  'group:ldc': {
    name: 'Least developed countries',
    one: 'a least developed country (UN list)',
    all: 'the least developed countries (UN list)',
    members: LDC,
    source: 'UN Committee for Development Policy, list of least developed countries (44)',
    asOf: '2024-12-13',
  },
  'group:low-income': income('low-income', LOW),
  'group:lower-middle-income': income('lower-middle-income', LOWER_MIDDLE),
  'group:upper-middle-income': income('upper-middle-income', UPPER_MIDDLE),
  'group:middle-income': income('middle-income', [...LOWER_MIDDLE, ...UPPER_MIDDLE]),
  'group:low-and-middle-income': {
    ...income('low- or middle-income', [...LOW, ...LOWER_MIDDLE, ...UPPER_MIDDLE, ...UNCLASSIFIED]),
    name: 'low- and middle-income countries',
    all: 'the low- and middle-income countries',
    unsettled: [],
  },
  'group:high-income': income('high-income', HIGH),
};
