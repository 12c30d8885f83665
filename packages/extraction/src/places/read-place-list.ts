import type { PlaceCode } from '@laurel/domain';
import { EXCEPTION, JOIN, LEAD, OPEN_END, TRAILING_UNKNOWN, UNKNOWN_ITEM } from './phrases.generated.ts';
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

const collect = (
  text: string,
  hits: readonly Place[],
  from: number,
  lead: RegExp,
): { run: Place[]; complete: boolean } => {
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
};

/**
 * Reads the list of places that starts right after `from`, allowing for filler such as "any of the following countries:".
 * `accept` refuses places of a form that the wording can't mean. Undefined when no place follows.
 */
export const readPlaceList = (
  text: string,
  from: number,
  accept: (place: Place) => boolean = () => true,
): PlaceList | undefined => {
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
};

/** Codes without repetition, in order of mention. */
export const codesOf = (places: readonly Place[]): PlaceCode[] => [
  ...new Set(places.map((place) => place.code)),
];
