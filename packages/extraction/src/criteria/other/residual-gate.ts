import { bindsApplicants, type Clause } from '../../text/clause.ts';
import { covers } from '../../text/scopes.ts';
import type { Draft } from '../rule.ts';
import { findVocation, SPECIAL_EXPERIENCE } from './vocation.ts';

const PEOPLE =
  '(?:students?|student-athletes|athletes|seniors?|undergraduates?|graduates?|applicants?|candidates?|individuals|women|mothers|youth|young people|residents)';
const FAITH =
  '(?:Christian|Catholic|Methodist|Lutheran|Baptist|Presbyterian|Episcopal|Orthodox|Evangelical|Protestant|Jewish|Muslim|Hindu|Sikh|Buddhist|Mormon)';
const KIN =
  '(?:children|child|sons?|daughters?|spouses?|dependents?|dependants?|grandchildren|descendants?|widows?|siblings?|family members)';

/**
 * Bars that no predicate covers. They stand beside others in one sentence ("engineering students who are members of the
 * society"), so each is looked for by its own words. Each pattern takes in what it binds to, up to the next mark.
 */
const GATES: readonly RegExp[] = [
  // belonging to a body, a firm, a family, a faith
  /\b(?:must|should|need(?:s)? to|has to|have to|required to)\s+(?:also\s+)?(?:be|become|hold|have|apply for|concurrently apply for)\s+(?:an?\s+|the\s+)?(?:(?!(?:must|should|and|or)\b)[\w.&’'-]+\s+){0,7}?member(?:s|ship)?\b(?! (?:institution|school|university|college|state|countr)\w*)[^.;,]{0,60}/i,
  /\b(?:who (?:are|is)|be|are|is|[Ff]or|current|active|registered|paid|,)\s+(?:an?\s+|the\s+)?(?:(?:current|active|registered|student|paid|eligible)\s+)*[\p{Lu}][\p{L}.&’'-]*\s+(?:(?:of|for|the|and|[\p{Lu}][\p{L}.&’'-]*)\s+){0,6}members?\b(?! (?:institution|school|universit|college|state|countr|of (?:the )?(?:faculty|jury|committee))\w*)/u,
  /\b(?:be|are|is|parent|guardian)\s+(?:an?\s+)?members? (?:in good standing )?of\s+(?:the\s+)?(?=\p{Lu})[^.;,]{3,60}/u,
  /\b(?:concurrently|also) apply for membership\b[^.;,]{0,40}/i,
  new RegExp(
    String.raw`\b(?:for|to|be|is|are|an?|all|,|of|if)\s+(?:(?:an?|the|all|eligible|current|dependent|biological|or|and|spouses?|step)\s+)*${KIN}(?:\s*(?:,|or|and|and\/or)\s+(?:\w+\s+)?${KIN})*(?:\s+(?:between|aged)[^.;]{0,40}?,)?\s+of\s+(?!all ages|the (?:world|community|future))[^.;,]{3,80}`,
    'i',
  ),
  /^\W*(?:an?\s+)?(?:children|child|sons?|daughters?|spouse|dependents?|grandchild(?:ren)?)\s+of\s+[^.;]{3,80}/i,
  new RegExp(String.raw`\b${FAITH}\s+(?:[\w-]+\s+){0,3}?${PEOPLE}\b`),
  new RegExp(String.raw`\b${FAITH} faith\b`),
  /\b(?:student[- ]athletes|athletes|caregivers?|ROTC)\b/i,
  /\b(?:has been|have been|is|are|was|were|be)\s+(?:an?\s+)?(?:unpaid\s+)?caregivers?\b[^.;,]{0,60}/i,
  /\bfor (?:[\w-]+\s+){0,2}(?:team members|employees|crew members|staff)\b[^.;,]{0,60}/i,
  /\bmothers of\b[^.;,]{3,40}/i,
  /\bof\s+(?:\p{Lu}\p{L}+(?:[-\s]\p{Lu}\p{L}+)?(?:,|\s+or|\s+and)?\s+){1,3}(?:descent|ancestry|heritage|extraction)\b/u,
  // the person's state
  /\b(?:must|should|be|remain)\b[^.;]{0,60}\bunmarried\b|^\W*unmarried\b|,\s*(?:and )?unmarried\b|\bunmarried (?:women|men)\b/i,
  /\bnot (?:be )?(?:currently )?incarcerated\b/i,
  /\bworking[- ]class background\b|\btrade union (?:engagement|membership)\b/i,
  /\b(?:lost|death of) (?:one or both|a|at least one|one|both) (?:of (?:their|your) )?parents?\b/i,
  // what they must bring, have done or hold
  /\b(?:nominated|endorsed|sponsored|invited|seconded) by\b[^.;,]{3,60}|\b(?:institution|university|embassy|supervisor) (?:invitation|nomination|endorsement)\b|\binvitation (?:letter )?from\b[^.;,]{3,50}|\bsupported by an? (?:member|supervisor|sponsor)\b[^.;,]{0,50}/i,
  /\b(?:in |among |within )?(?:the )?top\s+\d{1,2}\s?(?:%|per ?cent)(?: of)?[^.;,]{0,40}/i,
  /\b(?:valid|get an?|obtain an?|hold an?|have an?)\s+(?:[\w.’']+\s+){0,3}?(?:visa|study permit|work permit|driver['’]?s? licen[cs]e|(?:GMAT|GRE|SAT|ACT)(?: or (?:GMAT|GRE|SAT|ACT))? score)\b[^.;,]{0,40}/i,
  /\b(?:GMAT|GRE|SAT|ACT|ATAR)\b(?: scores?)?\s*(?:of|:|=|≥|at least|minimum)\s*(?:at least |minimum )?\d[\d.]*/,
  /\b(?:complet(?:ed|ion of)|earned|finished|accumulated)\s+(?:at least\s+|a minimum of\s+|more than\s+|the )?(?:\d+|one|two|three|first|second)\s+(?:[\w-]+\s+){0,4}?(?:semesters?|terms?|years?|credits?|credit hours|units|ECTS|days)\b[^.;,]{0,50}/i,
  /\bmore than \d+ (?:[\w-]+\s+){0,3}credits?\b/i,
  /\b(?:students?|applicants?|candidates?|undergraduates?|who are|must be|should be|is|currently)\s+(?:currently\s+)?in (?:(?:their|the|your|his|her) )?(?:first|second|third|fourth|final|last|penultimate) year(?: of stud\w+)?\b/i,
  /\b(?:needs? to|must|has to|have to|should) be able to (?:be|travel|attend|come|stay)\b[^.;,]{3,60}/i,
  /\blegally (?:allowed|permitted|entitled|authori[sz]ed) to (?:study|work|enter|reside)\b[^.;,]{0,50}/i,
  /\bfolgender (?:\p{L}+ )?Hochschulen\b[^.]{0,120}|\bnicht mehr als \d+ Jahren? Berufserfahrung\b/u,
  /\bbe (?:at least )?in (?:the|their) (?:first|second|third|fourth|fifth|sixth) semester\b[^.;,]{0,40}/i,
  /\b(?:board certification|certified|licensed)\b[^.;,]{3,60}|\bmust have an? (?:host |local )?sponsor\b[^.;,]{0,40}/i,
  /\bresiding in (?:their|his or her|the) home countr(?:y|ies)\b[^.;,]{0,40}/i,
  /\bno gap between\b[^.;,]{3,50}/i,
  /\b(?:pass|passed) (?:the|an?) (?:competitive |entrance |written |selection )*exam\w*/i,
  /\bmust (?:have )?participated? in\b[^.;,]{3,60}|\bmust (?:have )?(?:taken|take) part in\b[^.;,]{3,60}/i,
  /\bgraduat(?:e|ed|ing) (?:from high school |from school |previously )?in (?:the (?:spring|summer|fall) of )?20\d\d\b/i,
  /\b(?:an? )?(?:graduates?|alumn(?:i|us|a)) of (?:any|an?|the)?\s*(?=\p{Lu})(?:[\p{L}’'.-]+\s+){0,5}?(?:universit(?:y|ies)|colleges?|schools?|institutes?)\b/iu,
  /\bgraduates of any (?:[\w-]+\s+){0,2}(?:universit(?:y|ies)|colleges?)\b/i,
  /\bregistered nurses?\b|\blicensed (?:nurses?|teachers?|physicians?|attorneys?)\b/i,
  /\bnot (?:be |currently be )?(?:an? )?(?:already )?(?:registered|enrolled) (?:students? )?(?:in|at) (?:any |a )?(?=\p{Lu})[^.;,]{3,60}|\bnot be (?:already )?(?:sponsored|funded|supported) by\b[^.;,]{3,60}/u,
  /\b(?:self[- ]funded|self[- ]financed|fee[- ]paying) students? only\b|\bself[- ]funded students only\b/i,
  /\breturning to (?:school|college|education|university)\b[^.;,]{0,60}|\bre-?entering the (?:job market|workforce)\b/i,
  /\b(?:not|never) (?:have )?(?:previously|already|ever) (?:been |have )?(?:studied|resided|lived|received|held|participated|attended|awarded|won)\b[^.;,]{0,80}/i,
  /\bnot have (?:resided|lived|studied|worked|carried out)\b[^.;]{3,100}/i,
  /\b(?:awarded|received|obtained|earned|completed|conferred|graduated)\b[^;]{0,40}\b(?:no (?:earlier|more) than|not more than|not earlier than|within the (?:last|past)|less than)\b[^.;]{0,30}(?:years?|\d{4})\b/i,
  /\b(?:must|should|currently)\s+(?:be )?(?:currently )?(?:working|employed) (?:at|in|as|for|with)\b[^.;]{3,80}/i,
  /\bgraduates of\b[^.;]{0,40}\b(?:universit(?:y|ies)|colleges?|institutions?) (?:in|based in|located in)\b[^.;]{3,60}/i,
  /\bwho (?:\w+ ){0,3}(?:been |were )?(?:impacted|affected) by\b[^.;,]{3,60}|\bself[- ]?identif(?:y|ies) as\b[^.;]{3,80}/i,
  /\b(?:support|for|to|aid|assist) (?:[\w-]+ ){0,2}members who\b[^.;,]{3,60}/i,
  /\bat least [“"]?(?:sophomore|junior|senior)[”"]? (?:status|standing|level)\b/i,
  /\b(?:household|family|parental) income\s+(?:must be |of |is |that is )*(?:below|under|less than|not (?:more than|exceeding)|up to)\b[^.;]{2,50}/i,
  /\brequires? (?:an? )?(?:\w+ ){0,3}(?:service|teaching|employment) (?:commitment|obligation)\b[^.;]{0,60}/i,
  /\b[Cc]itizens? of (?:an?|one of the)\s+(?:[\w-]+\s+){1,4}(?:country|countries|states?)\b/,
  /\bonly open to (?:new|continuing|current|returning|existing)\s+(?:[\w-]+\s+){0,3}students\b|^\W*(?:must )?be new to\b[^.;,]{2,40}/i,
  /(?<=tốt nghiệp[^.;,]{0,40}\s)không quá \d+ năm/iu,
  /(?<!\p{L})(?:cần )?phải chứng minh\b[^.;]{3,80}/iu,
  // bars that are named but not told
  /(?<=^\W*|,\s*)(?:age limits?|health requirements?|medical fitness)(?=\s*(?:[,.;]|$))/i,
  /\b(?:age limits?|age restrictions?) (?:apply|may apply)\b/i,
];
/** What comes with the award or is only spoken of. */
const BESIDE =
  /\b(?:include|including|such as|e\.g\.|may be|can be|some|not (?:necessary|required)|no need|need not|does not have to|do not need|winners? will|judges|committee|founded by|offered by|provided by|funded by|supported by the foundation)\b[^.;]{0,50}$/i;
const MAX_TEXT = 400;

function isRead(drafts: readonly Draft[], start: number, end: number): boolean {
  return drafts.some(
    (draft) => draft.start < end && draft.end > start && (draft.end - draft.start) * 2 >= end - start,
  );
}

/**
 * The bars of a clause that its rules left unread, in the clause's own words: one draft for each stretch, so that the
 * student sees what else is asked. Bars that a rule has read are left out.
 */
export function findResidualGates(clause: Clause, drafts: readonly Draft[]): Draft[] {
  if (clause.procedural || clause.renewal || clause.conditional) return [];
  if (clause.role === 'title') return findVocation(clause);
  const found = findVocation(clause).filter(({ start, end }) => !isRead(drafts, start, end));
  for (const pattern of [...GATES, SPECIAL_EXPERIENCE]) {
    const match = pattern.exec(clause.text);
    if (match === null) continue;
    const start = match.index + (/^[\s,]*/.exec(match[0])?.[0].length ?? 0);
    const end = Math.min(match.index + match[0].trimEnd().length, start + MAX_TEXT);
    if (covers(clause.void, start) || BESIDE.test(clause.text.slice(0, start))) continue;
    const read = pattern === SPECIAL_EXPERIENCE ? drafts.filter(({ kind }) => kind !== 'work') : drafts;
    if (isRead([...read, ...found], start, end)) continue;
    if (!bindsApplicants(clause, Math.max(1, end))) continue;
    found.push({ kind: 'other', text: clause.text.slice(start, end), start, end });
  }
  return found;
}

/** Each of these opens a bar of its own within a sentence. */
const BAR = /\b(?:must|only|restricted to|limited to|required to|have to|needs? to)\b/gi;

/** Whether a sentence that was read in part binds once more where nothing was read. It makes no criterion, only a doubt. */
export function hasUnreadBar(clause: Clause, drafts: readonly Draft[]): boolean {
  if (clause.role === 'title' || clause.procedural || clause.renewal || drafts.length === 0) return false;
  const bars = [...clause.text.matchAll(BAR)].map((match) => match.index);
  return bars.some((at, index) => {
    const next = bars[index + 1] ?? clause.text.length;
    const nothing = !drafts.some((draft) => draft.end > at && draft.start < next);
    return nothing && bars.length > 1 && bindsApplicants(clause, at + 1);
  });
}
