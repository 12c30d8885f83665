import { anyOf } from './word-pattern.ts';

/** A quality that applicants claim, how the claim is worded, what shows it, and what a reader then asks. */
export interface TraitClass {
  id: string;
  claims: RegExp;
  /** Words of sentences that can show it. */
  shownBy?: RegExp;
  question: string;
}

const BE =
  "(?:I am|I'm|I’m|I have always been|I have been|I was always|I consider myself|I see myself as|I would describe myself as|I believe (?:that )?I am|I know (?:that )?I am|I think (?:that )?I am)";
const MORE =
  '(?:(?:a|an|the|very|really|extremely|highly|truly|also|both|always|such|so|quite|deeply|naturally?|born|quick|great|good|excellent|strong|hard|self|to be|person|who|is|\\w+ly|\\w+ing|\\w+ed,?|\\w+,|and|\\w+ and) ){0,6}';
const quality = (...words: string[]): string =>
  `${BE} ${MORE}(?:${words.join('|')})(?: (?:student|person|individual|worker|leader|learner|player|candidate|applicant|girl|boy|woman|man))?`;

export const TRAIT_CLAIMS: readonly TraitClass[] = [
  {
    id: 'best-candidate',
    claims: anyOf(
      quality('ideal', 'perfect', 'best', 'right', 'suitable', 'deserving', 'qualified', 'worthy'),
      'I (?:truly |really |strongly |do )?deserve (?:this|the|to)',
      '(?:makes?|make) me (?:an? |the )?(?:\\w+ )?(?:ideal|perfect|strong|great|good|suitable|excellent|deserving|best) (?:candidate|fit|applicant|choice)',
    ),
    question: 'Which two facts in this essay would let the reader reach that verdict without being told?',
  },
  {
    id: 'leadership',
    claims: anyOf(
      quality('leader', 'leadership'),
      'I (?:also )?(?:have|possess|developed|gained|built|learned|learnt) (?:\\w+ ){0,3}leadership(?: (?:skills?|abilit(?:y|ies)|qualities|experience))?',
      '(?:given|gave|taught|developed|improved|strengthened) (?:me|my) (?:\\w+ ){0,2}leadership(?: skills?| abilities)?',
      '(?:my|strong|great|excellent|good) (?:\\w+ )?leadership (?:skills?|abilit(?:y|ies)|qualities)',
    ),
    shownBy: anyOf(
      'led',
      'founded',
      'organi[sz]ed',
      'started',
      'captain',
      'president',
      'chaired?',
      'coordinated',
      'recruited',
      'trained',
      'mentored',
      'persuaded',
    ),
    question:
      'When did people last follow you: who were they, what did you decide, and what was different afterwards?',
  },
  {
    id: 'effort',
    claims: anyOf(
      quality(
        'hard-?working',
        'hard working',
        'hard worker',
        'diligent',
        'dedicated',
        'determined',
        'ambitious',
        'committed',
        'motivated',
        'self-motivated',
        'driven',
        'disciplined',
        'focused',
        'industrious',
      ),
      'I (?:always |have always )?(?:work(?:ed)?|try|tried|stud(?:y|ied)) (?:very |so |really |extremely )?(?:hard|my best)',
      'I (?:always |will always )?(?:do|give|gave|put) (?:my (?:very )?best|my all|(?:100|110|one hundred) ?(?:%|percent))',
      'my (?:\\w+ )?(?:hard work|dedication|determination|work ethic|commitment)(?: and \\w+)?',
    ),
    shownBy: anyOf('every (?:day|night|morning|week|evening)', 'hours', 'until', 'again'),
    question:
      'What did you keep doing on days when it would have been easier to stop, for how long, and what came of it?',
  },
  {
    id: 'resilience',
    claims: anyOf(
      quality(
        'resilient',
        'strong',
        'brave',
        'persistent',
        'perseverant',
        'fighter',
        'survivor',
        'optimistic',
        'adaptable',
        'flexible',
      ),
      'I (?:have )?never (?:give|gave|given) up',
      'I (?:always |can |have )?(?:overc[oa]me|face) (?:all|any|every|many)(?: of)?(?: the| my)? (?:challenges?|obstacles?|difficult(?:y|ies)|problems?)',
      '(?:my|great|strong) (?:resilience|perseverance)',
      'I (?:can |am able to |always )?(?:work|perform) (?:well |best )?under pressure',
    ),
    shownBy: anyOf('again', 'failed', 'after (?:the|that|losing)', 'instead'),
    question:
      'What exactly went wrong, what did you try first, and what did you do differently the second time?',
  },
  {
    id: 'teamwork',
    claims: anyOf(
      quality('team player', 'team-player', 'collaborative', 'cooperative'),
      'I (?:can |also )?(?:work|working) well (?:with|in) (?:others|teams?|groups?|people|a team|all)',
      '(?:strong|good|great|excellent) (?:teamwork|collaboration|interpersonal)(?: skills?)?',
    ),
    shownBy: anyOf('together', 'team', 'argued', 'agreed', 'disagreed'),
    question: 'In which team did two of you want different things, and what did you do about it?',
  },
  {
    id: 'communication',
    claims: anyOf(
      quality('communicator', 'good listener', 'eloquent'),
      '(?:strong|good|great|excellent|effective) (?:\\w+ )?communication(?: skills?)?',
      'communication skills',
    ),
    shownBy: anyOf('said', 'told', 'explained', 'wrote', 'spoke', 'presented', 'translated'),
    question: 'Whom did you have to convince or teach, what did you say or write, and did it work?',
  },
  {
    id: 'service',
    claims: anyOf(
      'passionate about (?:helping|serving|caring)(?: \\w+){0,3}',
      quality(
        'caring',
        'compassionate',
        'kind',
        'kind-hearted',
        'helpful',
        'selfless',
        'empathetic',
        'generous',
        'altruistic',
      ),
      'I (?:have )?(?:always )?(?:love|loved|enjoy|enjoyed|like|liked|care) (?:to help|helping|about helping|serving|volunteering)(?: (?:people|others|my community|the community|the needy|the poor|children))?',
      'I (?:have )?(?:always )?(?:help|helped) (?:others|people|the needy|those in need|the poor|my community)',
    ),
    shownBy: anyOf(
      'taught',
      'cooked',
      'visited',
      'translated',
      'repaired',
      'delivered',
      'tutored',
      'volunteered',
      'carried',
      'collected',
    ),
    question:
      'Whom did you help, how often, and what could they do afterwards that they could not do before?',
  },
  {
    id: 'passion',
    claims: anyOf(
      quality('passionate', 'enthusiastic', 'fascinated', 'in love with', 'obsessed'),
      'I (?:have|had|have had|developed|discovered|possess) (?:always )?(?:a|an|my) (?:\\w+ ){0,3}(?:passion|love|interest|fascination|desire)(?: (?:for|in|with|of|to))?',
      'my (?:\\w+ ){0,2}(?:passion|love|fascination) (?:for|is|has|with)',
      '(?:is|was|became|has been|has always been) my (?:\\w+ )?passion',
      'I (?:have )?always (?:loved|been (?:interested|fascinated|passionate)|wanted|dreamed|dreamt)',
    ),
    question: 'What have you made, read, repaired or tested because of it that nobody had asked for?',
  },
  {
    id: 'learning',
    claims: anyOf(
      quality(
        'curious',
        'fast learner',
        'quick learner',
        'learner',
        'smart',
        'intelligent',
        'bright',
        'brilliant',
        'creative',
        'innovative',
        'problem solver',
        'problem-solver',
        'critical thinker',
        'open-minded',
        'organi[sz]ed',
        'responsible',
        'reliable',
        'honest',
        'confident',
        'independent',
        'mature',
      ),
      'I (?:have|possess) (?:\\w+ ){0,3}(?:problem[- ]solving|critical[- ]thinking|analytical|organi[sz]ational|time[- ]management)(?: (?:and \\w+ )?(?:skills?|abilit(?:y|ies)))?',
      'I (?:learn|adapt) (?:very )?(?:fast|quickly|easily)',
    ),
    question: 'Which problem did you work out that others around you had not, and how did you go about it?',
  },
  {
    id: 'achievement',
    claims: anyOf(
      'I (?:have )?(?:always )?(?:had|have|got|get|achieved|maintained|earned) (?:very )?(?:good|excellent|high|top|outstanding|great|the best) (?:grades?|marks?|results?|scores?|academic \\w+)',
      quality('top', 'successful', 'outstanding', 'excellent', 'exceptional', 'accomplished'),
      'I (?:have )?(?:excel|excelled) (?:in|at|academically)(?: (?:my |all )?\\w+)?',
    ),
    shownBy: anyOf('GPA', 'rank(?:ed)?', 'out of', 'average', 'score[ds]?', 'prize', 'medal', 'award'),
    question: 'Which result, out of how many, in which year, and what did it take to get there?',
  },
];
