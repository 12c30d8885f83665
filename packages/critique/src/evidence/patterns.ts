import { MONTH_NAMES } from '@laurel/domain';
import { anyOf } from './word-pattern.ts';

export const FIRST_PERSON = anyOf('I', 'me', 'my', 'mine', 'myself', 'we', 'us', 'our', 'ours');

/** But May, which is a verb as well. */
const MONTHS = MONTH_NAMES.filter((month) => month !== 'May').join('|');
const DAYS = 'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday';

export const TIME = anyOf(
  '(?:19|20)\\d\\d',
  `(?:${MONTHS})`,
  '(?:in|last|since|every|by) May',
  `(?:${DAYS})s?`,
  'when (?:I|we) (?:was|were|turned) (?:\\d+|\\w+teen|\\w+ years old|five|six|seven|eight|nine|ten|eleven|twelve|in)',
  'at (?:the )?age(?: of)?',
  '(?:last|that|this|one|the following|the next) (?:spring|summer|autumn|fall|winter|night|morning|afternoon|evening|week|month|semester|year)',
  '(?:\\w+) (?:years?|months?|weeks?|days?) (?:ago|later|earlier|before)',
  'in (?:\\w+ )?grade(?: \\w+)?',
  '(?:first|second|third|fourth|final|junior|senior|sophomore|freshman) year',
  '(?:every|each) (?:day|night|morning|evening|afternoon|week|weekend|month|summer)',
  '(?:before|after|at) (?:dawn|dusk|midnight|noon|sunrise|sunset|school|work)',
);

const NUMBER_WORDS =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|dozen|half|twice';
export const NUMBER = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:\\d[\\d.,:]*|(?:${NUMBER_WORDS})s?)(?![\\p{L}])`,
  'iu',
);

export const SPEECH = /[“"«][^“”"«»]{2,160}[”"»]/u;

/** Words of somebody known, with the name. */
export const ATTRIBUTED =
  /[“"«][^“”"«»]{12,240}[”"»]\s*(?:[-–—]\s*\p{Lu}|,?\s*(?:as )?(?:\p{Lu}\p{L}+ ){1,3}(?:once )?(?:said|wrote|put it)|by \p{Lu}\p{L}+ \p{Lu})|\b(?:as |in the words of )?((?:\p{Lu}\p{L}+ ){1,3})once (?:said|wrote|remarked)|\bin the words of (?:\p{Lu}\p{L}+ ?){1,3}/u;

/** What came of something: a change, a count, an end. */
export const RESULT = anyOf(
  'increased',
  'rose',
  'grew',
  'reduced',
  'dropped',
  'fell',
  'raised',
  'won',
  'passed',
  'earned',
  'collected',
  'doubled',
  'tripled',
  'halved',
  'saved',
  'sold',
  'reached',
  'improved',
  'graduated',
  'enrolled',
  'adopted',
  'published',
  'opened',
  'as a result',
  'because of (?:this|that|it)',
  'led to',
  'from \\S+ to \\S+',
  'now (?:runs?|has|have|use|uses|meets?|teach|teaches|knows?|reads?)',
  'still (?:runs?|uses?|meets?|works?|in use)',
  `by (?:the (?:end|time)|then|(?:19|20)\\d\\d|(?:${MONTHS}|May))`,
  'ran',
  'came back',
  'percent',
  'finished',
  'came (?:first|second|third)',
  'accepted',
);

export const REFLECTION = anyOf(
  'I (?:\\w+ )?(?:learn(?:ed|t)|reali[sz]ed|understood|discovered|noticed|stopped|used to|saw that|found out)',
  'I (?:started|began|came) to (?:see|understand|ask|listen|notice|reali[sz]e|think|wonder|question|doubt)',
  '(?:I|we) (?:\\w+ )?(?:too|instead)\\b',
  'because of (?:her|him|them|that|this)',
  'I (?:no longer|now (?:know|ask|listen|see|try|think|write|check|begin|start|understand))',
  '(?:taught|showed|made|reminded|forced) me',
  'chang(?:ed|es) (?:how|the way|my|me)',
  'since then',
  'looking back',
  'what I (?:had )?(?:missed|misunderstood|learned|learnt)',
  'I had (?:been wrong|never|not)',
  'I was wrong',
  'lesson',
);

export const GOAL = new RegExp(
  [
    "\\bI(?:'ll|’ll|'d|’d)? (?:also |then |now |still |really |one day |eventually |hopefully |ultimately )?(?:want|plan|hope|intend|aim|aspire|wish|dream|would like|will|am going) (?!you\\b|that you|the committee|I had|always\\b|never\\b|not (?:disappoint|let)|make (?:the most|you|sure)|do my best|be (?:able to focus|grateful|honou?red|thankful))",
    '\\bmy (?:\\w+ )?(?:\\w+-term )?(?:goal|dream|aim|ambition|plan|vision|aspiration|objective)s?\\b',
  ].join('|'),
  'iu',
);

/** A time to come, where the sentence doesn't tell what was done. */
export const AHEAD = new RegExp(
  [
    '\\b(?:after|upon|on|when I) (?:I )?(?:graduat|finish(?:ing)? my|complet(?:e|ing)|return(?:ing)? (?:home|to))',
    '\\bin (?:the next )?(?:five|ten|5|10) years\\b',
  ].join('|'),
  'iu',
);

/** Aims that anybody could hold. */
export const VAGUE_AIM = anyOf(
  '(?:make|making) (?:a|the|some|any) (?:\\w+ )?(?:difference|impact|change)',
  'giv(?:e|ing) back',
  'chang(?:e|ing) the world',
  'help(?:ing)? (?:other people|people|others|society|the (?:needy|poor|less fortunate|community|world|society)|my (?:country|community|family|people|society)|humanity|mankind)',
  'better (?:place|world|future|life|society|tomorrow)',
  'be(?:come|ing)? (?:very )?successful',
  'success(?:ful)? (?:in (?:my )?life|person|career|future)',
  'achiev(?:e|ing) (?:all )?(?:my|of my|these|those|this)(?: \\w+)? (?:goals?|dreams?|ambitions?|aspirations?|potential)',
  'reach (?:my|your|their) (?:full )?potential',
  '(?:positive|lasting|real|great|big|meaningful|significant) (?:impact|change|difference|contribution)',
  'contribut(?:e|ing) to (?:the )?(?:society|development|world|community|my (?:country|community|society)|my nation|nation)(?: \\w+ (?:my|our|the) \\w+)?',
  'develop(?:ing)? my (?:country|community|nation)',
  'serv(?:e|ing) (?:my|the) (?:country|community|nation|people|society|humanity)',
  'make (?:my|our|their) \\w+ proud',
);

/** What someone can be, so that an aim can be pictured. */
export const ROLE = anyOf(
  '(?:engineer|teacher|nurse|doctor|physician|surgeon|midwife|pharmacist|dentist|lawyer|advocate|judge|researcher|scientist|economist|statistician|epidemiologist|biologist|chemist|physicist|programmer|developer|designer|architect|journalist|writer|translator|accountant|entrepreneur|farmer|agronomist|veterinarian|psychologist|therapist|counsel(?:l)?or|librarian|lecturer|professor|technician|planner|policy analyst|analyst|consultant|diplomat|historian|curator|musician|social worker|geologist|hydrologist|ecologist|pilot|mechanic|chef)s?',
  '(?:clinic|laboratory|lab|workshop|cooperative|company|start-?up|library|ministry|hospital|studio|press|museum|firm|bakery|farm|hub|charity)s?',
);

/** Abstractions: a sentence that is full of them shows nothing. */
export const ABSTRACT = anyOf(
  '(?:success|passion|education|opportunit(?:y|ies)|knowledge|experiences?|skills?|leadership|challenges?|dreams?|goals?|future|world|dedication|determination|perseverance|excellence|values?|motivation|inspiration|potential|ability|abilities|growth|development|society|importance|attitude|mindset|journey|commitment|responsibility|diversity|innovation|teamwork|communication|resilience|aspirations?|ambitions?|achievements?)',
);
