import { describe, expect, it } from 'vitest';
import { LANGUAGES, languageName, resolveLanguage } from './languages.ts';
import { LANGUAGE_ALIASES } from './names.generated.ts';

/** What students see and pick: a name that changes here also changes what they have saved. */
const NAMES = `
  ab Abkhaz; aa Afar; af Afrikaans; ak Akan; sq Albanian; am Amharic; ar Arabic; an Aragonese; hy Armenian;
  as Assamese; av Avaric; ae Avestan; ay Aymara; az Azerbaijani; bm Bambara; ba Bashkir; eu Basque;
  be Belarusian; bn Bengali; bi Bislama; bs Bosnian; br Breton; bg Bulgarian; my Burmese; ca Catalan;
  ch Chamorro; ce Chechen; ny Chichewa; zh Chinese; cv Chuvash; kw Cornish; co Corsican; cr Cree;
  hr Croatian; cs Czech; da Danish; dv Divehi; nl Dutch; dz Dzongkha; en English; eo Esperanto;
  et Estonian; ee Ewe; fo Faroese; fj Fijian; fi Finnish; fr French; ff Fula; gl Galician; lg Ganda;
  ka Georgian; de German; el Greek; gn Guaraní; gu Gujarati; ht Haitian Creole; ha Hausa; he Hebrew;
  hz Herero; hi Hindi; ho Hiri Motu; hu Hungarian; is Icelandic; io Ido; ig Igbo; id Indonesian;
  ia Interlingua; ie Interlingue; iu Inuktitut; ik Inupiaq; ga Irish; it Italian; ja Japanese; jv Javanese;
  kl Kalaallisut; kn Kannada; kr Kanuri; ks Kashmiri; kk Kazakh; km Khmer; ki Kikuyu; rw Kinyarwanda;
  rn Kirundi; kv Komi; kg Kongo; ko Korean; ku Kurdish; kj Kwanyama; ky Kyrgyz; lo Lao; la Latin;
  lv Latvian; li Limburgish; ln Lingala; lt Lithuanian; lu Luba-Katanga; lb Luxembourgish; mk Macedonian;
  mg Malagasy; ms Malay; ml Malayalam; mt Maltese; gv Manx; mi Māori; mr Marathi; mh Marshallese;
  mn Mongolian; na Nauru; nv Navajo; ng Ndonga; ne Nepali; nd Northern Ndebele; se Northern Sami;
  no Norwegian; nb Norwegian Bokmål; nn Norwegian Nynorsk; ii Nuosu; oc Occitan; oj Ojibwe;
  cu Old Church Slavonic; or Oriya; om Oromo; os Ossetian; pi Pāli; ps Pashto; fa Persian; pl Polish;
  pt Portuguese; pa Punjabi; qu Quechua; ro Romanian; rm Romansh; ru Russian; sm Samoan; sg Sango;
  sa Sanskrit; sc Sardinian; gd Scottish Gaelic; sr Serbian; sn Shona; sd Sindhi; si Sinhala; sk Slovak;
  sl Slovenian; so Somali; nr Southern Ndebele; st Southern Sotho; es Spanish; su Sundanese; sw Swahili;
  ss Swati; sv Swedish; tl Tagalog; ty Tahitian; tg Tajik; ta Tamil; tt Tatar; te Telugu; th Thai;
  bo Tibetan; ti Tigrinya; to Tonga; ts Tsonga; tn Tswana; tr Turkish; tk Turkmen; tw Twi; uk Ukrainian;
  ur Urdu; ug Uyghur; uz Uzbek; ve Venda; vi Vietnamese; vo Volapük; wa Walloon; cy Welsh;
  fy Western Frisian; wo Wolof; xh Xhosa; yi Yiddish; yo Yoruba; za Zhuang; zu Zulu`;

describe('languages', () => {
  it('lists ISO 639-1 in alphabetical order', () => {
    expect(LANGUAGES.length).toBeGreaterThan(180);
    const names = LANGUAGES.map(({ name }) => name);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
  });

  it.each([
    ['English', 'en'],
    ['english language', 'en'],
    ['Deutsch', 'de'],
    ['German', 'de'],
    ['Français', 'fr'],
    ['Mandarin', 'zh'],
    ['Farsi', 'fa'],
    ['Kiswahili', 'sw'],
    ['Filipino', 'tl'],
    ['Chinese (Mandarin)', 'zh'],
    ['日本語', 'ja'],
    ['de', 'de'],
  ])('reads %s as %s', (text, code) => {
    expect(resolveLanguage(text)).toBe(code);
  });

  it('resolves every display name to its own code', () => {
    for (const { code, name } of LANGUAGES) expect(resolveLanguage(name)).toBe(code);
  });

  it('knows no other texts and codes', () => {
    expect(resolveLanguage('English or French')).toBeUndefined();
    expect(resolveLanguage('')).toBeUndefined();
    expect(languageName('xx')).toBeUndefined();
    expect(languageName('de')).toBe('German');
  });

  it('has aliases for existing codes only', () => {
    for (const code of Object.keys(LANGUAGE_ALIASES)) expect(languageName(code)).toBeDefined();
  });

  it('shows all languages under the names that they always had', () => {
    const shown = LANGUAGES.map(({ code, name }) => `${code} ${name}`);
    expect(shown).toEqual(NAMES.trim().split(/;\s+/));
  });
});
