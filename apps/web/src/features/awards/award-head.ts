import type { AwardPageInput, PublicAward, PublicAwardCard, SharePicture } from '@laurel/contract';
import { shorten } from '@laurel/text';
import { documentTitle } from '../../lib/browser/document-title.ts';
import { externalLink } from '../../lib/browser/external-link.ts';
import { ORIGIN, type PageHead } from '../../lib/browser/page-head.ts';
import { displayAward } from '../scholarships/award-display.ts';
import { awardPath } from '../scholarships/navigation-state.ts';
import { awardTiming } from './award-timing.ts';
import { figuresInWords } from './landing-list-page.tsx';

/** What search engines show of a description. */
const DESCRIPTION = 200;

const amountOf = ({ award }: PublicAward): object | undefined => {
  if (!award?.currency || (award.min === undefined && award.max === undefined)) return undefined;
  const { currency, min, max } = award;
  const value = min === max ? { value: min } : { minValue: min, maxValue: max };
  return { '@type': 'MonetaryAmount', currency, ...value };
};

const breadcrumbs = (entries: readonly { name: string; address: string }[]): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: entries.map(({ name, address }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: `${ORIGIN}${address}`,
  })),
});

/** The award as schema.org has it; what is not known is left out. */
const grantOf = (award: PublicAward): object => {
  const official = externalLink(award.page ?? award.link);
  const amount = amountOf(award);
  return {
    '@type': amount ? 'MonetaryGrant' : 'Grant',
    '@id': `${ORIGIN}${awardPath(award.id)}#award`,
    name: award.title,
    ...(award.description ? { description: award.description } : {}),
    ...(official ? { url: official } : {}),
    funder: { '@type': 'Organization', name: award.organization },
    ...(amount ? { amount } : {}),
  };
};

const timingInWords = (award: PublicAward): string => {
  const { state, text } = awardTiming(award);
  return [state, text].filter(Boolean).join(': ');
};

/** What the picture of a link preview says. */
export const sharePictureOf = (award: PublicAward): SharePicture => ({
  title: award.title,
  organization: award.organization,
  money: displayAward(award, 'en-US').text,
  timing: timingInWords(award),
});

/** "Full Funding. Open now, closes 1 March 2027. …" */
const descriptionOf = (award: PublicAward): string => {
  const when = timingInWords(award);
  const parts = [displayAward(award, 'en-US').text, when, award.location, award.description];
  return shorten(parts.filter(Boolean).join('. ').replaceAll(/\s+/g, ' ').replaceAll('..', '.'), DESCRIPTION);
};

/** The pages that were compared, each with its own date where that is known: the day on which we read it says nothing of its age. */
const pagesReadOf = ({ provenance }: PublicAward): object[] =>
  (provenance.evidence ?? []).flatMap(({ url, pageDate }) => {
    const address = externalLink(url);
    return address
      ? [{ '@type': 'WebPage', url: address, ...(pageDate ? { dateModified: pageDate } : {}) }]
      : [];
  });

const awardHead = ({ award, address }: Extract<AwardPageInput, { kind: 'award' }>): PageHead => {
  const read = [
    ...(award.provenance.evidence ?? []).map((each) => each.read),
    ...(award.provenance.checked ? [award.provenance.checked] : []),
  ]
    .sort()
    .at(-1);
  const pagesRead = pagesReadOf(award);
  const page = {
    '@type': 'WebPage',
    '@id': `${ORIGIN}${address}`,
    name: award.title,
    ...(read ? { lastReviewed: read } : {}),
    ...(pagesRead.length > 0 ? { isBasedOn: pagesRead } : {}),
    mainEntity: { '@id': `${ORIGIN}${awardPath(award.id)}#award` },
  };
  const trail = breadcrumbs([
    { name: 'Awards', address: '/awards' },
    { name: award.title, address },
  ]);
  return {
    address,
    title: documentTitle(award.title),
    description: descriptionOf(award),
    picture: {
      address: `${awardPath(award.id)}/share.png`,
      shows: `${award.title}, ${award.organization}. ${displayAward(award, 'en-US').text}. ${timingInWords(award)}`,
    },
    data: { '@context': 'https://schema.org', '@graph': [grantOf(award), page, trail] },
    // Ended and doubtful awards can be read by whoever has the link.
    ...(award.ended || award.warnings?.length ? { isUnlisted: true } : {}),
  };
};

const itemList = (awards: readonly PublicAwardCard[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: awards.map(({ id, title }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: title,
    url: `${ORIGIN}${awardPath(id)}`,
  })),
});

const paged = (title: string, page: number): string => (page > 1 ? `${title}, page ${page}` : title);

/** What stands in the head of a public page of awards. */
export const awardPageHead = (input: AwardPageInput): PageHead => {
  switch (input.kind) {
    case 'award':
      return awardHead(input);
    case 'list': {
      const { view, answer, address } = input;
      const isSearch = Object.values(view).some(Boolean);
      const { currentPage, totalItems } = answer.pagination;
      return {
        address,
        title: documentTitle(paged(view.q ? `Awards for “${view.q}”` : 'Browse awards', currentPage)),
        description: `${totalItems.toLocaleString('en-US')} scholarships, fellowships and grants for students, each with who may apply and how we know. No account needed.`,
        data: itemList(answer.data.scholarships),
        ...(isSearch ? { isUnlisted: true } : {}),
      };
    }
    case 'landing':
      return {
        address: input.address,
        title: documentTitle(paged(input.title, input.pagination.currentPage)),
        description: `${input.title}: ${figuresInWords(input.figures)}`,
        data: itemList(input.awards),
      };
    case 'missing':
      return {
        address: '/awards',
        title: documentTitle('404: page not found'),
        description: 'No award lives at this address.',
        isUnlisted: true,
      };
  }
};
