import type { PublicAwardCard } from '@laurel/contract';
import { dayInEnglish } from '@laurel/domain';

export interface AwardTiming {
  /** 'Open now'; null where nothing of it is known. */
  state: string | null;
  tone: 'open' | 'later' | 'over';
  /** When it closes, as far as it is known. */
  text: string;
}

type Timed = Pick<PublicAwardCard, 'round' | 'ended' | 'deadline' | 'deadlineStatus' | 'deadlineText'>;

/** Where an award stands in its year. "Open now" is said only where a page announced it; a guess is called one. */
export const awardTiming = ({ round, ended, deadline, deadlineStatus, deadlineText }: Timed): AwardTiming => {
  const text = deadlineText ?? deadline;
  if (ended) return { state: 'No longer given', tone: 'over', text: '' };
  if (deadlineStatus === 'rolling')
    return { state: 'Open now', tone: 'open', text: 'Applications at any time' };
  const closes = deadlineStatus === 'announced' ? `Closes ${text}` : text;
  switch (round.state) {
    case 'open': {
      const state = deadlineStatus === 'announced' ? 'Open now' : 'Probably open now';
      return { state, tone: 'open', text: closes };
    }
    case 'opens_later': {
      const opens = round.opens ? `Opens ${dayInEnglish(round.opens)}, by the rounds we know. ` : '';
      return { state: 'Opens later', tone: 'later', text: `${opens}${closes}` };
    }
    case 'probably_closed':
      return { state: 'Probably closed until the next round', tone: 'over', text: closes };
    case 'closed':
      return { state: 'Closed', tone: 'over', text };
    default:
      return { state: null, tone: 'later', text: closes };
  }
};
