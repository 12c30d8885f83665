import type { Clause } from '../text/clause.ts';
import { isMostlyEnglish } from '../text/is-english.ts';
import type { Draft } from './rule.ts';

/** Words that bind applicants in the languages that listings come in most. */
const BINDS =
  /(?:dành cho|phải (?:là|có|đạt|đang|đã)|yêu cầu (?:đối với )?(?:ứng viên|sinh viên)|là công dân|không (?:được )?quá|harus|hanya|warga negara|khusus untuk|deben?|dirigid[oa]s? a|únicamente|exclusivamente|requisitos?|doivent|réservée?s?|uniquement|s'adresse|bewerben können sich|richtet sich an|müssen|voraussetzung|fördert|gefördert werden|staatsangehörig|devem|destinad[oa]s?|devono|riservat[oaie])/iu;
/** What may be asked for besides the award. */
const OFFER =
  /\bk(?:ann|önnen)\b[^.]{0,160}\b(?:beantragen|erhalten|beantragt werden|gewährt werden|gezahlt werden)\b/iu;
const MAX_TEXT = 400;

/** A sentence in another language that binds applicants, in its own words: nobody can check it but the reader. */
export function findForeignRequirement(clause: Clause): Draft | undefined {
  const { text } = clause;
  if (clause.role === 'title' || clause.renewal || clause.conditional) return undefined;
  if (!BINDS.test(text) || OFFER.test(text) || isMostlyEnglish(text)) return undefined;
  const end = Math.min(text.length, MAX_TEXT);
  return { kind: 'other', text: text.slice(0, end), start: 0, end };
}
