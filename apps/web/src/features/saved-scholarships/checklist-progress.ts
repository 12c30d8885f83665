import type { SavedScholarshipItem } from '@laurel/contract';

/** How much of a checklist is done: '3 of 7 done'. */
export const checklistProgress = ({ checklist = [] }: Pick<SavedScholarshipItem, 'checklist'>) => {
  const done = checklist.filter((entry) => entry.done).length;
  return { done, total: checklist.length, text: `${done} of ${checklist.length} done` };
};
