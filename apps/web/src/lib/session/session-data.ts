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

const holders = new Set<() => void>();

/** Registers how to forget something that belongs to the signed-in student. */
export const holdSessionData = (forget: () => void) => {
  holders.add(forget);
};

/** Forgets everything of the student who was signed in: another session must never see it. */
export const forgetSessionData = () => {
  for (const forget of holders) forget();
};
