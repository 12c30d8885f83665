/** A stretch of a clause, by UTF-16 offsets into the clause. */
export interface Span {
  start: number;
  end: number;
}

/** "Preference will be given to …": what follows only ranks. */
const PREFERENCE_LEAD =
  /\b(?:(?:strong |special |some |high |first )?(?:preference|priority)\b|special consideration|particular(?:ly)? (?:consideration|interested in)|preferably|ideally|if possible|it (?:is|would be) (?:desirable|preferable|preferred|advantageous|an advantage|a plus) (?:that|if|for|to)|(?:we |is |are )?(?:especially|particularly|strongly|also|highly|warmly) (?:encourag\w+|welcom\w+|invit\w+|interested in)|(?:we|university|foundation|society) encourages?|welcomes? applications? (?:from|by)|bevorzugt|vorzugsweise|de préférence|preferentemente|preferencialmente)/gi;
/** "… is an advantage", "… are encouraged to apply": what precedes only ranks. */
const PREFERENCE_TAIL =
  /\b(?:preferred|preferable|desirable|desired(?! \p{L}+ (?:must|should|is|needs))|advantageous|an? (?:added |additional |distinct |great |big |clear )?advantage|a plus|a bonus|an asset|beneficial|encouraged|(?:given|receive|get|have) (?:some |special |strong )?(?:preference|priority)|prioriti[sz]ed|favou?red|recommended|erwünscht|von vorteil|willkommen)\b/giu;
/** "Regardless of …", "no minimum GPA …", "does not discriminate …": what follows is no requirement. */
const VOID_LEAD =
  /\b(?:regardless of|irrespective of|without regard (?:to|for)|no matter|not (?:restricted|limited|confined) (?:to|by)|not based (?:up)?on|discriminat\w+|(?:need not|(?:do|does)(?: not|n['’]t) (?:need|have) to) (?:necessarily )?(?:be|have|hold)\b|(?:do|does) not (?:be|have|hold)\b(?= (?:a )?(?:currently |already |an? )?(?:enrolled|U\.?S|citizen|member|student|major|resident))|not (?:required|necessary|mandatory) (?:to|for|that)|no (?:need|requirement)\b|unabhängig von|ungeachtet|equal opportunity)/gi;
const NO_SUCH_RULE =
  /\b(?:no|without(?: any)?|not an?)\s+(?:[\p{L}\d.-]+\s+){0,4}?(?:requirements?|limits?|limitations?|restrictions?|minimum|threshold|cut-?off)\b[^,;.]*/giu;
/** "… is not required": what precedes is no requirement. */
const VOID_TAIL =
  /\b(?:(?:is|are|am|was|do|does)(?: not|n['’]t) (?:strictly |absolutely )?(?:required|necessary|needed|mandatory|matter|considered|a (?:requirement|factor|criterion)|obligatory)|not (?:required|necessary|mandatory)|(?:in order )?to (?:receive|get|be eligible for|qualify for) (?:the |an? |full |partial )*(?:transport\w*|airfare|air ticket|travel|flight)|is optional|(?:is|are) (?:NOT|not) an? (?:pre-?requisite|must)|nicht erforderlich)\b/gi;
/** The hard part of a sentence ends where another begins: ", but", "; ", " must ". */
const TURN = /;|\bbut\b|\bhowever\b|\bmust\b|\bare eligible\b|\bis required\b/i;
const BINDING_BEFORE_COMMA =
  /\b(?:must|eligible|required|open to|only|should|restricted|limited)\b[^,;]*[,;]/gi;

function turnAfter(text: string, from: number): number {
  const at = text.slice(from).search(TURN);
  return at < 0 ? text.length : from + at;
}

/** Where the segment that a trailing remark speaks of begins. */
function segmentStart(text: string, end: number): number {
  const head = text.slice(0, end);
  let start = Math.max(head.lastIndexOf(';') + 1, head.search(/\bbut\b/) + 1, 0);
  for (const match of head.matchAll(BINDING_BEFORE_COMMA))
    start = Math.max(start, match.index + match[0].length);
  return start;
}

/** The stretches of a clause whose conditions only rank applicants. */
export function preferredSpans(text: string): Span[] {
  const leads = [...text.matchAll(PREFERENCE_LEAD)].map((match) => ({
    start: match.index,
    end: turnAfter(text, match.index + match[0].length),
  }));
  const tails = [...text.matchAll(PREFERENCE_TAIL)].map((match) => ({
    start: segmentStart(text, match.index),
    end: match.index + match[0].length,
  }));
  return [...leads, ...tails];
}

/** The stretches of a clause that deny or list what is not asked for. */
export function voidSpans(text: string): Span[] {
  const leads = [...text.matchAll(VOID_LEAD)].map((match) => ({
    start: match.index,
    end: turnAfter(text, match.index + match[0].length),
  }));
  const denials = [...text.matchAll(NO_SUCH_RULE)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const tails = [...text.matchAll(VOID_TAIL)].map((match) => ({
    start: Math.max(segmentStart(text, match.index), text.lastIndexOf(',', match.index) + 1),
    end: match.index + match[0].length,
  }));
  return [...leads, ...denials, ...tails];
}

export function covers(spans: readonly Span[], at: number): boolean {
  return spans.some((span) => at >= span.start && at < span.end);
}
