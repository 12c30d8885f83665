import { bindsApplicants, type Clause } from '../../text/clause.ts';
import { findLevels, type LevelMention } from './words.ts';

/** Before a level: the degree must be held already. */
const HELD =
  /\b(?:distinctions? in|(?:first|second|upper second)[- ]class in|hold(?:s|ing|ers? of)?|have|has|having|had|with an?|possess\w*|complet(?:e|ed|ion of|ing)|obtained|earned|received|expect(?:s|ing)? to (?:obtain|earn|receive|hold|complete)|finish(?:ed)?|got|gained|awarded|achieved|graduated (?:from|with)|graduates? (?:of|with|from)|passed|recently|acquired|conferred|minimum(?: of)?|at least|equivalent to|attained|fulfilled|requirements? for|require[sd]?|since|after):?\s+(?:already\s+|received\s+|completed\s+|earned\s+|obtained\s+|successfully\s+)*(?:[\w’'./-]+\s+){0,4}?(?:\(|or\s+)?$/i;
/** After a level: something held or measured, or the name of another thing. */
const HELD_AFTER =
  /^[\s’']*(?:s\b)?\s*(?:\([^)]*\)\s*)?(?:degrees?|diploma|qualifications?|level qualification)\b(?:[^.;]{0,60}?\b(?:required|from an?|or (?:its |an |the )?equivalent|completed|obtained|awarded|received|conferred|with (?:at least|a minimum|first|second|good|honours|very)|within (?:the )?(?:past|last)))|^[’']?s?\s*(?:degrees?\s*)?or (?:an? |its |the )?equivalent\b|^[’']?s?\s*(?:degrees?\s*)?(?:or\s+)?(?:an? )?(?:degree of )?[\w ]{0,24}\bequivalent\s*[.,;)]?$|^[’']?s?\s*(?:degree\s+)?(?:holders?|graduates?)\b|^\*?[^.;]{0,80}\b(?:abschluss|abgeschlossen|diplom|grad)\b[^.;]{0,60}\b(?:haben|besitzen)\b/i;
/** Before a level: it is what the applicant is studying or will study. */
const TARGET =
  /\b(?:pursu\w+|enrol\w*|study(?:ing)?|stud(?:y|ies) (?:at|for|towards?)|working (?:on|towards?)|towards?|admi\w+|appl(?:y|ying|ication) (?:for|to)|accept\w+|seek\w*|commenc\w*|undertak\w*|start\w*|begin\w*|attend\w*|currently|complet(?:e|ing) (?:a|an|their|your)|candidates? (?:for|in)|register\w*|in (?:a|an|the|their|your|its|our|any)|into|continu\w*|embark\w*|follow\w*|for|do (?:a|an)|entering|year of)\s+(?:[\w’'./-]+\s+){0,6}?$/i;
/** After a level: people, programmes and study at that level. */
const TARGET_NOUN =
  /^['’]?s?[\s/-]*(?:\([^)]{1,30}\)\s*)?(?:(?:degrees?|level|research|coursework|taught|medical|law|engineering|business|science|nursing|arts?|design|music|international|full-time|part-time|honours|study|thesis|dissertation|fine)\s+)?(?:and |or |\/ ?)?(?:students?|applicants?|candidates?|programs?|programmes?|courses?|stud(?:y|ies)|scholars?|scholarships?|fellowships?|fellows?|stud(?:entships?)|researchers?|levels?|education|positions?|work|school|participants|awards?|applications?|admission|studieng[aä]ng\w*|studium|studierende\w*|programm\w*|learners|bursar(?:y|ies)|intakes?|seniors?|juniors?)\b/i;
/** "Prepare for research in graduate school": a level to come. */
const LATER = /\b(?:prepar\w+|potential|considering|interest(?:ed)? in)\b[^.;]*$/i;
/** A level word that names no applicant. */
const NOT_LEVEL =
  /^['’]?s?\s+(?:(?:work |research |teaching )?experience\b|work in\b[^.;]{0,50}\brequired|transcript|admissions? office|office|catalog|handbook|assistantships? (?:are|may)|supervisor|transcripts?|records?|school (?:dean|office)|advis[oe]r|faculty member|coordinator|school of)/i;
/** Words that are the people of a level themselves. */
const PEOPLE =
  /(?:doktorand\w*|studierende\w*|student\w*|promovierende\w*|undergrads|undergraduates|postgraduates|freshm[ae]n|sophomores?|juniors?|seniors?|postdocs?|phds|postdoktorand\w*|graduates|levels? of [\w ]*stud(?:y|ies))$/i;
const SOMEONE =
  /\b(?:supervis\w+|taught by|teach\w*|mentor\w*|offers?|offering|provid\w+|programs? (?:include|such)|degrees? (?:such|include)|rank\w*|our|faculty|professors?|alumni|number of|thousands of|\d{2,} (?:\w+ )?(?:students|programs?))\b[^.;:]{0,50}$/i;

/** "offers scholarships to …": what is offered is the award. */
const AWARD_TO =
  /\b(?:scholarships?|fellowships?|awards?|grants?|bursar(?:y|ies)|stipends?|prizes?|waivers?|assistance|aid|funding|support)\b[^.;:]{0,40}\b(?:to|for)\b[^.;:]{0,40}$/i;

/** In prose: people who hold the degree that follows. */
export const HOLDERS =
  /\b(?:for|to)\s+(?:[\w-]+\s+){0,3}?(?:individuals|applicants|candidates|those|scientists|scholars|researchers|graduates|persons|people)\s+(?:who\s+)?(?:already\s+)?(?:hold(?:ing)?|have|having|with|possess\w*|earned|completed|received)\s+(?:an?\s+)?$/i;
/** What German calls students of any level; a level named beside it tells more. */
const ANY_STUDENT = /^(?:studierende|student)/i;

/** "Master's degree applicants: three years of work, bachelor's degree": what follows must be held. */
const APPLICANT_GROUP = /^\W*(?:[\p{L}’']+\s+){1,4}(?:applicants?|candidates?)\s*:\s*(?=\S)/iu;

/** The levels a clause names: those the award funds, and the degrees that must be held. */
interface Sorted {
  target: LevelMention[];
  held: LevelMention[];
}

function isHeld(text: string, mention: LevelMention): boolean {
  const before = text.slice(Math.max(0, mention.start - 70), mention.start);
  const after = text.slice(mention.end, mention.end + 90);
  if (
    /\b(?:pursu\w+|enrol\w*|towards?|working on|to complete|admi(?:tted|ssion)|accepted|apply\w*)\s+(?:[\w’'.-]+\s+){0,5}$/i.test(
      before,
    )
  )
    return false;
  if (
    /^['’]?s?\s*(?:students?|candidates?|applicants?)\b/i.test(after) ||
    PEOPLE.test(text.slice(mention.start, mention.end))
  )
    return false;
  if (
    /\b(?:application|not yet|may be|after|before|until)\b[^.;]{0,40}$/i.test(before) ||
    /\b(?:may|can|will) be considered\b/i.test(text)
  )
    return false;
  if (/abschl/i.test(text.slice(mention.start, mention.end)) || /\babgeschlossene[mnrs]?\s+$/i.test(before))
    return !/\b(?:anstreb\w*|erwerben)\b/i.test(after);
  if (/^(?:promovierte|erste|abgeschlossene)/i.test(text.slice(mention.start, mention.end))) return true;
  if (
    /^\W*(?:an?\s+|the\s+)?$/i.test(text.slice(0, mention.start)) &&
    mention.levels.includes('phd') &&
    /^\s*(?:with|required|in|from)\b/i.test(after)
  )
    return true;
  if (
    /^\W*(?:an?\s+|the\s+)?$/i.test(text.slice(0, mention.start)) &&
    /^['’]?s?\s+degrees?\b(?! (?:students?|programs?|programmes?|studies|candidates?)|\s*:)/i.test(after)
  )
    return true;
  // "Citizen of Fiji, bachelor's degree, two years of work": an item of a list of bars
  if (
    /[,;|]\s*(?:an?\s+|relevant\s+|completed\s+)*$/i.test(before) &&
    /^['’]?s?\s+degrees?\s*(?:[,;|.]|$)/i.test(after)
  )
    return true;
  return HELD.test(before) || HELD_AFTER.test(after);
}

function isTarget(clause: Clause, mention: LevelMention): boolean {
  const { text } = clause;
  const before = text.slice(Math.max(0, mention.start - 80), mention.start);
  const after = text.slice(mention.end, mention.end + 60);
  if (NOT_LEVEL.test(after) || (LATER.test(before) && /^\s+(?:school|stud)/i.test(after))) return false;
  if (clause.role === 'title') return true;
  if (TARGET_NOUN.test(after))
    return (
      clause.role === 'eligibility' ||
      bindsApplicants(clause, mention.start) ||
      /^\W*$/.test(text.slice(0, mention.start))
    );
  if (PEOPLE.test(text.slice(mention.start, mention.end))) return bindsApplicants(clause, mention.start);
  if (
    bindsApplicants(clause, mention.start) &&
    /^(?:promotions|zur promotion|masterstudi|masterprogramm)/i.test(text.slice(mention.start, mention.end))
  )
    return true;
  const wholeItem =
    text.length <= 60 &&
    /^\W*(?:(?:open to|for|(?:study |degree |academic )?level(?: of study)?:?|any|all)\s+)?$/i.test(
      text.slice(0, mention.start),
    );
  return wholeItem || (TARGET.test(before) && bindsApplicants(clause, mention.start));
}

function isListed(text: string, a: LevelMention, b: LevelMention): boolean {
  const gap = text.slice(Math.min(a.end, b.end), Math.max(a.start, b.start));
  return /^['’]?s?\s*(?:degrees?\s*)?(?:\([^)]{1,20}\)\s*)?(?:,|and|or|\/|and\/or|&|-|und|oder|sowie|bzw\.?|als auch|\s)+(?:an?\s+)?$/i.test(
    gap,
  );
}

/** Tells what each level in a clause is for; one that neither its own words nor its neighbours settle is left out. */
export function sortMentions(clause: Clause): Sorted {
  const sorted: Sorted = { target: [], held: [] };
  const open: LevelMention[] = [];
  const found = findLevels(clause.text);
  const specific = found.filter(
    (mention) =>
      !ANY_STUDENT.test(clause.text.slice(mention.start, mention.end)) || mention.levels.length !== 2,
  );
  for (const mention of specific.length > 0 ? specific : found) {
    const before = clause.text.slice(0, mention.start);
    if (clause.role !== 'title' && SOMEONE.test(before) && !HOLDERS.test(before) && !AWARD_TO.test(before))
      continue;
    if (NOT_LEVEL.test(clause.text.slice(mention.end, mention.end + 60))) continue;
    const group = APPLICANT_GROUP.exec(clause.text)?.[0].length ?? 0;
    if (group > 0) (mention.start < group ? sorted.target : sorted.held).push(mention);
    else if (clause.role !== 'title' && isHeld(clause.text, mention)) sorted.held.push(mention);
    else if (isTarget(clause, mention)) sorted.target.push(mention);
    else open.push(mention);
  }
  // "undergraduate, master's or doctoral students": a level takes after the one it is listed with.
  for (const mention of open.reverse()) {
    if (sorted.target.some((other) => isListed(clause.text, mention, other))) sorted.target.unshift(mention);
    else if (sorted.held.some((other) => isListed(clause.text, mention, other))) sorted.held.unshift(mention);
  }
  sorted.target.sort((a, b) => a.start - b.start);
  sorted.held.sort((a, b) => a.start - b.start);
  return sorted;
}
