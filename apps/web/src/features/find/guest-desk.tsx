import type { ReactNode } from 'react';
import { type Answer, type Desk, DeskContext, type DeskSaveProps } from '../matching/desk.ts';
import { SaveToggle } from '../saved-scholarships/save-toggle.tsx';
import { type GuestAnswers, guestAnswers, useGuestAnswers } from './guest-answers.ts';

/** Facts as they are after a change, in which null takes a fact back. */
const changedProfile = (answers: GuestAnswers, answer: Answer): Partial<GuestAnswers> => {
  if ('pace' in answer) return { pace: answer.pace };
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

const linkTo: Desk['linkTo'] = (id) => ({ to: `/awards/${encodeURIComponent(id)}` });

interface GuestDeskProps {
  /** The list follows an answer just given. */
  isAnswering: boolean;
  children: ReactNode;
}

/** Answers and saved awards of somebody without an account: this browser holds them. */
export const GuestDesk = ({ isAnswering, children }: GuestDeskProps) => {
  const answers = useGuestAnswers();
  const desk: Desk = {
    isAnswering,
    answer: (answer, onKept) => {
      guestAnswers.change(changedProfile(guestAnswers.read(), answer));
      onKept?.();
    },
    facts: answers.profile,
    told: { text: 'above, with “Forget my answers”', to: '#your-answers' },
    savedIds: answers.saved.map(({ id }) => id),
    SaveButton: GuestSaveButton,
    linkTo,
    elsewhere: () => undefined,
  };
  return <DeskContext value={desk}>{children}</DeskContext>;
};
