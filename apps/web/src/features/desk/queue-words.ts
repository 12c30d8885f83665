import type { QueueItem, QueueKind, Reach } from '@laurel/contract';

export const QUEUE_WORDS: Record<QueueKind, { one: string; many: string }> = {
  report: { one: 'Report', many: 'Reports' },
  proposal: { one: 'Proposal', many: 'Proposals' },
  held: { one: 'Held back', many: 'Held back' },
  link: { one: 'Dead link', many: 'Dead links' },
};

const ABOUT: Record<string, string> = {
  wrong_fact: 'A fact is wrong or out of date',
  closed: 'It no longer exists',
  broken_link: 'The link does not lead to it',
  suspicious: 'It looks suspicious',
  other: 'Something else',
  'held back': 'The screen keeps it out of matches and lists',
  gone: 'Its page is gone',
  parked: 'Its address is for sale',
  unreachable: 'Its page could not be reached three times',
};

export const aboutWords = (about: string): string => ABOUT[about] ?? `About: ${about.replaceAll('_', ' ')}`;

/** What an item says beneath its title. */
export const textOf = ({ kind, text }: QueueItem): string =>
  kind === 'link' ? text.replaceAll('_', ' ') : text;

const students = (count: number) => `${count} ${count === 1 ? 'student' : 'students'}`;

/** How many students an award concerns, in words. */
export const reachWords = ({ saved, matched }: Reach): string =>
  `${students(saved)} saved it, ${matched === null ? 'matches not counted yet' : `fits ${students(matched)}`}`;
