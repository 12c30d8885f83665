/** Query keys of everything about scholarships. They contain the student, so that no two share an answer. */
export const scholarshipKeys = {
  all: (student: string) => ['scholarships', student] as const,
  matches: (student: string) => ['scholarships', student, 'matches'] as const,
  dismissed: (student: string) => ['scholarships', student, 'dismissed'] as const,
  savedIds: (student: string) => ['scholarships', student, 'saved-ids'] as const,
  savedLists: (student: string) => ['scholarships', student, 'saved-list'] as const,
  details: (student: string) => ['scholarships', student, 'detail'] as const,
  browse: (student: string, query: object) => ['scholarships', student, 'browse', query] as const,
  detail: (student: string, id: string) => ['scholarships', student, 'detail', id] as const,
};
