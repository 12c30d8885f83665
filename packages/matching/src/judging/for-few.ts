/** Whether a condition is for few: for those of one family, faith, membership or illness. */
export const isForFew = (line: string): boolean => FOR_FEW.some((pattern) => pattern.test(line));

const FOR_FEW: readonly RegExp[] = [
  // Belonging, family, faith.
  /\b(?:members? of|membership|employees?|employed|union|alumni)\b/i,
  /\b(?:child(?:ren)?|sons?|daughters?|spouses?|widow\w*|dependants?|orphan\w*|descen\w+|ancestry|heritage|origin|famil(?:y|ies))\b/i,
  /\b(?:catholic|protestant|jewish|muslim|christian|hindu|buddhist|church|faith|religio\w+)\b/i,
  // Health.
  /\b(?:blind|deaf|cancer|autis\w+|disab\w+|disease|illness|diagnos\w+|hearing|haemophilia|amput\w+|patients?)\b/i,
];
