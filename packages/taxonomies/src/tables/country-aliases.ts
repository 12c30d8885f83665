import { phrases } from './phrase-list.ts';

/**
 * English names and abbreviations of countries beside those of `countries-list` and `i18n-iso-countries`.
 * `COMMON_NAMES` replaces a package's display name by the one most readers use.
 * Source: ISO 3166-1 short names, UNGEGN English exonyms, older names found on application forms. asOf: 2025-06-30.
 */
export const COMMON_NAMES: Record<string, string> = {
  AX: 'Åland Islands',
  BL: 'Saint Barthélemy',
  BQ: 'Caribbean Netherlands',
  CV: 'Cape Verde',
  CW: 'Curaçao',
  TL: 'Timor-Leste',
  TR: 'Turkey',
  UM: 'United States Minor Outlying Islands',
  VI: 'United States Virgin Islands',
};

/** A comma inside an alias is part of it ("Korea, South" in an index-style list). */
export const COUNTRY_ALIASES: Record<string, string[]> = {
  AE: ['UAE', 'Emirates', 'U A E', 'Dubai', 'Abu Dhabi'],
  AG: ['Antigua & Barbuda', 'Antigua'],
  AX: ['Aland', 'Åland'],
  BA: ['Bosnia', 'Bosnia-Herzegovina', 'Bosnia & Herzegovina', 'Bosnia Herzegovina', 'BiH'],
  BL: ['St. Barthelemy', 'St Barts'],
  BN: ['Brunei Darussalam'],
  BO: ['Plurinational State of Bolivia', 'Bolivia, Plurinational State of'],
  BQ: ['Bonaire', 'Bonaire, Sint Eustatius and Saba'],
  BS: ['The Bahamas', 'Bahamas, The'],
  BY: ['Byelorussia', 'Republic of Belarus'],
  CC: ['Cocos Islands', 'Keeling Islands'],
  CD: phrases(`
    DRC; DR Congo; D.R. Congo; Congo DR; Congo DRC; Congo Kinshasa; Congo (Kinshasa); Zaire;
    Dem. Rep. Congo; Democratic Republic of Congo; Congo, Democratic Republic of the;
    Congo, Democratic Republic of; Congo, The Democratic Republic of the; Congo, Dem. Rep.;
    Democratic Congo; Dem. Rep. of the Congo`),
  CF: ['C.A.R.', 'Centrafrique'],
  CG: phrases(`
    Congo; Congo Brazzaville; Congo (Brazzaville); Congo, Republic of the; Congo, Republic of;
    Congo, Rep.; Republic of Congo`),
  CH: ['Swiss Confederation'],
  CI: ["Cote d'Ivoire", "Côte d'Ivoire", 'Cote d Ivoire', 'Republic of Cote dIvoire'],
  CN: phrases(`
    PRC; P.R. China; PR China; Mainland China; China, People's Republic of; Peoples Republic of China`),
  CV: ['Cabo Verde', 'Cape Verde Islands'],
  CY: ['Republic of Cyprus'],
  CZ: ['Czech', 'The Czech Republic'],
  DE: ['Federal Republic of Germany', 'Deutschland', 'FRG'],
  DO: ['Dominican Rep.', 'Dominican Rep', 'The Dominican Republic'],
  EG: ['Arab Republic of Egypt', 'Egypt, Arab Rep.'],
  EH: ['Sahrawi Arab Democratic Republic'],
  ES: ['España', 'Kingdom of Spain'],
  FK: ['Falklands', 'Malvinas'],
  FM: ['Federated States of Micronesia', 'FSM', 'Micronesia'],
  FR: ['French Republic', 'Metropolitan France', 'France, Metropolitan'],
  GB: phrases(`
    United Kingdom of Great Britain and Northern Ireland; U K; Britain; Gt Britain;
    Great Britain and Northern Ireland; England; Scotland; Wales; Northern Ireland; Ireland, Northern;
    The United Kingdom; The UK; United Kindom`),
  GE: ['Republic of Georgia', 'Georgia (country)'],
  GM: ['Gambia, The'],
  GQ: ['Equatorial Guinea, Republic of'],
  GS: ['South Georgia'],
  GW: ['Guinea Bissau', 'Guinea-Bissau'],
  HK: ['Hong Kong SAR', 'Hong Kong, China', 'Hong Kong SAR, China', 'Hongkong', 'HKSAR'],
  HM: ['Heard Island'],
  IE: ['Republic of Ireland', 'Eire', 'Éire', 'Ireland, Republic of', 'Irish Republic'],
  IM: ['Man, Isle of'],
  IO: ['Chagos Islands', 'Diego Garcia'],
  IR: ['Iran, Islamic Republic of', 'Persia', 'I.R. Iran'],
  KG: ['Kyrgyz Republic', 'Kirghizia', 'Kyrgistan', 'Kirgizstan'],
  KH: ['Kampuchea', 'Kingdom of Cambodia'],
  KM: ['The Comoros', 'Comoro Islands'],
  KN: ['St. Kitts and Nevis', 'St Kitts & Nevis', 'St Kitts', 'Saint Kitts', 'Saint Christopher and Nevis'],
  KP: phrases(`
    Democratic People's Republic of Korea; DPRK; Korea, North; Korea, Democratic People's Republic of;
    N. Korea; North-Korea; Korea (North)`),
  KR: phrases(`
    Korea; ROK; Korea, South; Korea, Republic of; Korea, Rep.; S. Korea; Republic of South Korea;
    Korea (South); Korea Republic`),
  LA: ['Lao PDR', 'Lao', 'Lao P.D.R.', 'Laos PDR', "Lao People's Dem. Rep."],
  LC: ['St. Lucia'],
  LY: ['Libyan Arab Jamahiriya', 'State of Libya'],
  MD: ['Republic of Moldova', 'Moldavia'],
  MF: ['St. Martin', 'Saint-Martin'],
  MK: phrases(`
    Macedonia; FYROM; FYR Macedonia; Republic of Macedonia; Former Yugoslav Republic of Macedonia;
    Republic of North Macedonia; The former Yugoslav Republic of Macedonia; Macedonia, FYR`),
  MM: ['Burma', 'Myanmar (Burma)', 'Burma (Myanmar)', 'Republic of the Union of Myanmar'],
  MO: ['Macau', 'Macao SAR', 'Macau SAR', 'Macao, China'],
  MP: ['Northern Marianas', 'Saipan'],
  MV: ['The Maldives', 'Maldive Islands', 'Republic of Maldives'],
  NL: ['Holland', 'Netherland', 'The Netherland', 'Nederland'],
  NZ: ['Aotearoa', 'Aotearoa New Zealand'],
  PH: ['The Philippines', 'Republic of the Philippines', 'Phillipines', 'Philipines'],
  PM: ['St. Pierre and Miquelon'],
  PN: ['Pitcairn'],
  PS: phrases(`
    Palestinian Territory; Palestinian Territories; Occupied Palestinian Territory;
    Occupied Palestinian Territories; West Bank; Gaza; Gaza Strip; West Bank and Gaza;
    West Bank and Gaza Strip; State of Palestine; Palestinian Authority; oPt`),
  PW: ['Belau'],
  RE: ['Reunion', 'La Réunion', 'Reunion Island'],
  RO: ['Roumania'],
  RU: ['Russian Fed.', 'Soviet Union', 'USSR'],
  SA: ['KSA', 'Kingdom of Saudi Arabia', 'Saudi'],
  SD: ['Northern Sudan', 'Sudan, North', 'Republic of the Sudan', 'Republic of Sudan'],
  SS: ['Southern Sudan', 'Republic of South Sudan'],
  GN: ['Guinea Conakry', 'Guinea (Conakry)', 'Republic of Guinea'],
  SB: ['Solomons', 'The Solomon Islands'],
  SH: [
    'St. Helena',
    'Saint Helena',
    'Ascension Island',
    'Tristan da Cunha',
    'Saint Helena, Ascension and Tristan da Cunha',
  ],
  SK: ['Slovak Republic', 'The Slovak Republic'],
  ST: ['Sao Tome & Principe', 'Sao Tome', 'São Tomé', 'São Tomé & Príncipe'],
  SX: ['St. Maarten'],
  SY: ['Syrian Arab Rep.', 'Syrian Republic'],
  SZ: ['Swaziland', 'Kingdom of Eswatini'],
  TC: ['Turks & Caicos', 'Turks and Caicos', 'Turks & Caicos Islands'],
  TG: ['Togolese Republic'],
  TL: ['East Timor', 'Timor Leste', 'Timor'],
  TR: ['Turkiye', 'Türkiye', 'Republic of Turkey', 'Republic of Türkiye'],
  TT: ['Trinidad & Tobago', 'Trinidad', 'Tobago'],
  TW: phrases(`
    Taiwan, ROC; Republic of China; Chinese Taipei; Taiwan (ROC); Republic of China (Taiwan); Formosa;
    Taiwan R.O.C.`),
  TZ: ['Tanzania, United Republic of', 'Zanzibar', 'Tanganyika'],
  UM: ['US Minor Outlying Islands', 'U.S. Minor Outlying Islands', 'Midway Islands', 'Wake Island'],
  US: phrases(`
    USA; U S A; U S; The United States; The United States of America; United State; United States (US);
    The US; The USA; Unites States; United States America; US of A; America`),
  UZ: ['Uzbekhistan'],
  VA: ['Holy See', 'Vatican', 'Vatican City State', 'The Holy See'],
  VC: phrases(`
    St. Vincent and the Grenadines; St Vincent & the Grenadines; St Vincent; Saint Vincent;
    St Vincent and Grenadines; Saint Vincent & the Grenadines`),
  VE: ['Bolivarian Republic of Venezuela', 'Venezuela, Bolivarian Republic of', 'Venezuela, RB'],
  VG: ['Virgin Islands, British', 'Virgin Islands (British)', 'BVI'],
  VI: ['Virgin Islands, U.S.', 'US Virgin Islands', 'USVI', 'Virgin Islands', 'Virgin Islands (U.S.)'],
  VN: ['Viet Nam', 'Vietnam, Socialist Republic of', 'Socialist Republic of Vietnam'],
  WF: ['Wallis & Futuna'],
  WS: ['Western Samoa'],
  XK: ['Kosova', 'Republic of Kosovo', 'Kosovo*'],
  YE: ['Yemen, Rep.', 'Republic of Yemen'],
  ZA: ['RSA', 'Republic of South Africa', 'S. Africa'],
  ZW: ['Rhodesia'],
};
