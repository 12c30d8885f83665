import { describe, expect, it } from 'vitest';
import { COUNTRIES, countryName, isCountryCode } from './country-names.ts';
import { REGIONS } from './regions.ts';

/** What students see and pick: a name that changes here also changes what they have saved. */
const NAMES = `
  AF Afghanistan; AX Åland Islands; AL Albania; DZ Algeria; AS American Samoa; AD Andorra; AO Angola;
  AI Anguilla; AQ Antarctica; AG Antigua and Barbuda; AR Argentina; AM Armenia; AW Aruba; AU Australia;
  AT Austria; AZ Azerbaijan; BS Bahamas; BH Bahrain; BD Bangladesh; BB Barbados; BY Belarus; BE Belgium;
  BZ Belize; BJ Benin; BM Bermuda; BT Bhutan; BO Bolivia; BA Bosnia and Herzegovina; BW Botswana;
  BV Bouvet Island; BR Brazil; IO British Indian Ocean Territory; VG British Virgin Islands; BN Brunei;
  BG Bulgaria; BF Burkina Faso; BI Burundi; KH Cambodia; CM Cameroon; CA Canada; CV Cape Verde;
  BQ Caribbean Netherlands; KY Cayman Islands; CF Central African Republic; TD Chad; CL Chile; CN China;
  CX Christmas Island; CC Cocos (Keeling) Islands; CO Colombia; KM Comoros; CK Cook Islands; CR Costa Rica;
  HR Croatia; CU Cuba; CW Curaçao; CY Cyprus; CZ Czechia; CD Democratic Republic of the Congo; DK Denmark;
  DJ Djibouti; DM Dominica; DO Dominican Republic; EC Ecuador; EG Egypt; SV El Salvador;
  GQ Equatorial Guinea; ER Eritrea; EE Estonia; SZ Eswatini; ET Ethiopia; FK Falkland Islands;
  FO Faroe Islands; FJ Fiji; FI Finland; FR France; GF French Guiana; PF French Polynesia;
  TF French Southern Territories; GA Gabon; GM Gambia; GE Georgia; DE Germany; GH Ghana; GI Gibraltar;
  GR Greece; GL Greenland; GD Grenada; GP Guadeloupe; GU Guam; GT Guatemala; GG Guernsey; GN Guinea;
  GW Guinea-Bissau; GY Guyana; HT Haiti; HM Heard Island and McDonald Islands; HN Honduras; HK Hong Kong;
  HU Hungary; IS Iceland; IN India; ID Indonesia; IR Iran; IQ Iraq; IE Ireland; IM Isle of Man; IL Israel;
  IT Italy; CI Ivory Coast; JM Jamaica; JP Japan; JE Jersey; JO Jordan; KZ Kazakhstan; KE Kenya;
  KI Kiribati; XK Kosovo; KW Kuwait; KG Kyrgyzstan; LA Laos; LV Latvia; LB Lebanon; LS Lesotho; LR Liberia;
  LY Libya; LI Liechtenstein; LT Lithuania; LU Luxembourg; MO Macao; MG Madagascar; MW Malawi; MY Malaysia;
  MV Maldives; ML Mali; MT Malta; MH Marshall Islands; MQ Martinique; MR Mauritania; MU Mauritius;
  YT Mayotte; MX Mexico; FM Micronesia; MD Moldova; MC Monaco; MN Mongolia; ME Montenegro; MS Montserrat;
  MA Morocco; MZ Mozambique; MM Myanmar; NA Namibia; NR Nauru; NP Nepal; NL Netherlands; NC New Caledonia;
  NZ New Zealand; NI Nicaragua; NE Niger; NG Nigeria; NU Niue; NF Norfolk Island; KP North Korea;
  MK North Macedonia; MP Northern Mariana Islands; NO Norway; OM Oman; PK Pakistan; PW Palau; PS Palestine;
  PA Panama; PG Papua New Guinea; PY Paraguay; PE Peru; PH Philippines; PN Pitcairn Islands; PL Poland;
  PT Portugal; PR Puerto Rico; QA Qatar; CG Republic of the Congo; RE Reunion; RO Romania; RU Russia;
  RW Rwanda; BL Saint Barthélemy; SH Saint Helena; KN Saint Kitts and Nevis; LC Saint Lucia;
  MF Saint Martin; PM Saint Pierre and Miquelon; VC Saint Vincent and the Grenadines; WS Samoa;
  SM San Marino; ST Sao Tome and Principe; SA Saudi Arabia; SN Senegal; RS Serbia; SC Seychelles;
  SL Sierra Leone; SG Singapore; SX Sint Maarten; SK Slovakia; SI Slovenia; SB Solomon Islands; SO Somalia;
  ZA South Africa; GS South Georgia and the South Sandwich Islands; KR South Korea; SS South Sudan;
  ES Spain; LK Sri Lanka; SD Sudan; SR Suriname; SJ Svalbard and Jan Mayen; SE Sweden; CH Switzerland;
  SY Syria; TW Taiwan; TJ Tajikistan; TZ Tanzania; TH Thailand; TL Timor-Leste; TG Togo; TK Tokelau;
  TO Tonga; TT Trinidad and Tobago; TN Tunisia; TR Turkey; TM Turkmenistan; TC Turks and Caicos Islands;
  TV Tuvalu; UG Uganda; UA Ukraine; AE United Arab Emirates; GB United Kingdom; US United States;
  UM United States Minor Outlying Islands; VI United States Virgin Islands; UY Uruguay; UZ Uzbekistan;
  VU Vanuatu; VA Vatican City; VE Venezuela; VN Vietnam; WF Wallis and Futuna; EH Western Sahara; YE Yemen;
  ZM Zambia; ZW Zimbabwe`;

describe('country names', () => {
  it('lists every ISO 3166-1 country and Kosovo once, in alphabetical order', () => {
    expect(COUNTRIES).toHaveLength(250);
    expect(new Set(COUNTRIES.map(({ code }) => code)).size).toBe(250);
    expect(new Set(COUNTRIES.map(({ name }) => name)).size).toBe(250);
    const names = COUNTRIES.map(({ name }) => name);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
  });

  it('shows the common English names', () => {
    expect(countryName('KR')).toBe('South Korea');
    expect(countryName('TR')).toBe('Turkey');
    expect(countryName('CZ')).toBe('Czechia');
    expect(countryName('CI')).toBe('Ivory Coast');
    expect(countryName('US')).toBe('United States');
    expect(countryName('XK')).toBe('Kosovo');
  });

  it('names a subdivision with its country', () => {
    expect(countryName('US-TX')).toBe('Texas, United States');
    expect(countryName('GB-SCT')).toBe('Scotland, United Kingdom');
  });

  it('knows no made-up, lower-case or unlisted codes', () => {
    expect(countryName('ZZ')).toBeUndefined();
    expect(countryName('ke')).toBeUndefined();
    expect(countryName('US-ZZ')).toBeUndefined();
    expect(countryName('constructor')).toBeUndefined();
    expect(isCountryCode('UK')).toBe(false);
  });

  it('knows the subdivisions of sixteen countries', () => {
    const count = (country: string) => REGIONS.filter(({ code }) => code.startsWith(`${country}-`)).length;
    expect(count('US')).toBe(56);
    expect(count('CA')).toBe(13);
    expect(count('AU')).toBe(8);
    expect(count('GB')).toBe(4);
    expect(count('DE')).toBe(16);
    expect(count('IN')).toBe(36);
    const more = ['BR', 'CO', 'GH', 'JP', 'KE', 'MX', 'NG', 'PH', 'PK', 'ZA'];
    expect(more.map(count)).toEqual([27, 33, 16, 47, 47, 32, 37, 17, 7, 9]);
  });

  it('shows all countries under the names that they always had', () => {
    const shown = COUNTRIES.map(({ code, name }) => `${code} ${name}`);
    expect(shown).toEqual(NAMES.trim().split(/;\s+/));
  });
});
