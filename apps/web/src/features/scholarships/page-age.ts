import { dayInEnglish, monthInEnglish, type PageAuthor } from '@laurel/domain';

const OLD_AFTER_YEARS = 2;

/** The last day that a date of a page can stand for: a year and a month stand for any day of theirs. */
const lastDayOf = (pageDate: string): string => `${pageDate}${'-12-31'.slice(pageDate.length - 4)}`;

/** Whether the page was more than two years old when it was read, whatever day its date stands for. */
const wasOld = (pageDate: string, read: string): boolean => {
  const last = lastDayOf(pageDate);
  return `${Number(last.slice(0, 4)) + OLD_AFTER_YEARS}${last.slice(4)}` < read;
};

const inEnglish = (pageDate: string): string =>
  pageDate.length === 10
    ? dayInEnglish(pageDate)
    : pageDate.length === 7
      ? monthInEnglish(pageDate)
      : pageDate;

/** ' of November 2017, more than two years old' to stand after what names the page; '' where its date is not known. */
export const pageAge = ({ pageDate, read }: { pageDate?: string | undefined; read: string }): string => {
  if (pageDate === undefined) return '';
  return ` of ${inEnglish(pageDate)}${wasOld(pageDate, read) ? ', more than two years old' : ''}`;
};

/**
 * The newest page that was read on the day of the last check; a page that others wrote counts only where there is no
 * other. Undefined where one of them has no date: it may be of that very day.
 */
export const pageOfCheck = <Page extends { pageDate?: string | undefined; read: string; by: PageAuthor }>(
  evidence: readonly Page[],
  checked: string,
): Page | undefined => {
  const read = evidence.filter((page) => page.read === checked);
  const official = read.filter(({ by }) => by !== 'reported');
  const pages = official.length > 0 ? official : read;
  if (pages.some(({ pageDate }) => pageDate === undefined)) return undefined;
  const day = ({ pageDate = '' }: Page) => lastDayOf(pageDate);
  return [...pages].sort((a, b) => day(b).localeCompare(day(a)))[0];
};

const AUTHORS: Record<PageAuthor, string> = {
  organiser: 'the organiser’s page',
  official: 'an official page',
  reported: 'reported by others',
};

/** 'the organiser’s page of November 2017'. @param age what `pageAge` gave */
export const authorInWords = (by: PageAuthor, age: string): string =>
  `${AUTHORS[by]}${by === 'reported' && age ? ' on a page' : ''}${age}`;
