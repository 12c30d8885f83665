import { counted, lowerFirst } from '@laurel/text';
import type { Claim } from '../evidence/find-claims.ts';
import { doesInMain, doesVisibly, isOfRank } from '../evidence/own-deeds.ts';
import type { Traits } from '../evidence/read-traits.ts';
import { SPEAKS_FROM, weightOf } from '../first-point/weigh-points.ts';
import type { Genre } from '../genre.ts';
import { quote } from '../text/quote.ts';
import { type Check, type Finding, spanOf } from './check.ts';
import { CV_FACT, GENERAL_EFFORT, NEED_STATED, POINT_IN_TIME, REACHED, WE_DID } from './phrases.generated.ts';

/** Something told in detail that the writer did. */
const isDeed = ({ act, specific, goal, detail, sentence }: Traits): boolean =>
  act && specific && !goal && detail >= 2 && /\bI\b/.test(sentence.text) && !CV_FACT.test(sentence.text);
const SHOWING = 'Which day would show it, and what did you do on that day?';
const DEEDS_OF_STORY = 2;
const MANY_CLAIMS = 3;

/** Two qualities at least in one claim: "a creative and open-minded person". */
const SEVERAL =
  /,(?! (?:while|which|where|who|as|but|so|because|since|and (?:I|we|my|the|to|in))\b)| and (?!I\b|in\b|we\b|my\b|the\b|to\b)/;
/** Loves and wishes stand beside other nouns; lessons and duties are no qualities. */
const ONE_ALONE = new Set(['passion', 'service', 'best-candidate']);
const NO_QUALITY = /\bnever (?:given|gave|give) up\b|\blearn(?:ed|t)\b|\bresponsible (?:of|for)\b/i;

/**
 * Qualities that the essay claims in a row. It never says that nothing shows them: proof in words of no list is overlooked too often. A single
 * quality was remarked on wrongly more often than rightly.
 */
export const unprovedClaim: Check = {
  id: 'unproved-claim',
  category: 'Claims and proof',
  kind: 'point',
  rubric: 'Specificity and evidence',
  languages: 'english',
  find: ({ claims, traits, input: { prompt = '' } }) => {
    // Who is asked for their qualities may name them.
    const isAsked = (words: string) => /\bdeserve\b/i.test(words) && /\bdeserve\b/i.test(prompt);
    // Beside told deeds an empty claim is a small fault.
    const isTold = traits.filter(isDeed).length >= DEEDS_OF_STORY;
    const isInRow = ({ at, trait }: Claim) =>
      claims.some(
        (other) => other.trait !== trait && Math.abs(other.at.sentence.index - at.sentence.index) === 1,
      );
    const open = claims.filter(
      (claim) =>
        !isAsked(claim.words.quote) &&
        !NO_QUALITY.test(claim.words.quote) &&
        (isInRow(claim) || (!ONE_ALONE.has(claim.trait.id) && SEVERAL.test(claim.words.quote))),
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
        weight: isTold ? 47 : Math.max(46, (open.length >= MANY_CLAIMS ? 84 : 72) - 8 * index),
        question: SHOWING,
      };
    });
  },
};

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

/** "Describe a time when", "Give an example". */
const ASKS_FOR_ONE = /\b(?:a time|an? (?:\p{L}+ )?(?:example|situation|occasion|moment)|one time)\b/iu;

/** The prompt asks for one time; no day, no spoken word and no act that could be seen stands in the draft. */
const withoutMoment = (traits: readonly Traits[]): Finding | undefined => {
  const isTold = ({ sentence: { text }, speech, goal }: Traits) =>
    speech || doesVisibly(text) || (!goal && POINT_IN_TIME.test(text));
  const [nearest] = [...traits].sort((a, b) => b.detail - a.detail);
  if (!nearest || traits.length < MIN_TOLD || traits.some(isTold)) return undefined;
  const question = 'Which hour of it would you tell, and what did you do or say?';
  return {
    suggestion: `The prompt asks for one time. Is it in ${quote(nearest.sentence.text, 110)}? ${question}`,
    at: [spanOf(nearest.sentence)],
    weight: 83,
    question,
  };
};
/** In sentences. */
const MIN_TOLD = 4;

/** In words: a shorter sentence is quoted beside nothing that could be told. */
const MIN_NAMED = 7;
/** Kinds of detail: with more of them a sentence tells. */
const MAX_DETAIL = 3;
/** "Projects in management, public policy, and cooperation". */
const IN_A_ROW = /,[^,.]{2,60},[^,.]{0,60}\band\b/;

/** Something done, named and not told: the sentence about it most in the tone of speeches. */
const named = (at: readonly Traits[], traits: readonly Traits[], genre: Genre, weight: number): Finding[] => {
  const first = at.find(
    ({ sentence, speech, detail }) =>
      !speech && detail <= MAX_DETAIL && sentence.words.length >= MIN_NAMED && !isOfRank(sentence.text),
  );
  const middle = traits[Math.floor(traits.length / 2)];
  if (!first && middle) {
    const question = 'Which one day could you tell, and what did you do on it?';
    const suggestion = `Most of this draft speaks in general words, as in ${quote(middle.sentence.text, 110)}. ${question}`;
    return [{ suggestion, at: [], weight, question }];
  }
  if (!first) return [];
  const { text } = first.sentence;
  const isRow = IN_A_ROW.test(text);
  const what = isRow ? 'names several things and tells none of them' : 'says that it happened, not how';
  const question = OF_WORK.has(genre)
    ? `Which ${isRow ? 'one of them' : 'piece of it'} could you describe: its question, what you did yourself, and what came out?`
    : `Which ${isRow ? 'one of them' : 'day of it'} could you tell: who was there, what did you do, and what came of it?`;
  return [
    {
      suggestion: `${quote(text, 140)} ${what}. ${question}`,
      at: [spanOf(first.sentence)],
      weight,
      question,
    },
  ];
};
const OF_WORK = new Set<Genre>(['statement of purpose', 'motivation letter']);

/** What was done is named in general words and not told. */
/** What a prompt on plans asks for beside them. */
const PLANS = new Set(['goals', 'impact', 'community', 'award-use']);

export const thinEvidence: Check = {
  id: 'thin-evidence',
  category: 'Specific detail',
  kind: 'point',
  rubric: 'Specificity and evidence',
  languages: 'english',
  find: ({ traits, genre, asked, points: { untold: point }, input: { prompt = '' } }) => {
    const effort = traits.find(({ sentence }) => GENERAL_EFFORT.test(sentence.text));
    if (effort) return [inGeneral(effort)];
    const untold = ASKS_FOR_ONE.test(prompt) ? withoutMoment(traits) : undefined;
    if (untold) return [untold];
    const ofPrompt = asked.filter(({ from }) => from === 'prompt');
    // A statement of need wants figures, not a day, and where plans alone are asked for no day of the past is missing.
    const ofNeed = ofPrompt.some(({ intents }) => intents.some(({ id }) => id === 'need'));
    const ofPlans =
      ofPrompt.some(({ intents }) => intents.some(({ id }) => id === 'goals')) &&
      ofPrompt.every(({ intents }) => intents.some(({ id }) => PLANS.has(id)));
    if (!point || ofNeed || ofPlans || point.likely < SPEAKS_FROM.untold) return [];
    return named(point.at, traits, genre, weightOf('untold', point.likely));
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

/** The writer's own fees, loans and wages. */
const isOfMoney = ({ sentence, firstPerson }: Traits): boolean =>
  firstPerson && OWN.test(sentence.text) && OWN_MONEY.test(sentence.text);
const OWN = /\b(?:my|our|us|we|I (?:took|owe|pay|paid|earn|borrow(?:ed)?|need|can|have))\b/i;
const OWN_MONEY =
  /\b(?:fees?|tuition|loans?|rent|income|salary|expenses|costs?|wages?|mortgage|unemployment|bills|savings|debts?)\b/i;

/** A figure of money, of work that is paid, or of those who live from it: a number elsewhere says nothing of need. */
const isOfNeed = ({ sentence }: Traits): boolean => {
  const text = sentence.text.replace(NO_SUM, '');
  return SUM.test(text) || (FIGURE.test(text) && OF_HOUSEHOLD.some((words) => words.test(text)));
};
const OF_MEANS =
  /\b(?:money|fees?|tuition|loans?|rent|incomes?|salary|expenses|costs?|wages?|mortgage|bills|savings|debts?|owe[sd]?|earn\w*|pa(?:y|ys|id)|budget)\b/i;
const OF_SHARE =
  /\b(?:sells?|sold|prices?|worth|grants?|aid|scholarships?|an? (?:day|week|month|year|term|semester)|per \w+|every (?:day|week|month)|monthly)\b|%/i;
const OF_FAMILY = /\b(?:children|siblings|brothers|sisters|acres?|hectares?)\b/i;
const OF_HOUSEHOLD = [OF_MEANS, OF_SHARE, OF_FAMILY];

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
    const stated = traits.filter(
      ({ sentence, firstPerson }) => firstPerson && NEED_STATED.test(sentence.text),
    );
    // Where need is asked for, a draft on money without any figure says it too.
    const hasFigure = traits.some(isOfNeed);
    const ofMoney = isAsked && !hasFigure ? traits.find(isOfMoney) : undefined;
    const first = stated[0] ?? ofMoney;
    const near = (at: number) => traits.slice(Math.max(0, at - 1), at + 3).some(isOfNeed);
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

/** People counted as reached, which a reader can't picture. Whether anything came of it is asked, not doubted. */
export const missingResult: Check = {
  id: 'missing-result',
  category: 'Results',
  kind: 'point',
  rubric: 'Goals and impact',
  languages: 'english',
  find: ({ traits }) => {
    const reached = traits.find(({ sentence, goal }) => !goal && REACHED.test(sentence.text));
    if (!reached) return [];
    const question = 'What does one of them do today that was not possible before, and how do you know?';
    return [
      {
        suggestion: `${quote(reached.sentence.text, 140)} says that something changed. ${question}`,
        at: [spanOf(reached.sentence)],
        weight: 74,
        question,
      },
    ];
  },
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
    if (own / traits.length >= OWN_SHARE || ofMine > 0 || !first || length < 3) return [];
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
