const PREFIX = 'draft:';

/** Where the browser keeps what `student` is writing and has not sent. */
export const draftKey = (kind: string, student: string): string => `${PREFIX}${kind}:${student}`;

/** Forgets every draft in this browser: who signs out on purpose leaves nothing behind. */
export const clearLocalDrafts = () => {
  try {
    const drafts = Object.keys(window.localStorage).filter((key) => key.startsWith(PREFIX));
    for (const key of drafts) window.localStorage.removeItem(key);
  } catch {
    // Blocked: then nothing was kept there either.
  }
};
