import { phrases } from './phrase-list.ts';

/**
 * Words for the people and adjectives of a country; plurals in -s are derived. "Dominican" (DM or DO) and "Congolese" (CD or
 * CG) name two countries and are left out, and so is "English", which nearly always names the language.
 * Source: CIA World Factbook, field "Nationality". asOf: 2025-01-01.
 */
export const DEMONYMS: Record<string, string[]> = {
  AD: ['Andorran'],
  AE: ['Emirati', 'Emirian'],
  AF: ['Afghan', 'Afghani'],
  AG: ['Antiguan', 'Barbudan'],
  AI: ['Anguillan'],
  AL: ['Albanian'],
  AM: ['Armenian'],
  AO: ['Angolan'],
  AR: ['Argentine', 'Argentinian', 'Argentinean'],
  AS: ['American Samoan'],
  AT: ['Austrian'],
  AU: ['Australian', 'Aussie'],
  AW: ['Aruban'],
  AZ: ['Azerbaijani', 'Azeri'],
  BA: ['Bosnian', 'Herzegovinian'],
  BB: ['Barbadian', 'Bajan'],
  BD: ['Bangladeshi'],
  BE: ['Belgian'],
  BF: ['Burkinabe', 'Burkinabé', 'Burkinese'],
  BG: ['Bulgarian'],
  BH: ['Bahraini'],
  BI: ['Burundian'],
  BJ: ['Beninese', 'Beninois'],
  BM: ['Bermudian'],
  BN: ['Bruneian'],
  BO: ['Bolivian'],
  BR: ['Brazilian'],
  BS: ['Bahamian'],
  BT: ['Bhutanese'],
  BW: ['Motswana', 'Batswana', 'Botswanan'],
  BY: ['Belarusian', 'Belarussian'],
  BZ: ['Belizean'],
  CA: ['Canadian'],
  CF: ['Central African'],
  CH: ['Swiss'],
  CI: ['Ivorian'],
  CK: ['Cook Islander'],
  CL: ['Chilean'],
  CM: ['Cameroonian'],
  CN: ['Chinese'],
  CO: ['Colombian'],
  CR: ['Costa Rican'],
  CU: ['Cuban'],
  CV: ['Cape Verdean', 'Cabo Verdean'],
  CY: ['Cypriot'],
  CZ: ['Czech'],
  DE: ['German'],
  DJ: ['Djiboutian'],
  DK: ['Danish', 'Dane'],
  DZ: ['Algerian'],
  EC: ['Ecuadorian', 'Ecuadorean'],
  EE: ['Estonian'],
  EG: ['Egyptian'],
  EH: ['Sahrawi'],
  ER: ['Eritrean'],
  ES: ['Spanish', 'Spaniard'],
  ET: ['Ethiopian'],
  FI: ['Finnish', 'Finn'],
  FJ: ['Fijian'],
  FM: ['Micronesian'],
  FO: ['Faroese'],
  FR: ['French', 'Frenchman', 'Frenchwoman'],
  GA: ['Gabonese'],
  GB: phrases(`
    British; Briton; Scottish; Welsh; Northern Irish; Englishman; Englishwoman`),
  GD: ['Grenadian'],
  GE: ['Georgian'],
  GH: ['Ghanaian', 'Ghanian'],
  GI: ['Gibraltarian'],
  GL: ['Greenlandic', 'Greenlander'],
  GM: ['Gambian'],
  GN: ['Guinean'],
  GQ: ['Equatorial Guinean', 'Equatoguinean'],
  GR: ['Greek'],
  GT: ['Guatemalan'],
  GU: ['Guamanian'],
  GW: ['Bissau-Guinean'],
  GY: ['Guyanese'],
  HK: ['Hong Konger', 'Hongkonger'],
  HN: ['Honduran'],
  HR: ['Croatian', 'Croat'],
  HT: ['Haitian'],
  HU: ['Hungarian'],
  ID: ['Indonesian'],
  IE: ['Irish', 'Irishman', 'Irishwoman'],
  IL: ['Israeli'],
  IN: ['Indian'],
  IQ: ['Iraqi'],
  IR: ['Iranian', 'Persian'],
  IS: ['Icelandic', 'Icelander'],
  IT: ['Italian'],
  JM: ['Jamaican'],
  JO: ['Jordanian'],
  JP: ['Japanese'],
  KE: ['Kenyan'],
  KG: ['Kyrgyz', 'Kyrgyzstani'],
  KH: ['Cambodian', 'Khmer'],
  KI: ['I-Kiribati'],
  KM: ['Comorian', 'Comoran'],
  KN: ['Kittitian', 'Nevisian'],
  KP: ['North Korean'],
  KR: ['South Korean', 'Korean'],
  KW: ['Kuwaiti'],
  KZ: ['Kazakh', 'Kazakhstani'],
  LA: ['Laotian', 'Lao'],
  LB: ['Lebanese'],
  LC: ['Saint Lucian', 'St Lucian'],
  LI: ['Liechtensteiner'],
  LK: ['Sri Lankan'],
  LR: ['Liberian'],
  LS: ['Basotho', 'Mosotho'],
  LT: ['Lithuanian'],
  LU: ['Luxembourgish', 'Luxembourger'],
  LV: ['Latvian'],
  LY: ['Libyan'],
  MA: ['Moroccan'],
  MC: ['Monegasque', 'Monacan'],
  MD: ['Moldovan'],
  ME: ['Montenegrin'],
  MG: ['Malagasy', 'Madagascan'],
  MH: ['Marshallese'],
  MK: ['Macedonian', 'North Macedonian'],
  ML: ['Malian'],
  MM: ['Burmese', 'Myanma'],
  MN: ['Mongolian'],
  MO: ['Macanese'],
  MR: ['Mauritanian'],
  MS: ['Montserratian'],
  MT: ['Maltese'],
  MU: ['Mauritian'],
  MV: ['Maldivian'],
  MW: ['Malawian'],
  MX: ['Mexican'],
  MY: ['Malaysian'],
  MZ: ['Mozambican'],
  NA: ['Namibian'],
  NC: ['New Caledonian'],
  NE: ['Nigerien'],
  NG: ['Nigerian'],
  NI: ['Nicaraguan'],
  NL: ['Dutch', 'Dutchman', 'Netherlander'],
  NO: ['Norwegian'],
  NP: ['Nepali', 'Nepalese'],
  NR: ['Nauruan'],
  NU: ['Niuean'],
  NZ: ['New Zealander', 'Kiwi'],
  OM: ['Omani'],
  PA: ['Panamanian'],
  PE: ['Peruvian'],
  PF: ['French Polynesian'],
  PG: ['Papua New Guinean', 'Papuan'],
  PH: ['Filipino', 'Filipina', 'Philippine'],
  PK: ['Pakistani'],
  PL: ['Polish', 'Pole'],
  PR: ['Puerto Rican'],
  PS: ['Palestinian'],
  PT: ['Portuguese'],
  PW: ['Palauan'],
  PY: ['Paraguayan'],
  QA: ['Qatari'],
  RO: ['Romanian'],
  RS: ['Serbian', 'Serb'],
  RU: ['Russian'],
  RW: ['Rwandan', 'Rwandese'],
  SA: ['Saudi', 'Saudi Arabian'],
  SB: ['Solomon Islander'],
  SC: ['Seychellois'],
  SD: ['Sudanese'],
  SE: ['Swedish', 'Swede'],
  SG: ['Singaporean'],
  SI: ['Slovenian', 'Slovene'],
  SK: ['Slovak', 'Slovakian'],
  SL: ['Sierra Leonean', 'Sierra Leonian'],
  SM: ['Sammarinese'],
  SN: ['Senegalese'],
  SO: ['Somali', 'Somalian'],
  SR: ['Surinamese'],
  SS: ['South Sudanese'],
  ST: ['Sao Tomean', 'São Toméan'],
  SV: ['Salvadoran', 'Salvadorean'],
  SY: ['Syrian'],
  SZ: ['Swazi'],
  TD: ['Chadian'],
  TG: ['Togolese'],
  TH: ['Thai'],
  TJ: ['Tajik', 'Tajikistani'],
  TL: ['Timorese', 'East Timorese'],
  TM: ['Turkmen', 'Turkmenistani'],
  TN: ['Tunisian'],
  TO: ['Tongan'],
  TR: ['Turkish', 'Turk'],
  TT: ['Trinidadian', 'Tobagonian', 'Trinbagonian'],
  TV: ['Tuvaluan'],
  TW: ['Taiwanese'],
  TZ: ['Tanzanian', 'Zanzibari'],
  UA: ['Ukrainian'],
  UG: ['Ugandan'],
  US: ['American', 'U.S. American'],
  UY: ['Uruguayan'],
  UZ: ['Uzbek', 'Uzbekistani'],
  VC: ['Vincentian'],
  VE: ['Venezuelan'],
  VN: ['Vietnamese'],
  VU: ['Ni-Vanuatu'],
  WS: ['Samoan'],
  XK: ['Kosovar', 'Kosovan'],
  YE: ['Yemeni'],
  ZA: ['South African'],
  ZM: ['Zambian'],
  ZW: ['Zimbabwean'],
};

/** Lower-case these are other words ("polish", "turk", "dane"); they only count with a capital. Others count either way. */
export const CAPITAL_DEMONYMS = new Set(
  phrases(`
    polish; pole; poles; kiwi; kiwis; lao; turk; turks; dane; danes; swede; swedes; finn; finns; czech;
    thai; serb; serbs; saudi; croat; persian; swazi; papuan; american; indian`),
);

/** Longer names in which the word says nothing of a nationality. */
export const DEMONYM_BLOCKERS: string[] = phrases(`
    Philippines; Laos; Turks and Caicos; Turks & Caicos Islands; Turks and Caicos Islands; Poles Apart;
    African American; African Americans; Asian American; Asian Americans; Native American;
    Native Americans; American Indian; American Indians; Mexican American; Mexican Americans;
    Latin American; Latin Americans; North American; North Americans; South American; South Americans;
    Central American; Central Americans; Pan American; Inter-American; Inter American; Ibero-American;
    Hispanic American; Hispanic Americans; Italian American; Italian Americans; Irish American;
    Chinese American; Chinese Americans; Japanese American; Japanese Americans; Korean American;
    Korean Americans; Arab American; Arab Americans; Polish American; Polish Americans; Greek American;
    Armenian American; Cuban American; Cuban Americans; Filipino American; Filipino Americans;
    Vietnamese American; Vietnamese Americans; Indian American; Indian Americans; Asian Pacific American;
    Pacific Islander American; Norwegian American; Swedish American; German American; Jewish American;
    Lebanese American; Iranian American; Iranian Americans; Portuguese American; Serbian American;
    Ukrainian American; Danish American; Finnish American; Slovak American; Turkish American;
    Hellenic American; American Samoa; American Sign Language; American English; British English;
    British Columbia; British Virgin Islands; British Indian Ocean Territory; British Isles;
    British Commonwealth; British overseas territories; Indian Ocean; Indian tribe; Indian tribes;
    Indian reservation; Indian subcontinent; West Indian; East Indian; Indian Health Service;
    Bureau of Indian Affairs; Indian Affairs; Indian nation; Indian country; Alaskan Indian;
    Canadian Indian; French Polynesia; French Guiana; French Southern Territories; Dutch Caribbean;
    Dutch Antilles; Persian Gulf; Panama Canal; Spanish-speaking; French-speaking; German-speaking;
    Portuguese-speaking; Chinese-speaking; Greek life; Greek letter; Central African Republic;
    Australian Capital Territory; Swiss Army; Turkish Cypriot; Danish Refugee Council;
    Norwegian Refugee Council; Irish dance; Scottish country dancing; American football; Roman Catholic;
    New South Welsh; Chinese Taipei; Greek Cypriot; American Express; American Airlines; Polish Cypriot;
    African-American; Maltese Cross; German Shepherd; Irish Cultural; Russian Federation;
    Dominican Republic; Slovak Republic; Czech Republic; Kyrgyz Republic; Syrian Arab Republic;
    Libyan Arab Jamahiriya; Portuguese Water; Russian Roulette; Swiss Confederation; Saudi Arabia;
    Lao PDR; Palestinian Territories; Palestinian Territory; Malagasy Republic; Togolese Republic;
    Argentine Republic`);

/** Nouns after a demonym that show it speaks of people. Within `PEOPLE_REACH` words. */
export const PEOPLE_NOUNS = new Set(
  phrases(`
    citizen; citizens; citizenship; national; nationals; nationality; nationalities; student; students;
    resident; residents; applicant; applicants; candidate; candidates; graduate; graduates;
    undergraduate; undergraduates; postgraduate; postgraduates; scholar; scholars; researcher;
    researchers; scientist; scientists; passport; passports; women; woman; men; man; youth; youths;
    people; person; persons; learner; learners; girl; girls; boy; boys; teacher; teachers; professional;
    professionals; origin; descent; heritage; ancestry; refugee; refugees; artist; artists; engineer;
    engineers; academics; journalist; journalists; lawyers; doctors; nurses; officials; fellows; leaders;
    entrepreneurs; individuals; immigrants; immigrant; born; pupils; veterans; alumni; permanent;
    holders; subject; subjects; dependents`),
);

/** Words before a demonym that show it speaks of people: "must be Kenyan". */
export const PEOPLE_LEADS = new Set(
  phrases(`
    be; being; is; are; am; as; nationality; citizenship; nationals; every; fellow; eligible; young;
    female; male; ethnic`),
);

/** Words after a demonym that show it names a language. */
export const LANGUAGE_NOUNS = new Set(
  phrases(`
    language; languages; proficiency; speaking; speaker; speakers; fluency; test; exam; lessons; course;
    courses; literature; linguistics; translation; skills; level; classes`),
);

/** Words before a demonym that show it names a language: "in French", "fluent in German". */
export const LANGUAGE_LEADS = new Set(
  phrases(`
    in; speak; speaks; learn; write; into; taught; knowledge; fluent; study; spoken; written`),
);
