const holders = new Set<() => void>();

/** Registers how to forget something that belongs to the signed-in student. */
export const holdSessionData = (forget: () => void) => {
  holders.add(forget);
};

/** Forgets everything of the student who was signed in: another session must never see it. */
export const forgetSessionData = () => {
  for (const forget of holders) forget();
};
