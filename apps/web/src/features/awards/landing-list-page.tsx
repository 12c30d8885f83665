import type { AwardPageInput } from '@laurel/contract';
import { plural } from '@laurel/text';
import { ArrowRight } from 'lucide-react';
import { buttonStyles } from '../../ui/button.tsx';
import { AwardList, PageLinks } from './award-list.tsx';
import { Breadcrumbs, NearLists } from './parts.tsx';

type LandingInput = Extract<AwardPageInput, { kind: 'landing' }>;

/** "34 awards. 5 are open now, and 9 probably are, by the rounds of other years. The closing day of 7 is announced." */
export const figuresInWords = ({ total, open, probablyOpen, dated }: LandingInput['figures']): string => {
  const be = (count: number) => (count === 1 ? 'is' : 'are');
  const sentences = [`${total.toLocaleString('en-US')} ${plural(total, 'award')}.`];
  if (open > 0 && probablyOpen > 0)
    sentences.push(
      `${open} ${be(open)} open now, and ${probablyOpen} probably ${be(probablyOpen)}, by the rounds of other years.`,
    );
  else if (open > 0) sentences.push(`${open} ${be(open)} open now.`);
  else if (probablyOpen > 0)
    sentences.push(`${probablyOpen} ${be(probablyOpen)} probably open now, by the rounds of other years.`);
  sentences.push(
    dated > 0 ? `The closing day of ${dated} is announced.` : 'No closing day is announced yet.',
  );
  return sentences.join(' ');
};

/** The awards for one level, field, citizenship or country of study, or some of these together. */
export const LandingListPage = ({
  address,
  title,
  figures,
  awards,
  pagination,
  wider,
  near,
}: LandingInput) => (
  <div className="page grid grid-cols-1 gap-7 py-6 sm:py-10">
    <div>
      <Breadcrumbs here={title} />
      <h1 className="max-w-4xl text-4xl">{title}</h1>
      <p className="mt-3 max-w-prose text-lg text-muted">{figuresInWords(figures)}</p>
      <div className="no-print mt-5 flex flex-wrap gap-3">
        <a href="/find" className={buttonStyles()}>
          Which of these would I get?
          <ArrowRight aria-hidden="true" className="size-4.5" />
        </a>
        <a href={wider} className={buttonStyles({ variant: 'secondary' })}>
          {wider === '/awards' ? 'All awards' : 'Also those open to all'}
        </a>
      </div>
    </div>
    <AwardList awards={awards} />
    <PageLinks pagination={pagination} address={address} />
    <NearLists near={near} title="Near lists" />
  </div>
);
