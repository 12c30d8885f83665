import type { PlaceCode } from '@laurel/domain';
import { type Place, placesIn } from './place-hits.ts';

/** A run of places that the wording joins into one list. */
export interface PlaceList {
  places: readonly Place[];
  /** Places named as exceptions after the list. */
  except: readonly Place[];
  start: number;
  end: number;
  /** False when an item of the list is no known place: someone from there may qualify too. */
  complete: boolean;
}

const FILLER = String.raw`(?:the|a|an|any|one|all|fifty|\d\d|residence|origin|either|both|each|of|in|from|to|outside|following|eligible|participating|selected|certain|other|another|list(?:ed)?|below|country|countries|nations?|states?|state of|member|partner|territor(?:y|ies)|regions?|its|their|these|those|mainland|rural|commonwealth|republic|kingdom|federal|people['’]s|independent|below|namely|is|are|be|include|including|i\.e\.|such as|either)`;
/** Between the trigger and the first place. */
const LEAD = new RegExp(String.raw`^[\s:,'’"(\[-]*(?:${FILLER}(?![\p{L}])[\s:,()\[\]-]*){0,9}$`, 'iu');
/** Between two places. */
const JOIN =
  /^['’]?s?[\s,;/&()•*·|–\n-]*(?:(?:and\/or|and|or|und|oder|as well as|plus|the|of|from|in|a|an|citizens?|nationals?|both|either|also|country|countries|states?|nationality|islands?|residents? of|\(?(?:SAR|incl\.?|including|R\.O\.C\.?|ROC|PRC|mainland|south|north|republic(?: of)?|former))(?![\p{L}])[\s,;/&()-]*){0,4}$/iu;
/** Between two places when an unknown name stands there: ", Wakanda, ". */
const UNKNOWN_ITEM =
  /^\s*[,;/]\s*(?:and |or )?\p{Lu}[\p{L}'’.-]*(?: \p{L}[\p{L}'’.-]*){0,3}\s*(?:[,;/]\s*(?:and |or )?|\s(?:and|or)\s)$/u;
const TRAILING_UNKNOWN =
  /^\s*(?:,\s*(?:and |or )?|\s(?:and|or|y|e|et|und|&) |\/\s?)(?:the )?(?!Must|Applicants?|Students?|Candidates?|Be |Have |Hold|Who|Are|Is|You|The |For|In |At |By |With|Only|Should|Will|Preference|Minimum|GPA|IELTS|TOEFL|English|PhD|Master|Bachelor|Master's|Permanent|Green|PR\b|Lawful|DACA|Academic|Excellent|CGPA|GRE|GMAT|SAT\b|ACT\b|CV\b)\p{Lu}\p{L}{2,}/u;
const OPEN_END = /^[\s,(]*(?:etc\b|and other|or other|and (?:many )?others|among others|and more)/i;
const EXCEPTION =
  /^[\s,(]*(?:except(?:ing)?(?: for)?|excluding|exclusive of|with the exception of|other than|but not|apart from|not including)\b/i;

function collect(
  text: string,
  hits: readonly Place[],
  from: number,
  lead: RegExp,
): { run: Place[]; complete: boolean } {
  const run: Place[] = [];
  let complete = true;
  let at = from;
  for (const hit of hits) {
    if (hit.start < at) continue;
    const gap = text.slice(at, hit.start);
    if (gap.length > 90) break;
    if (!(run.length === 0 ? lead : JOIN).test(gap)) {
      if (run.length === 0 || !UNKNOWN_ITEM.test(gap)) break;
      complete = false;
    }
    run.push(hit);
    at = hit.end;
  }
  return { run, complete };
}

/**
 * Reads the list of places that starts right after `from`, allowing for filler such as "any of the following countries:".
 * `accept` refuses places of a form that the wording can't mean. Undefined when no place follows.
 */
export function readPlaceList(
  text: string,
  from: number,
  accept: (place: Place) => boolean = () => true,
): PlaceList | undefined {
  const hits = placesIn(text).filter(accept);
  const { run, complete } = collect(text, hits, from, LEAD);
  const first = run[0];
  const last = run.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const rest = text.slice(last.end);
  const exception = EXCEPTION.exec(rest);
  const except = exception === null ? [] : collect(text, hits, last.end + exception[0].length, LEAD).run;
  const open = OPEN_END.test(rest) || TRAILING_UNKNOWN.test(rest);
  return {
    places: run,
    except,
    start: first.start,
    end: (except.at(-1) ?? last).end,
    complete: complete && !open,
  };
}

/** Codes without repetition, in order of mention. */
export function codesOf(places: readonly Place[]): PlaceCode[] {
  return [...new Set(places.map((place) => place.code))];
}
