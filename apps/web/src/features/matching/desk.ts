import type { MatchResult, ProfileRequest } from '@laurel/contract';
import type { DismissReason, Preferences, Profile } from '@laurel/domain';
import { type ComponentType, createContext, use } from 'react';
import type { SaveToggleProps } from '../saved-scholarships/save-toggle.tsx';

export type FactChange = NonNullable<ProfileRequest['profile']>;

/** Preferences that the form does not ask for. */
export type LatePreference = Partial<Pick<Preferences, 'pace' | 'studyLevel'>>;

/** What an answer changes: the facts as they are by then, or a preference. */
export type Answer = { facts: (facts: Profile) => FactChange } | { preference: LatePreference };

export interface DeskSaveProps extends Omit<SaveToggleProps, 'saved' | 'onToggle'> {
  id: string;
  saved: boolean;
  /** The messages of saving and removing, where they differ from the usual. */
  texts?: { saved: string; removed: string };
}

/** Takes a scholarship out of the student's lists, or brings it back; then the matches follow. */
export type Dismiss = (
  id: string,
  wish: { dismissed: boolean; reason?: DismissReason },
  onFailed: () => void,
) => void;

/**
 * What the matches on screen belong to: a student of the server, or a guest whose answers stay in this browser. The cards, lists and
 * questions are the same for both.
 */
export interface Desk {
  isAnswering: boolean;
  /** Keeps an answer; then the matches follow. */
  answer: (answer: Answer, onKept?: () => void) => void;
  facts: Profile | undefined;
  /** Where answers can be seen and taken back, in words and as an address. */
  told: { text: string; to: string };
  dismiss: Dismiss;
  /** What was taken out of the lists; each can be brought back. */
  DismissedList: ComponentType<{ count: number }>;
  /** What would keep the next one of the kind away, by the reason that was given. */
  advice: Partial<Record<DismissReason, { text: string; to: string }>>;
  savedIds: readonly string[];
  SaveButton: ComponentType<DeskSaveProps>;
  /** Where an award opens, with what its page may show at once. */
  linkTo: (
    id: string,
    match?: MatchResult,
  ) => { to: string; state?: { match: MatchResult }; reloadDocument?: boolean };
  /** Where a fact is answered that no field on this page takes; undefined: nowhere. */
  elsewhere: (fact: string) => { text: string; to: string } | undefined;
}

export const DeskContext = createContext<Desk | null>(null);

export const useDesk = (): Desk => {
  const desk = use(DeskContext);
  if (!desk) throw new Error('useDesk needs a DeskContext above it');
  return desk;
};
