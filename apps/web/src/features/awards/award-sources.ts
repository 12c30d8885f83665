import type { PublicAward } from '@laurel/contract';
import { dayInEnglish, type PageAuthor } from '@laurel/domain';
import { externalLink, hostOf } from '../../lib/browser/external-link.ts';

export interface FactSource {
  url: string;
  /** 'chevening.org' */
  host: string;
  by: PageAuthor;
  /** '21 November 2026', the day on which we read the page. */
  read: string;
}

/** The page that a fact of the record was last compared with; undefined when none was. @param names of the fact, any of them */
export const sourceOf = ({ provenance }: PublicAward, ...names: string[]): FactSource | undefined => {
  const [newest] = (provenance.evidence ?? [])
    .filter(({ facts }) => names.some((name) => facts.includes(name)))
    .sort((a, b) => (a.read < b.read ? 1 : -1));
  const url = externalLink(newest?.url);
  return newest && url
    ? { url, host: hostOf(url), by: newest.by, read: dayInEnglish(newest.read) }
    : undefined;
};
