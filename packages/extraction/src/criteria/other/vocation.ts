import type { Clause } from '../../text/clause.ts';
import type { Draft } from '../rule.ts';
import { IN_TITLE, OPENS } from './phrases.generated.ts';

/** Who an award is for by what they do. No predicate covers a vocation, so the words stay as they are. */
export function findVocation({ text, role }: Clause): Draft[] {
  const match = role === 'title' ? IN_TITLE.exec(text) : role === 'eligibility' ? OPENS.exec(text) : null;
  if (match === null) return [];
  const start = match.index + (/^\W*/.exec(match[0])?.[0].length ?? 0);
  const end = match.index + match[0].length;
  return [{ kind: 'other', text: text.slice(start, end), start, end }];
}
