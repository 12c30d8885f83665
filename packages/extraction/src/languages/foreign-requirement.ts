import type { Draft } from '../criteria/rule.ts';
import type { Clause } from '../text/clause.ts';
import { isMostlyEnglish } from '../text/is-english.ts';

/** Words that bind applicants in the languages that listings come in most. */
const BINDS =
  /(?:dành cho|phải (?:là|có|đạt|đang|đã)|yêu cầu (?:đối với )?(?:ứng viên|sinh viên)|là công dân|không (?:được )?quá|harus|hanya|warga negara|khusus untuk|deben?|dirigid[oa]s? a|únicamente|exclusivamente|requisitos?|doivent|réservée?s?|uniquement|s'adresse|bewerben können sich|richtet sich an|müssen|voraussetzung|\bfördert\b|gefördert werden|sollt?en? |nicht länger als|không được chấp nhận|staatsangehörig|devem|destinad[oa]s?|devono|riservat[oaie])/iu;
/** What may be asked for besides the award. */
const OFFER =
  /\bk(?:ann|önnen)\b[^.]{0,160}\b(?:beantragen|erhalten|beantragt werden|gewährt werden|gezahlt werden)\b/iu;
/** German for those who may apply; told where requirements stand, it sorts. */
const APPLICANTS =
  /(?<!\p{L})(?:Kandidatinnen|Bewerberinnen|Studierende|Studierenden|Absolventinnen|Hochschulabsolvent\p{L}*|Wissenschaftlerinnen|Nachwuchswissenschaft\p{L}*|Hochschullehrende|Personen|Promovierte|Graduierte)(?!\p{L})/u;
const OPEN =
  /\b(?:aller|alle|für alle|alle[nr]) (?:Fach|Nationalitäten|Länder|Studierenden)|\bstehen\b[^.]{0,60}\boffen\b/iu;
/** What a committee weighs. */
const QUALITY =
  /(?:exzellente|hervorragende|überdurchschnittliche|herausragende|sehr gute|gute)n? (?:\p{L}+ )?Leistungen|Leistungsbereitschaft|Forschungsbefähigung|besonders eingeladen|ausdrücklich/iu;
const MAX_TEXT = 400;

/** A sentence in another language that binds applicants, in its own words: nobody can check it but the reader. */
export function findForeignRequirement(clause: Clause): Draft | undefined {
  const { text } = clause;
  if (clause.role === 'title' || clause.renewal || clause.conditional) return undefined;
  if (/^\W*(?:sollten?|falls|wenn)\b/iu.test(text)) return undefined;
  const who = clause.role === 'eligibility' && APPLICANTS.test(text) && !OPEN.test(text);
  if (!(who || BINDS.test(text)) || OFFER.test(text) || QUALITY.test(text)) return undefined;
  if (isMostlyEnglish(text) && !who) return undefined;
  const end = Math.min(text.length, MAX_TEXT);
  return { kind: 'other', text: text.slice(0, end), start: 0, end };
}
