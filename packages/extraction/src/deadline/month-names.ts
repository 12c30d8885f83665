/** Month names, their usual short forms and common misspellings, by number. Languages: English, German, Spanish, French, Portuguese, Italian. */
const NAMES: readonly (readonly string[])[] = [
  ['january', 'jan', 'januar', 'jänner', 'enero', 'janvier', 'janeiro', 'gennaio', 'janurary', 'januray'],
  [
    'february',
    'febuary',
    'feburary',
    'feb',
    'februar',
    'febrero',
    'février',
    'fevrier',
    'fevereiro',
    'febbraio',
    'februrary',
    'februay',
  ],
  ['march', 'mar', 'märz', 'maerz', 'marzo', 'mars', 'março', 'marco'],
  ['april', 'apr', 'abril', 'avril', 'aprile'],
  ['may', 'mai', 'mayo', 'maio', 'maggio'],
  ['june', 'jun', 'juni', 'junio', 'juin', 'junho', 'giugno'],
  ['july', 'jul', 'juli', 'julio', 'juillet', 'julho', 'luglio'],
  ['august', 'aug', 'agosto', 'août', 'aout'],
  [
    'september',
    'sept',
    'sep',
    'septiembre',
    'setiembre',
    'septembre',
    'setembro',
    'settembre',
    'septemeber',
    'setember',
  ],
  ['october', 'oct', 'oktober', 'okt', 'octubre', 'octobre', 'outubro', 'ottobre', 'octomber', 'ocotber'],
  ['november', 'nov', 'noviembre', 'novembre', 'novembro', 'novemeber'],
  [
    'december',
    'dec',
    'dezember',
    'dez',
    'diciembre',
    'décembre',
    'decembre',
    'dezembro',
    'dicembre',
    'decemeber',
    'decmber',
  ],
];

const NUMBER_OF = new Map(NAMES.flatMap((names, index) => names.map((name) => [name, index + 1] as const)));

/** Alternation of every month name, longest first, for building patterns. */
export const MONTH_PATTERN = [...NUMBER_OF.keys()].sort((a, b) => b.length - a.length).join('|');

/** 1 to 12, or undefined for a word that names no month. */
export function monthNumber(word: string): number | undefined {
  return NUMBER_OF.get(word.toLowerCase());
}
