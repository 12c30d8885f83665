/**
 * Whether a line of a record is a condition on the person: something one has to be, and not something to do, a promise for afterwards, a
 * remark on the award, or an exclusion of few. Decides only how a line weighs that no predicate covers; it never rejects anybody.
 */
export const readsAsGate = (line: string): boolean =>
  !EXEMPT.some((pattern) => pattern.test(line)) && ABOUT_A_PERSON.some((pattern) => pattern.test(line));

const EXEMPT: readonly RegExp[] = [
  // Open to all.
  /^(?!.*\b(?:who|with|right to|permits?|visas?)\b)[^;,]*\b(?:every|any|all) (?:nationalit|countr)(?:y|ies)\b[^;,]*$/i,
  /\bno (?:limit|rule|age limit|restriction|condition)|does not (?:limit|matter)|no nationality rule/i,
  // To do before: papers, people who write them, rounds of selection.
  /\b(?:FAFSA|nominat\w+|endorse\w*|interviews?|recommend\w*|references?|apply (?:to|for|through|with|first|together)|application|file|submit\w*|supervisor|host (?:institution|laborator)\w*|proposal|invit\w+|audition|portfolio)/i,
  /\b(?:forms?|can join|membership can be)\b/i,
  // What everybody has who seeks such an award.
  /\b(?:high|secondary) school (?:diploma|certificate)|^no (?:separate|other) .*\bstated\b|\b(?:is|are) \w+ \w+ longer\b/i,
  // To do afterwards, or while the award runs.
  /\b(?:afterwards|after (?:the award|graduation|their studies)|return(?:s|ed|ing)? to|bond|renew\w*|go on|second year|recipients?|holders?|fellows|scholars)\b/i,
  /\b(?:combined?|beside the|paid back|repaid|repay|amount|each (?:round|call|year)|the call names|depend(?:s|ing)? on)\b/i,
  // An exclusion of few: met by nearly everybody who reads it.
  /\b(?:can(?:no|')t|may not|not eligible|exclud\w+|not funded|is not possible|no (?:earlier|previous|other))\b/i,
  /\b(?:come first|above all|keeps?|maintain\w*|progress)\b/i,
  /\b(?:usually|mostly|in most cases|as a rule|some|weight on|preferably|favoured)\b/i,
];

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

const ABOUT_A_PERSON: readonly RegExp[] = [
  ...FOR_FEW,
  // Service, care, flight.
  /\b(?:veterans?|military|armed forces|service members?|active duty|police|firefighters?|foster|in care|carers?|refugees?|asylum|displaced|survivors?)\b/i,
  // Where one was born, went to school, lives.
  /\b(?:born|grew up|(?:graduates?|pupils?|leavers?) (?:of|from)|(?:high|secondary|state) school|schooling|lived?|living|residents?|residence|citizens?|permits?|visas?|right to)\b/i,
  // What one has reached.
  /\b(?:score|ACT|SAT|rank|top \d+|percent(?:ile)?|per cent|average|grades?|results|marks|upper second|first[- ]class|distinction|examination)\b/i,
  /\b(?:(?:degree|doctorate|diploma|qualification) (?:was|were|must have been|awarded)|without an? \w+ (?:degree|qualification)|(?:not|nor|no) (?:\w+ ){0,4}degree|credits|papers?|publications?|certificate)\b/i,
  /\b(?:under \d+|aged? \d*|years? old|younger|older|within [\w ]*years?|no (?:more|longer) than)\b/i,
  // What one does, or means to do.
  /\b(?:work(?:s|ed|ing)? (?:as|in|at|for)|experience|career|profession\w*|practising|engaged|commit\w+|income|means|need|hardship|afford)\b/i,
];
