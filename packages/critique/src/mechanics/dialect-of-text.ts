import type { Dialect } from '../critique-input.ts';

/** Words that the two spell apart, as the beginnings of their forms. */
const BRITISH =
  /\b(?:(?:col|hon|lab|neighb|fav|harb|behavi|hum|endeav|rum|flav)our\w*|(?:kilo|centi|milli)?metres?|centres?|theatres?|fibres?|litres?|(?:organ|real|recogn|special|apolog|emphas|memor|prior|critic|util|maxim|minim|mobil|summar|civil|author|social)is(?:e[ds]?|ing|ations?)|analys(?:e[ds]?|ing)|(?:travel|cancel|label|model|counsel|signal|fuel|tunnel|channel)l(?:ed|ing|ers?)|programmes?|defence|offence|licence|catalogues?|grey|cheques?|ageing|judgement|enrol(?:s|ment)?|fulfil(?:s|ment)?|skilful|jewellery|tyres?|ploughs?|mum|learnt|practis(?:e[ds]?|ing)|paediatric\w*|anaesth\w*|gynaecolog\w*|haemo\w+|oestrogen)\b/gi;
const AMERICAN =
  /\b(?:(?:col|hon|lab|neighb|fav|harb|behavi|hum|endeav|rum|flav)or(?:s|ed|ing|ful|able|ably|hoods?|ite|ites|al|less)?|(?:kilo|centi|milli)?meters|kilometer|centers?|theaters?|fibers?|liters?|(?:organ|real|recogn|special|apolog|emphas|memor|prior|critic|util|maxim|minim|mobil|summar|civil|author|social)iz(?:e[ds]?|ing|ations?)|analyz(?:e[ds]?|ing)|(?:travel|cancel|label|model|counsel|signal|fuel|tunnel|channel)(?:ed|ing|ers?)|defense|offense|gray|aging|enroll(?:s|ment)?|fulfill(?:s|ment)?|skillful|jewelry|plows?|mom|pediatric\w*|anesth\w*|gynecolog\w*|hemo\w+|estrogen)\b/gi;

const count = (text: string, words: RegExp): number => text.match(words)?.length ?? 0;

/** British where its spellings outnumber the American ones, else American. */
export const dialectOfText = (text: string): Dialect =>
  count(text, BRITISH) > count(text, AMERICAN) ? 'british' : 'american';
