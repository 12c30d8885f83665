const PREFIX = 'draft:';

/** The storage key of what `student` has written and not sent. */
export const draftKey = (kind: string, student: string): string => `${PREFIX}${kind}:${student}`;

/** Removes every draft from this browser: signing out on purpose leaves nothing behind. */
export const clearLocalDrafts = () => {
  try {
    const drafts = Object.keys(window.localStorage).filter((key) => key.startsWith(PREFIX));
    for (const key of drafts) window.localStorage.removeItem(key);
  } catch {
    // Storage is blocked: there are no drafts.
  }
};

const holders = new Set<() => void>();

/** Registers a function that removes data of the signed-in student. */
export const holdSessionData = (forget: () => void) => {
  holders.add(forget);
};

/** Removes the data of the student who was signed in, before another session can see it. */
export const forgetSessionData = () => {
  for (const forget of holders) forget();
};
