import type { MatchResult } from '@laurel/contract';
import type { ReactNode } from 'react';
import { type Answer, type Desk, DeskContext, type DeskSaveProps } from '../matching/desk.ts';
import { DismissedItem, NotForMeCard } from '../matching/dismissed-item.tsx';
import { SaveToggle } from '../saved-scholarships/save-toggle.tsx';
import { type GuestAnswers, guestAnswers, toStudent, useGuestAnswers } from './guest-answers.ts';

/** Facts as they are after a change, in which null takes a fact back. */
const changedProfile = (answers: GuestAnswers, answer: Answer): Partial<GuestAnswers> => {
  if ('preference' in answer) return answer.preference;
  const profile = { ...answers.profile, ...answer.facts(answers.profile) };
  return {
    profile: Object.fromEntries(
      Object.entries(profile).filter(([, value]) => value !== null && value !== undefined),
    ),
  };
};

const GuestSaveButton = ({ id, saved, texts: _, title = '', ...looks }: DeskSaveProps) => (
  <SaveToggle
    {...looks}
    title={title}
    saved={saved}
    onToggle={() => {
      const others = guestAnswers.read().saved.filter((one) => one.id !== id);
      guestAnswers.change({ saved: saved ? others : [...others, { id, title }] });
    }}
  />
);

/** The server draws the pages of awards: the app has none to go to. */
const linkTo: Desk['linkTo'] = (id) => ({ to: `/awards/${encodeURIComponent(id)}`, reloadDocument: true });

/** Takes an award out of the list on this device, or brings it back. Its name is kept, so that it can be told later. */
const dismissFor =
  (matches: readonly MatchResult[]): Desk['dismiss'] =>
  (id, { dismissed: isOut, reason }) => {
    const before = guestAnswers.read().dismissed ?? [];
    const others = before.filter((one) => one.id !== id);
    const card = matches.find(({ scholarshipId }) => scholarshipId === id)?.scholarship;
    const known = before.find((one) => one.id === id);
    const name = known ?? (card && { id, title: card.title, organization: card.organization });
    const one = name && { ...name, ...(reason ? { reason } : {}) };
    guestAnswers.change({ dismissed: isOut && one ? [one, ...others] : others });
  };

const GuestDismissedList = () => {
  const { dismissed = [] } = useGuestAnswers();
  return (
    <NotForMeCard count={dismissed.length}>
      <ul className="divide-y divide-line">
        {dismissed.map(({ id, ...one }) => (
          <DismissedItem key={id} one={{ scholarshipId: id, ...one }} />
        ))}
      </ul>
    </NotForMeCard>
  );
};

const CHANGE = { text: 'Change your answers', to: '#your-answers' };
const ADVICE: Desk['advice'] = { wrong_subject: CHANGE, wrong_place: CHANGE };

interface GuestDeskProps {
  /** The list follows an answer just given. */
  isAnswering: boolean;
  /** The list as it stands. */
  matches: readonly MatchResult[];
  children: ReactNode;
}

/** Answers and saved awards of somebody without an account: this browser holds them. */
export const GuestDesk = ({ isAnswering, matches, children }: GuestDeskProps) => {
  const answers = useGuestAnswers();
  const desk: Desk = {
    isAnswering,
    answer: (answer, onKept) => {
      guestAnswers.change(changedProfile(guestAnswers.read(), answer));
      onKept?.();
    },
    facts: toStudent(answers)?.profile ?? answers.profile,
    told: { text: 'above, with “Forget my answers”', to: '#your-answers' },
    dismiss: dismissFor(matches),
    DismissedList: GuestDismissedList,
    advice: ADVICE,
    savedIds: answers.saved.map(({ id }) => id),
    SaveButton: GuestSaveButton,
    linkTo,
    elsewhere: () => ({ text: 'Answer in a free account', to: '/register' }),
  };
  return <DeskContext value={desk}>{children}</DeskContext>;
};
