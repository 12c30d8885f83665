/** Phrases that readers of applications meet every day, each with what to put to it. */
export const CLICHES: readonly [string, string][] = [
  ['think(?:ing)? outside (?:of )?the box', 'What did you try that nobody around you had tried?'],
  [
    'step(?:ped|ping)? (?:out of|outside) (?:of )?my comfort zone',
    'What were you afraid would happen, and did it?',
  ],
  ['the sky is the limit|reach(?:ing)? for the stars', 'How far exactly, and by when?'],
  [
    'follow(?:ed|ing)? my (?:dreams?|heart|passion)',
    'Which decision did that mean, against which other one?',
  ],
  [
    'passion(?:ate)? (?:about|for) (?:helping|serving|giving back|making a difference)(?: (?:people|others|to (?:others|society|the community)))?',
    'Whom did you help last, and with what?',
  ],
  ['dreams? (?:come|came|into|become a) (?:true|reality)', 'Which one, and what is the next step to it?'],
  ['never give up|never gave up|never giving up', 'On which day was giving up closest?'],
  ['hard work pays off|practice makes perfect|no pain,? no gain', 'What paid off, how much, after how long?'],
  ['key to success|path to success|road to success|ladder of success', 'Success at what?'],
  [
    '(?:life[- ]changing|eye[- ]opening|once in a lifetime|unforgettable) (?:experience|moment|journey|opportunity)',
    'What did you see there that you hadn’t known?',
  ],
  [
    'opened my eyes|broaden(?:ed)? my (?:horizons?|mind|perspective)|wider perspective',
    'What did you think before, and what after?',
  ],
  [
    'shaped (?:me into )?(?:who|the person(?: that| who)?|what) I am(?: today)?|made me (?:who|the person(?: that| who)?) I am(?: today)?',
    'Which habit of yours comes from it?',
  ],
  ['(?:leave|make) (?:a|my) mark(?: on the world)?', 'Where would one see the mark?'],
  ['leaders? of (?:tomorrow|the future)|future leaders?', 'Leader of what, doing what?'],
  [
    'blood,? sweat,? and tears|through thick and thin|ups and downs|highs and lows',
    'Which was the worst of them?',
  ],
  ['against all odds|beat(?:ing)? the odds', 'What were the odds?'],
  ['light at the end of the tunnel|blessing in disguise|silver lining', 'What was the good that came of it?'],
  ['(?:tireless(?:ly)?|burning desire|heart and soul|with all my heart)', 'How many hours, on which days?'],
  [
    '(?:a|the) spark (?:was )?(?:ignited|lit)|ignited (?:a|my) (?:\\w+ )?(?:passion|spark|fire|interest)|sparked my (?:interest|passion|curiosity)',
    'What were you looking at when it happened?',
  ],
  [
    'from (?:a|the|my) (?:very )?(?:young|early|tender) age|for as long as I can remember|ever since I (?:was (?:a (?:child|kid|little)|young|little)|can remember)',
    'How old, where, and doing what?',
  ],
  ['from all walks of life|different walks of life', 'Who, for example?'],
  [
    'go(?:ing)? (?:above and beyond|the extra mile)|went (?:above and beyond|the extra mile)',
    'What did you do that wasn’t asked?',
  ],
  ['(?:a )?roller ?coaster|whirlwind of emotions|mixed emotions', 'What happened first, and what second?'],
  ['little did I know|fast forward to|fate had other plans', 'What came next?'],
  [
    'knowledge is power|education is (?:the )?(?:key|power|the most powerful weapon)',
    'Power to do what, in your case?',
  ],
  ['role model(?:s)? (?:to|for) (?:others|many|everyone|the younger)', 'Who copies you, and in what?'],
  ['hands-on experience|real[- ]world experience', 'What did your hands do?'],
  ['give(?:s|n)? (?:a )?voice to the voiceless|a helping hand', 'Whose voice, saying what?'],
  ['melting pot|tapestry|beacon of hope|stepping stone', 'What is the plain word for it?'],
];

/** Words that take room and carry nothing, with the plain form (an empty one: leave out). */
export const FILLERS: readonly [string, string][] = [
  ['in order to', 'to'],
  ['due to the fact that|owing to the fact that', 'because'],
  ['despite the fact that', 'although'],
  ['at this point in time|at the present moment', 'now'],
  ['in the event that', 'if'],
  ['for the purpose of', 'to'],
  ['with regards? to|in regards? to|with respect to|in terms of', 'about, or nothing'],
  ['a (?:large|great|huge) (?:number|amount) of', 'a figure'],
  ['it is (?:important|worth|interesting) (?:to note|noting|to mention|mentioning) that', ''],
  ['it goes without saying(?: that)?|needless to say|as we all know|as everyone knows', ''],
  ['I (?:strongly |truly |firmly |really |sincerely )?(?:believe|feel|think) that', ''],
  ['the reason (?:why )?(?:is|was) (?:because|that)', 'because'],
  ['has the ability to|have the ability to', 'can'],
  ['on a daily basis|on a regular basis', 'daily, or how often'],
  ['first and foremost|last but not least', ''],
  ['all of these things|various things|many different things|a lot of things', 'the things by name'],
  ["in today[’']s (?:modern |fast-paced )?(?:world|society)|in this day and age", ''],
];
