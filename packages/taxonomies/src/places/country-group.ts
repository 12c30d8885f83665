/** A dated list of countries. Members are ISO 3166-1 alpha-2 codes (and `XK`). */
export interface CountryGroup {
  /** Its proper name, e.g. "European Union". */
  name: string;
  /** How a sentence names one of its countries, e.g. "an EU country". */
  one: string;
  /** How a sentence names the whole, e.g. "the EU". */
  all: string;
  members: string[];
  /** Countries that some definitions of the group count in and others don't: membership is unknown, not false. */
  unsettled?: string[];
  /** True for groups of states: a dependent territory is neither surely in nor surely out with its state. */
  ofStates?: boolean;
  source: string;
  /** YYYY-MM-DD: the day for which the list was right. */
  asOf: string;
}

/** Splits a space-separated list of codes. */
export const codes = (list: string): string[] => list.split(/\s+/).filter((code) => code !== '');
