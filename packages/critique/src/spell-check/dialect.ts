import type { CritiqueInput, Dialect } from '../critique-input.ts';

/** Words that the two spell apart, as the beginnings of their forms. */
const BRITISH_SPELLING =
  /\b(?:(?:col|hon|lab|neighb|fav|harb|behavi|hum|endeav|rum|flav)our\w*|(?:kilo|centi|milli)?metres?|centres?|theatres?|fibres?|litres?|(?:organ|real|recogn|special|apolog|emphas|memor|prior|critic|util|maxim|minim|mobil|summar|civil|author|social)is(?:e[ds]?|ing|ations?)|analys(?:e[ds]?|ing)|(?:travel|cancel|label|model|counsel|signal|fuel|tunnel|channel)l(?:ed|ing|ers?)|programmes?|defence|offence|licence|catalogues?|grey|cheques?|ageing|judgement|enrol(?:s|ment)?|fulfil(?:s|ment)?|skilful|jewellery|tyres?|ploughs?|mum|learnt|practis(?:e[ds]?|ing)|paediatric\w*|anaesth\w*|gynaecolog\w*|haemo\w+|oestrogen)\b/gi;
const AMERICAN_SPELLING =
  /\b(?:(?:col|hon|lab|neighb|fav|harb|behavi|hum|endeav|rum|flav)or(?:s|ed|ing|ful|able|ably|hoods?|ite|ites|al|less)?|(?:kilo|centi|milli)?meters|kilometer|centers?|theaters?|fibers?|liters?|(?:organ|real|recogn|special|apolog|emphas|memor|prior|critic|util|maxim|minim|mobil|summar|civil|author|social)iz(?:e[ds]?|ing|ations?)|analyz(?:e[ds]?|ing)|(?:travel|cancel|label|model|counsel|signal|fuel|tunnel|channel)(?:ed|ing|ers?)|defense|offense|gray|aging|enroll(?:s|ment)?|fulfill(?:s|ment)?|skillful|jewelry|plows?|mom|pediatric\w*|anesth\w*|gynecolog\w*|hemo\w+|estrogen)\b/gi;

const count = (text: string, words: RegExp): number => text.match(words)?.length ?? 0;

/** British where its spellings outnumber the American ones, else American. */
export const dialectOfText = (text: string): Dialect =>
  count(text, BRITISH_SPELLING) > count(text, AMERICAN_SPELLING) ? 'british' : 'american';

const AMERICAN = new Set(['US', 'PR', 'PH', 'LR', 'GU', 'AS', 'VI', 'MP']);
const NAMED: Record<string, Dialect> = { CA: 'canadian', AU: 'australian', NZ: 'australian', IN: 'indian' };
const BRITISH = new Set(
  'GB IE ZA KE NG GH UG TZ ZM ZW MW BW NA SZ LS RW SL GM CM MU SC PK BD LK NP MM MY SG HK JM TT BB GY BS BZ FJ PG MT CY SD SS ET SO'.split(
    ' ',
  ),
);

/** The dialect of where the student lives or comes from, where English is written there. */
const dialectOfCountry = (country: string): Dialect | undefined =>
  AMERICAN.has(country) ? 'american' : (NAMED[country] ?? (BRITISH.has(country) ? 'british' : undefined));

/** The dialect given, else that of the student's country, else the one the text is written in. */
export const dialectOf = ({ text, dialect, profile }: CritiqueInput): Dialect => {
  const country = profile?.countryOfResidence ?? profile?.citizenships?.[0] ?? '';
  return dialect ?? dialectOfCountry(country) ?? dialectOfText(text);
};
