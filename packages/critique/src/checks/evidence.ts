import { counted, lowerFirst } from '@laurel/text';
import type { Claim } from '../evidence/find-claims.ts';
import { doesInMain } from '../evidence/own-deeds.ts';
import type { Traits } from '../evidence/read-traits.ts';
import { quote } from '../text/quote.ts';
import { type Check, type Finding, spanOf } from './check.ts';
import { CV_FACT, GENERAL_EFFORT, NEED_STATED, UNDERTOOK, WE_DID } from './phrases.generated.ts';

/** Something told in detail that the writer did. */
const isDeed = ({ act, specific, goal, detail, sentence }: Traits): boolean =>
  act && specific && !goal && detail >= 2 && /\bI\b/.test(sentence.text) && !CV_FACT.test(sentence.text);
const SHOWING = 'Which day would show it, and what did you do on that day?';
const DEEDS_OF_PASSION = 3;
const DEEDS_OF_STORY = 2;
const MANY_CLAIMS = 3;

/** Two qualities at least in one claim: "a creative and open-minded person". */
const SEVERAL = /,| and (?!I\b|in\b|we\b|my\b|the\b|to\b)/;
/** Loves and wishes stand beside other nouns. */
const ONE_ALONE = new Set(['passion', 'service', 'best-candidate']);

/**
 * Qualities that the essay claims beside no sentence that shows them, one finding for each: rows of them, or one in an essay that tells nothing the
 * writer did. It never says that nothing shows them: proof in words of no list is overlooked too often.
 */
export const unprovedClaim: Check = {
  id: 'unproved-claim',
  category: 'Claims and proof',
  kind: 'point',
  rubric: 'Specificity and evidence',
  languages: 'english',
  find: ({ claims, traits, input: { prompt = '' } }) => {
    const proved = new Set(claims.filter(({ proof }) => proof).map(({ trait }) => trait.id));
    // Who is asked why they deserve it may say that they do.
    const isAsked = (words: string) => /\bdeserve\b/i.test(words) && /\bdeserve\b/i.test(prompt);
    // A love of a subject is shown by whatever the writer did with it, also in words that do not repeat it.
    const isShown = (id: string) => id === 'passion' && traits.filter(isDeed).length >= DEEDS_OF_PASSION;
    // Beside told deeds an empty claim is a small fault.
    const isTold = traits.filter(isDeed).length >= DEEDS_OF_STORY;
    // Marks, prizes, figures and deeds show many qualities in words of no list.
    const isBare = !traits.some(
      (each) => isDeed(each) || doesInMain(each.sentence.text) || (each.number && each.firstPerson),
    );
    // Several in a row are a row of claims, whatever shows them elsewhere.
    const isInRow = ({ at, trait }: Claim) =>
      claims.some(
        (other) => other.trait !== trait && Math.abs(other.at.sentence.index - at.sentence.index) === 1,
      );
    const open = claims.filter(
      (claim) =>
        !isAsked(claim.words.quote) &&
        (isBare || isInRow(claim) || (!ONE_ALONE.has(claim.trait.id) && SEVERAL.test(claim.words.quote))) &&
        (isInRow(claim) || (!claim.proof && !proved.has(claim.trait.id) && !isShown(claim.trait.id))),
    );
    const first = open.filter(
      (claim, index) => open.findIndex(({ trait }) => trait === claim.trait) === index,
    );
    return first.map((claim, index) => {
      const same = open.filter(({ trait }) => trait === claim.trait);
      const again = same[1] ? `, and again ${quote(same[1].words.quote, 80)}` : '';
      const said = `You write ${quote(claim.words.quote, 150)}${again}. Many applicants write this of themselves.`;
      const next = `If another sentence shows it, this one can go; if none does: ${lowerFirst(SHOWING)}`;
      return {
        suggestion: `${said} ${next}`,
        at: same.map(({ at }) => spanOf(at.sentence)),
        weight: isTold ? 47 : Math.max(46, (isBare || open.length >= MANY_CLAIMS ? 84 : 72) - 8 * index),
        question: SHOWING,
      };
    });
  },
};

/** An essay with a smaller share of specific sentences is thin. */
const THIN_SHARE = 0.12;

/** Sentences in which the writer did something, whatever their detail: somebody who tells so much is not general. */
const DEEDS_OF_TELLING = 2;
const DEEDS_OF_A_TELLER = 4;
/** Numbers, spoken words and names inside sentences: with more of them an essay has particulars, whoever acts. */
const MAX_PARTICULARS = 4;
/** The same where the writer tells what they did, or has little room. */
const MAX_PARTICULARS_IF_TOLD = 1;

/** The hardest part of a story, told as "with hard work I was able to push through". */
const inGeneral = ({ sentence }: Traits): Finding => {
  const question = 'What did you do on the first day of it, and what on the day when it began to work?';
  return {
    suggestion: `${quote(sentence.text, 140)} tells that you managed it, not how. ${question}`,
    at: [spanOf(sentence)],
    weight: 78,
    question,
  };
};

/** Hardly a number, name, date or act in the whole essay. */
export const thinEvidence: Check = {
  id: 'thin-evidence',
  category: 'Specific detail',
  kind: 'point',
  rubric: 'Specificity and evidence',
  languages: 'english',
  find: ({ traits, parts, claims, genre, asked }) => {
    const effort = traits.find(({ sentence }) => GENERAL_EFFORT.test(sentence.text));
    if (effort) return [inGeneral(effort)];
    const specific = traits.filter((each) => each.specific);
    // A statement of need wants figures, not a day.
    const ofNeed = asked.some(
      ({ from, intents }) => from === 'prompt' && intents.some(({ id }) => id === 'need'),
    );
    const told = traits.filter(({ sentence }) => doesInMain(sentence.text)).length;
    const isTold = told >= DEEDS_OF_TELLING;
    const particulars = traits.reduce(
      (sum, { number, speech, names }) => sum + Number(number) + Number(speech) + names.length,
      0,
    );
    const most = isTold || genre === 'short answer' ? MAX_PARTICULARS_IF_TOLD : MAX_PARTICULARS;
    if (ofNeed || told >= DEEDS_OF_A_TELLER || particulars > most) return [];
    if (traits.length < 6 || specific.length / traits.length >= THIN_SHARE) return [];
    const claimed = new Set(claims.map(({ at }) => at));
    const nearest = traits
      .filter((each) => !claimed.has(each))
      .sort((a, b) => b.detail - a.detail || Number(b.act) - Number(a.act))[0];
    const isAcademic = genre === 'statement of purpose';
    const question = isAcademic
      ? 'Which one piece of work could you describe: its question, what you did, and what came out?'
      : 'Which one day could you tell, and what did you do on it?';
    const middle = quote(traits[Math.floor(traits.length / 2)]?.sentence.text ?? parts.text, 110);
    const what = isAcademic ? 'piece of work' : 'time (a day, a place, the people there)';
    const next = nearest && nearest.detail > 0 ? question : `Take ${middle}: ${lowerFirst(question)}`;
    return [
      {
        suggestion: `As far as I can see, no sentence tells of one particular ${what}. ${next}`,
        at: nearest && nearest.detail > 0 ? [spanOf(nearest.sentence)] : [],
        weight: 82,
        question,
      },
    ];
  },
};

/** A number in digits, or a share; "three times a week" says nothing of money. */
const FIGURE = /\d|\b(?:half|third|quarter|percent|hundred|thousand|million)\b/i;
/** Years, ages, classes and marks are no figures of need. */
const NO_SUM =
  /\b(?:19|20)\d\d\b|\b(?:level|year|class|grade|form|JHS|SHS|standard|semester|age of|aged|I am|GPA|CGPA)(?: of)? \d[\d.]*|\d+(?:st|nd|rd|th)\b|\d+[ -]years?\b/gi;
/** A sum of money. */
const SUM =
  /[$€£₦₹¥]\s?\d|\d[\d.,]*\s?(?:dollars?|euros?|pounds?|naira|shillings?|rupees?|pesos?|dong|cedis?|taka|francs?)/i;

/** Need is stated without a figure. */
export const needWithoutFigures: Check = {
  id: 'need-without-figures',
  category: 'Financial need',
  kind: 'point',
  rubric: 'Specificity and evidence',
  languages: 'english',
  find: ({ traits, parts, asked }) => {
    const isAsked = asked.some(
      ({ from, intents }) => from === 'prompt' && intents.some(({ id }) => id === 'need'),
    );
    const stated = traits.filter(({ sentence }) => NEED_STATED.test(sentence.text));
    const [first] = stated;
    const near = (at: number) =>
      traits
        .slice(Math.max(0, at - 1), at + 3)
        .some(({ sentence }) => FIGURE.test(sentence.text.replace(NO_SUM, '')));
    if (!first || stated.some(({ sentence }) => near(sentence.index)) || SUM.test(parts.text)) return [];
    const question = 'What does a year cost, what can your family put in, and which gap is left?';
    return [
      {
        suggestion: `${quote(first.sentence.text, 120)} says that there is need, without a figure. ${question}`,
        at: [spanOf(first.sentence)],
        weight: isAsked || stated.length > 1 ? 84 : 57,
        question,
      },
    ];
  },
};

/** How many sentences after an act may tell what came of it. */
const OUTCOME_REACH = 8;

const ASKS_FOR_RESULT = /\b(?:impact|results?|outcomes?|achiev\w+|difference|changed?|contribut\w+)\b/i;

/** The strongest act of the essay whose outcome is never told. */
export const missingResult: Check = {
  id: 'missing-result',
  category: 'Results',
  kind: 'point',
  rubric: 'Goals and impact',
  languages: 'english',
  find: ({ traits, input: { prompt = '' } }) => {
    // Many acts need no outcome; it is missed where the prompt asks for one.
    if (!ASKS_FOR_RESULT.test(prompt) || traits.some(({ act, result }) => act && result)) return [];
    const open = traits.filter(
      (each) =>
        each.act &&
        each.detail >= 2 &&
        !each.goal &&
        UNDERTOOK.test(each.sentence.text.slice(each.sentence.text.search(/\b(?:I|we)\b/i))) &&
        !isTold(each, traits),
    );
    const strongest = open.sort((a, b) => b.detail - a.detail || a.sentence.index - b.sentence.index)[0];
    if (!strongest) return [];
    const question = strongest.number
      ? 'What was true at the end that was not true at the start, and for how many?'
      : 'How many people or things did it touch, and what was different once you were done?';
    return [
      {
        suggestion: `${quote(strongest.sentence.text, 140)} is a strong start. I did not find what came of it. ${question}`,
        at: [spanOf(strongest.sentence)],
        weight: 66,
        question,
      },
    ];
  },
};

/** Says what was found, or what became different: close behind an act it is what came of it. */
const AFTERMATH =
  /\b(?:found (?:out )?that|showed|discovered|learn(?:ed|t) that|changed|adopted|fell|rose|dropped|grew|doubled|halved|since then|as a result|led to|no longer)\b/i;
/** How many sentences after an act such words are about it. */
const AFTERMATH_REACH = 3;

const isTold = ({ sentence, result }: Traits, traits: readonly Traits[]): boolean => {
  if (result) return true;
  const close = traits.slice(sentence.index + 1, sentence.index + 1 + AFTERMATH_REACH);
  if (close.some((each) => AFTERMATH.test(each.sentence.text))) return true;
  return traits
    .slice(sentence.index + 1, sentence.index + 1 + OUTCOME_REACH)
    .some(
      (each) =>
        each.result ||
        each.reflection ||
        (each.number && !each.act && each.sentence.paragraph === sentence.paragraph),
    );
};

/** A post is no deed. */
const HELD_POST = /\bI (?:led|took over|became|joined|headed|chaired|was elected|was chosen)\b/i;

/** A joint achievement that does not say what the writer did. */
export const sharedCredit: Check = {
  id: 'shared-credit',
  category: 'Your part in it',
  kind: 'question',
  rubric: 'Specificity and evidence',
  languages: 'english',
  find: ({ traits }) => {
    const joint = traits
      .filter(
        (each) => WE_DID.test(each.sentence.text) && !/\bI\b/.test(each.sentence.text) && each.detail >= 1,
      )
      .sort((a, b) => b.detail - a.detail || a.sentence.index - b.sentence.index);
    const ofMine = traits.filter(
      ({ act, sentence }) => act && /\bI\b/.test(sentence.text) && !HELD_POST.test(sentence.text),
    ).length;
    const ofOurs = traits.filter(
      ({ act, sentence }) => act && /\bwe\b/i.test(sentence.text) && !/\bI\b/.test(sentence.text),
    ).length;
    // An essay that says what its writer did may say "we" beside it.
    if (ofOurs < 3 || ofMine * 3 > ofOurs) return [];
    const question = 'Which part of it was yours, and what would have been missing without you?';
    const isHidden = ofMine === 0;
    // Several, because ranking drops one that stands on a sentence with another remark.
    return joint.slice(0, 3).map(({ sentence }, rank) => ({
      suggestion: `In ${quote(sentence.text, 140)} the “we” hides you. ${question}`,
      at: [spanOf(sentence)],
      weight: (isHidden ? 85 : 51) - rank,
      question,
    }));
  },
};

/** Words for the writer as a person; "my" is left out, because "my grandmother" is somebody else. */
const PRESENT = /\b(?:I|me|we|us|myself)\b/i;
const MIN_SENTENCES_FOR_SHARE = 8;
const OWN_SHARE = 0.4;
/** A writer who does more than this is in the story. */
const MAX_OWN_ACTS = 1;

/** Prompts on somebody whom the writer follows. */
const ASKS_FOR_PERSON =
  /\brole model|\b(?:person|someone|somebody|teacher|mentor|who)\b[^.?!]{0,60}\b(?:admire|inspir|influenc)/i;
/** The other one is the subject, also after a clause with "when". */
const WHEN = /^\W*(?:when|because|after|although|while|if) (?:\p{L}+ ){1,6}/iu;
const OTHER_FIRST =
  /^\W*(?:she|he|her|his|my (?:\p{L}+ ){0,3}(?:sister|brother|mother|father|aunt|uncle|teacher|grand\p{L}+|model))\b/iu;
const isOfOther = (text: string): boolean =>
  OTHER_FIRST.test(text) || (WHEN.test(text) && /\b(?:she|he) (?:was|is|has|had)\b/i.test(text));
const OTHER_SHARE = 0.6;
const MIN_SENTENCES_ON_MODEL = 5;

/** For a prompt on a role model: nearly all of it is on the other one, and the writer only wishes. */
const aboutModel = (traits: readonly Traits[]): Finding[] => {
  const other = traits.filter(({ sentence }) => isOfOther(sentence.text));
  const first = other[0];
  const acts = traits.some(({ sentence }) => doesInMain(sentence.text));
  if (!first || acts || traits.length < MIN_SENTENCES_ON_MODEL || other.length / traits.length < OTHER_SHARE)
    return [];
  const question = 'What did you do, or start to do, because of it?';
  return [
    {
      suggestion: `${other.length} of ${counted(traits.length, 'sentence')} are about somebody else, and none tells what you did. ${question}`,
      at: [],
      weight: 84,
      question,
    },
  ];
};

/** An essay in which somebody else is the main figure. */
export const whoseStory: Check = {
  id: 'whose-story',
  category: 'Your part in it',
  kind: 'point',
  rubric: 'Specificity and evidence',
  languages: 'english',
  find: ({ traits, genre, input: { prompt = '' } }) => {
    if (ASKS_FOR_PERSON.test(prompt)) return aboutModel(traits);
    if (traits.length < MIN_SENTENCES_FOR_SHARE || genre === 'short answer') return [];
    const own = traits.filter(({ sentence }) => PRESENT.test(sentence.text)).length;
    const { first, length } = longestStretch(traits);
    const ofMine = traits.filter(({ act, sentence }) => act && /\bI\b/.test(sentence.text)).length;
    if (own / traits.length >= OWN_SHARE || ofMine > MAX_OWN_ACTS || !first || length < 3) return [];
    const question = 'What did you do, or start to do, because of it?';
    return [
      {
        suggestion: `You appear in ${own} of ${counted(traits.length, 'sentence')}. The longest stretch without you, ${length} sentences, begins at ${quote(first.sentence.text, 120)}. ${question}`,
        at: [spanOf(first.sentence)],
        weight: 67,
        question,
      },
    ];
  },
};

const longestStretch = (traits: readonly Traits[]): { first: Traits | undefined; length: number } => {
  let best: { first: Traits | undefined; length: number } = { first: undefined, length: 0 };
  let start = 0;
  traits.forEach((each, at) => {
    if (PRESENT.test(each.sentence.text)) start = at + 1;
    else if (at + 1 - start > best.length) best = { first: traits[start], length: at + 1 - start };
  });
  return best;
};
