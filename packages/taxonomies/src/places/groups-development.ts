import { type CountryGroup, codes } from './country-group.ts';

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
