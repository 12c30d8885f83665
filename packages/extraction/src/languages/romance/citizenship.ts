import type { Draft } from '../../criteria/rule.ts';
import type { Clause } from '../../text/clause.ts';

/** Stems of names and adjectives in French, Spanish and Portuguese of countries whose own award texts are met, by ISO 3166-1 code. */
const STEMS: readonly (readonly [string, string])[] = [
  ['AR', 'argentin'],
  ['BE', 'belge|belgique'],
  ['BO', 'bolivi'],
  ['BR', 'brasil|brésil'],
  ['CA', 'canad'],
  ['CL', 'chile'],
  ['CO', 'colombia'],
  ['CR', 'costarric|costa rica'],
  ['DZ', 'algéri'],
  ['EC', 'ecuator|ecuador'],
  ['ES', 'españ|espagn|espanh'],
  ['FR', 'françai|france|frances'],
  ['GT', 'guatemal'],
  ['HT', 'haïti'],
  ['MA', 'maroc'],
  ['MX', 'méxic|mexic'],
  ['PE', 'perú|peru'],
  ['PT', 'portug'],
  ['SN', 'sénégal'],
  ['TN', 'tunisi'],
  ['UY', 'urugua'],
  ['VE', 'venez'],
];
const LIST = STEMS.map(([, stems]) => stems).join('|');
/** "de nationalité française", "ciudadanos de México", "ser brasileiro", "ressortissants du Maroc" */
const CITIZENS = new RegExp(
  String.raw`(?<!\p{L})(?:nationalité|nacionalidad|nacionalidade|ciudadan[oa]s?|cidadãos?|cidadãs?|citoyen(?:ne)?s?|ressortissant(?:e)?s?|(?:ser|être))\s+(?:de\s+la\s+|de\s+l['’]|de\s+|du\s+|da\s+|do\s+)?(?<w>(?:${LIST})\p{L}*)`,
  'iu',
);
const DENIED = /(?<!\p{L})(?:ne|pas|non|no|não|sauf|excepto|exceto)\s+(?:\p{L}+\s+){0,3}$/iu;

/** Whose citizens a French, Spanish or Portuguese sentence is for. */
export function findRomanceCitizenship({ text, role, excludes }: Clause): Draft[] {
  const match = CITIZENS.exec(text);
  const word = match?.groups?.w?.toLowerCase();
  if (match === null || word === undefined || role === 'title' || excludes) return [];
  if (DENIED.test(text.slice(0, match.index))) return [];
  // Another nationality beside it: only one is known.
  if (
    /^\s*(?:,|\/|et|ou|y|o|e)\s+(?!(?:menor|mayor|maior|tener|ter|estar|avoir|être|âgé|moins|con|com|avec)(?!\p{L}))/u.test(
      text.slice(match.index + match[0].length),
    )
  )
    return [];
  const code = STEMS.find(([, stems]) => new RegExp(`^(?:${stems})`, 'u').test(word))?.[0];
  return code === undefined
    ? []
    : [{ kind: 'citizenship', anyOf: [code], start: match.index, end: match.index + match[0].length }];
}
