import type { Traits } from '../evidence/read-traits.ts';
import { anyOf } from '../evidence/word-pattern.ts';
import { GOAL, REFLECTION } from '../evidence/patterns.ts';

/** A kind of thing that prompts ask for. */
export interface Intent {
  id: string;
  /** How prompts and selection criteria word it. */
  asks: RegExp;
  /** How an essay speaks to it. */
  speaks: (traits: Traits) => boolean;
  /** What the reader would like to know when the essay is silent. */
  question: string;
}

const says = (pattern: RegExp) => (traits: Traits) => pattern.test(traits.sentence.text);

/** From narrow to broad: a part of a prompt may have several. */
export const INTENTS: readonly Intent[] = [
  {
    id: 'failure',
    asks: anyOf('fail(?:ed|ure|ures)?', 'mistakes?', 'did not succeed', 'went wrong'),
    speaks: says(anyOf('fail(?:ed|ing|ure)?', 'mistakes?', 'wrong', 'rejected', 'lost', 'broke', 'nobody came', 'fell apart', 'gave up', 'quit', 'collapsed')),
    question: 'What did you attempt that did not work, and what was your part in it?',
  },
  {
    id: 'challenge',
    asks: anyOf('challeng(?:e|es|ed|ing)', 'obstacles?', 'setbacks?', 'difficult(?:y|ies)?', 'advers(?:e|ity)', 'hardships?', 'overc[oa]me', 'problem you', 'resilien(?:ce|t)'),
    speaks: says(anyOf('challeng(?:e|es|ing)', 'obstacles?', 'difficult(?:y|ies)?', 'struggl(?:e|ed|ing)', 'hard(?:er|est|ships?)?', 'fail(?:ed|ing|ure)', 'lost', 'could(?: not|n.t)', 'died', 'ill(?:ness)?', 'sick', 'poverty', 'no money', 'refused', 'closed', 'flood(?:ed|s)?', 'war', 'problems?', 'overcame', 'broke', 'without')),
    question: 'Which obstacle was it exactly, and what did you do on the first day you met it?',
  },
  {
    id: 'leadership',
    asks: anyOf('lead', 'leads', 'led', 'leading', 'leaders?', 'leadership', 'took initiative', 'initiative'),
    speaks: (each) =>
      anyOf('led', 'lead', 'leader(?:ship)?', 'captain', 'president', 'chair(?:ed|person)?', 'head (?:girl|boy)', 'prefect', 'founded', 'co-founded', 'organi[sz]ed', 'coordinated', 'managed', 'supervised', 'mentored', 'recruited', 'persuaded').test(each.sentence.text) ||
      (each.act && anyOf('started', 'set up', 'trained', 'assigned', 'launched').test(each.sentence.text)),
    question: 'When did others act because of you: who were they, and what did you decide?',
  },
  {
    id: 'person',
    asks: /\b(?:person|someone|mentor|teacher|figure|individual|who)\b[^.?!]{0,60}\b(?:influenc|inspir|admire|role model|shaped|impact)/i,
    speaks: says(anyOf('my (?:\\w+ )?(?:mother|father|mum|mom|dad|parents?|aunt|uncle|brother|sister|grandmother|grandfather|teacher|coach|boss|neighbou?r|friend)', '(?:Mr|Mrs|Ms|Dr|Professor|Madam)\\b')),
    question: 'Who was it, and what did that person do or say that you still act on?',
  },
  {
    id: 'learned',
    asks: anyOf('learn(?:ed|t|ing)?(?! more)', 'lessons?', 'taught you', 'gr(?:o|e)w(?:n|th)?', 'insights?', 'chang(?:ed|e) (?:you|your)', 'shaped? (?:you|your|who)', 'affect(?:ed)? you', 'impact(?:ed)? (?:on )?you', 'reflect'),
    speaks: (each) => REFLECTION.test(each.sentence.text),
    question: 'What do you do differently today because of it, and when did you last do it?',
  },
  {
    id: 'goals',
    asks: anyOf('goals?', 'plans?', 'career', 'aspir(?:e|ations?)', 'ambitions?', 'future', 'after (?:you )?(?:graduat\\w+|your studies|completing)', 'hope to', 'hopes', 'five years', 'ten years', 'want to (?:do|be|become|achieve)', 'intend'),
    speaks: (each) => GOAL.test(each.sentence.text),
    question: 'What will you be doing in the first year after your degree, where, and for whom?',
  },
  {
    id: 'need',
    asks: anyOf('financial(?:ly)?(?: need| support| situation| circumstances| barriers?)?', 'need (?:for|of) (?:the |this )?(?:funding|support|scholarship|aid)', 'afford', 'costs?', 'economic'),
    speaks: says(anyOf('afford', 'tuition', 'fees?', 'income', 'salary', 'wages?', 'loans?', 'debts?', 'rent', 'money', 'earns?', 'earned', 'pa(?:y|id|ys|ying)', 'costs?', 'savings?', 'financial(?:ly)?')),
    question: 'Which costs can’t you meet, how much are they a year, and what have you tried already?',
  },
  {
    id: 'award-use',
    asks: /\bhow\b[^.?!]{0,40}\b(?:this|the|our|your)\b[^.?!]{0,30}\b(?:scholarship|award|grant|funding|fellowship|bursary|programme|program)\b[^.?!]{0,40}\b(?:help|enable|allow|benefit|support|change|use|contribut|impact)|\buse (?:this|the|our) (?:scholarship|award|grant|funding)/i,
    speaks: says(/\b(?:scholarship|award|grant|funding|fellowship|bursary|stipend|programme|program)\b/i),
    question: 'What would the award pay for, and what could you then do that you can’t do without it?',
  },
  {
    id: 'why-here',
    asks: /\bwhy\b[^.?!]{0,60}\b(?:this|our|the|us)\b[^.?!]{0,30}\b(?:scholarship|programme|program|university|institution|foundation|award|fellowship|college|course)\b|\bwhy (?:do|are|did) you (?:want|apply|applying)|\bwhy (?:us|here)\b/i,
    speaks: says(/\b(?:scholarship|programme|program|university|foundation|fellowship|faculty|supervisor|module|laborator(?:y|ies)|curriculum|courses?)\b/i),
    question: 'Which course, person or project there do you need, and for which step of your plan?',
  },
  {
    id: 'why-you',
    asks: /\bwhy\b[^.?!]{0,40}\b(?:you\b[^.?!]{0,30}\b(?:deserve|chosen|selected|suitable|candidate|receive)|should (?:we|you))|\bqualities|\bstrengths\b|\bwhat makes you\b/i,
    speaks: (each) => each.act && each.detail >= 2,
    question: 'Which act of yours would the committee remember the next morning?',
  },
  {
    id: 'why-field',
    asks: /\bwhy\b[^.?!]{0,60}\b(?:field|subject|major|study|studies|degree|discipline|chose|chosen|profession|career)\b|\binterest(?:ed)? in\b|\bmotivat\w+|\bpassion/i,
    speaks: (each) =>
      /\b(?:because|since|that is why|drew me|drawn|chose|decided to (?:study|become)|fascinat\w+|interest(?:ed)?|curious|wanted to (?:know|understand|study|become)|stud(?:y|ied|ying)|major(?:ed|ing)?|wondered)\b/i.test(each.sentence.text),
    question: 'Which hour or object made you choose this subject, and what did you do next?',
  },
  {
    id: 'achievement',
    asks: anyOf('achiev\\w+', 'accomplish\\w*', 'proud(?:est)?', 'academic (?:excellence|merit|record|performance|achievement|results?)', 'success(?:es)?', 'excellence', 'merit'),
    speaks: says(anyOf('won', 'awards?', 'prize', 'medal', 'first place', 'achiev\\w+', 'built', 'completed', 'finished', 'scored?', 'grades?', 'GPA', 'rank(?:ed)?', 'published', 'top', 'average', 'marks?', 'distinction')),
    question: 'Which result are you proudest of, out of how many, and what did it take?',
  },
  {
    id: 'service',
    asks: anyOf('volunteer\\w*', '(?:community|public|social) (?:service|work|engagement|involvement|commitment)', 'service', 'help(?:ed|ing)? others', 'engagement'),
    speaks: says(anyOf('volunteer\\w*', 'taught', 'tutor(?:ed|ing)?', 'help(?:ed|ing)', 'served?', 'visited', 'collected', 'cleaned', 'donat\\w+', 'mentor(?:ed|ing)?', 'free of charge', 'community')),
    question: 'Whom did you serve, how often, and what changed for them?',
  },
  {
    id: 'impact',
    asks: anyOf('impact', 'contribut\\w+', 'difference', 'give back', 'giving back', 'benefit', 'serve', 'improve', 'address', 'solve', 'development of', 'change (?:in )?(?:your|the) (?:community|world|country|society)'),
    speaks: (each) =>
      anyOf('impact', 'chang(?:e|ed|es)', 'improv\\w+', 'help(?:s|ed|ing)?', 'benefit\\w*', 'contribut\\w+', 'serve', 'reduc\\w+', 'so that', 'difference', 'reach(?:es|ed)?', 'train(?:s|ed|ing)?', 'build', 'solve', 'teach').test(each.sentence.text) && (each.goal || each.act || each.result),
    question: 'Who would notice the difference, where, and how would they tell?',
  },
  {
    id: 'community',
    asks: anyOf('communit(?:y|ies)', 'society', 'home country', 'your (?:country|region|village|town|neighbou?rhood|people)', 'region'),
    speaks: says(anyOf('communit(?:y|ies)', 'village', 'town', 'neighbou?r\\w*', 'country', 'district', 'people (?:in|of|at|from) \\w+', 'my (?:school|street|region|province|county|city|church|mosque|temple)', 'families', 'farmers', 'villagers')),
    question: 'Which people do you mean (a street, a school, a trade), and what do you know about them that an outsider doesn’t?',
  },
  {
    id: 'background',
    asks: anyOf('background', 'identity', 'who you are', 'about yourself', 'yourself', 'family', 'upbringing', 'culture', 'heritage', 'personal (?:story|history)', 'your story'),
    speaks: says(anyOf('born', 'grew up', 'raised', 'childhood', 'my (?:\\w+ )?(?:mother|father|parents?|family|grandmother|grandfather|village|home|brother|sister|aunt|uncle|siblings)', 'at home', 'I come from', 'I am from')),
    question: 'Which detail of where you come from explains something you later did?',
  },
  {
    id: 'research',
    asks: anyOf('research', 'thesis', 'proposal', 'research question', 'methodolog\\w+'),
    speaks: says(anyOf('research\\w*', 'thesis', 'experiment\\w*', 'data', 'measured', 'survey(?:ed|s)?', 'method\\w*', 'analys(?:ed|is|ing|ed)', 'analyz\\w+', 'laborator(?:y|ies)', 'samples?', 'interviewed')),
    question: 'What is the question, what would you measure, and what have you measured so far?',
  },
  {
    id: 'work',
    asks: anyOf('work experience', 'professional experience', 'internships?', 'relevant experience', 'employment'),
    speaks: says(anyOf('intern(?:ed|ship|ships)?', 'worked', 'working', 'job', 'employ\\w+', 'company', 'shift', 'office', 'colleagues?')),
    question: 'What did you do there that would not have happened without you?',
  },
];
