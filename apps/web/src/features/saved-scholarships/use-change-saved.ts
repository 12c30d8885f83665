import type { SavedScholarshipItem } from '@laurel/contract';
import { changePlan, EMPTY_PLAN, type PlanChange } from '@laurel/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import type { Answer } from '../../lib/api/api-types.ts';
import { scholarshipKeys } from '../../lib/api/scholarship-keys.ts';
import { useStudentKey } from '../../lib/session/auth-context.ts';
import { toast } from '../../ui/toast-store.ts';

export type SavedChange = Partial<Pick<SavedScholarshipItem, 'applicationStatus' | 'priority' | 'notes'>> & {
  /** Entries of the checklist by id: ticked or not. */
  checklist?: Record<string, boolean>;
  plan?: PlanChange;
};
type SavedList = Answer<'GET /scholarships/saved/list'>;

const CHANGE_FAILURE = 'Failed to update the saved scholarship. Please try again.';

const changed = (
  saved: SavedScholarshipItem,
  { checklist, plan, ...change }: SavedChange,
): SavedScholarshipItem => ({
  ...saved,
  ...change,
  // A day of their own moves window and milestones too: those come with the server's answer.
  ...(plan ? { plan: changePlan(saved.plan ?? EMPTY_PLAN, plan) } : {}),
  ...(checklist && saved.checklist
    ? { checklist: saved.checklist.map((entry) => ({ ...entry, done: checklist[entry.id] ?? entry.done })) }
    : {}),
});

/** The kinds of documents that a change ticks or unticks for all saved scholarships. */
const sharedTicks = (list: SavedList, id: string, { checklist = {} }: SavedChange): Map<string, boolean> => {
  const entries =
    list.data.savedScholarships.find(({ scholarship }) => scholarship.id === id)?.checklist ?? [];
  return new Map(
    entries.flatMap(({ id: entry, sharedBy }) => {
      const done = checklist[entry];
      return sharedBy !== undefined && done !== undefined ? [[sharedBy, done] as const] : [];
    }),
  );
};

const withTicks = (saved: SavedScholarshipItem, ticks: Map<string, boolean>): SavedScholarshipItem =>
  ticks.size === 0 || !saved.checklist
    ? saved
    : {
        ...saved,
        checklist: saved.checklist.map((entry) => ({
          ...entry,
          done: ticks.get(entry.sharedBy ?? '') ?? entry.done,
        })),
      };

const withChange = (list: SavedList, id: string, change: SavedChange): SavedList => {
  const ticks = sharedTicks(list, id, change);
  return {
    ...list,
    data: {
      savedScholarships: list.data.savedScholarships.map((saved) =>
        withTicks(saved.scholarship.id === id ? changed(saved, change) : saved, ticks),
      ),
    },
  };
};

/** Changes status, priority, notes or ticks of a saved scholarship: shown at once, restored when the server refuses. */
export const useChangeSaved = (id: string) => {
  const queries = useQueryClient();
  const queryKey = scholarshipKeys.savedLists(useStudentKey());
  return useMutation({
    scope: { id: `change-saved-${id}` },
    mutationFn: (change: SavedChange) =>
      api('PATCH /scholarships/{id}/save', { params: { id }, body: change }),
    onMutate: async (change) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueriesData<SavedList>({ queryKey });
      queries.setQueriesData<SavedList>({ queryKey }, (list) => list && withChange(list, id, change));
      return { before };
    },
    onError: (_failure, _change, context) => {
      for (const [key, list] of context?.before ?? []) queries.setQueryData(key, list);
      toast({ title: 'Error', description: CHANGE_FAILURE, variant: 'destructive' });
    },
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
};
