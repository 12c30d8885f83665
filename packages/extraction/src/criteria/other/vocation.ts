import type { Clause } from '../../text/clause.ts';
import type { Draft } from '../rule.ts';

const VOCATION =
  '(?:composers|poets|writers|playwrights|novelists|artists|painters|sculptors|photographers|film-?makers|musicians|singers|dancers|choreographers|actors|journalists|reporters|broadcasters|librarians|archivists|curators|translators|interpreters|(?:school)?teachers|educators|coaches|farmers|ranchers|missionaries|pastors|clergy|seminarians|trade unionists|firefighters|police officers|lawyers|attorneys|judges|physicians|doctors|dentists|pharmacists|nurses|midwives|veterinarians|surgeons|clinicians|diplomats|civil servants|public servants|government officials|trade union members)';
/** Opens a stated requirement, or stands in a title: "For composers under 30", "Fellowships for Trade Unionists". */
const FOR = String.raw`for\s+(?:(?!(?:the|our|future|aspiring|training|becoming)\b)[\p{L}’'-]+\s+){0,3}?${VOCATION}\b`;
const OPENS = new RegExp(String.raw`^\W*(?:(?:open|only|exclusively|designed|intended)\s+)?${FOR}`, 'iu');
const IN_TITLE = new RegExp(String.raw`\b${FOR}(?!\s+(?:association|society|foundation|fund|union)\b)`, 'iu');

/** Who an award is for by what they do. No predicate covers a vocation, so the words stay as they are. */
export function findVocation({ text, role }: Clause): Draft[] {
  const match = role === 'title' ? IN_TITLE.exec(text) : role === 'eligibility' ? OPENS.exec(text) : null;
  if (match === null) return [];
  const start = match.index + (/^\W*/.exec(match[0])?.[0].length ?? 0);
  const end = match.index + match[0].length;
  return [{ kind: 'other', text: text.slice(start, end), start, end }];
}

/** "Two years of missionary experience": the years are read as work, of what kind is left to the student. */
export const SPECIAL_EXPERIENCE =
  /\b(?:missionary|ministry|pastoral|military|law enforcement|teaching|nursing|clinical|policing|farming|coaching|journalis\w+|diplomatic)\s+(?:work\s+|service\s+)?experience\b[^.;,]{0,40}/i;
