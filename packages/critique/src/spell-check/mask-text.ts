/** A part of the text that the checker does not see. */
export interface Mask {
  start: number;
  end: number;
}

/** Longest run without white space that a checker is shown; one of 8,000 letters breaks it. */
const MAX_RUN = 40;
const LONG_RUN = new RegExp(`\\S{${MAX_RUN + 1},}`, 'gu');
const ADDRESS = /(?:https?:\/\/|www\.)\S+|\S+@\S+\.\S+/giu;
const PUNCTUATION_RUN = /[\p{P}\p{S}]{4,}/gu;
const UNSAFE = /[^\t\n\r\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}]/gu;

/**
 * Replaces everything that can break a checker by spaces and keeps the length, so that offsets stay valid:
 * runs over 40 characters, addresses, long runs of punctuation, control characters and lone surrogates.
 */
export const maskText = (text: string): { text: string; masks: Mask[] } => {
  const masks: Mask[] = [];
  let masked = text.toWellFormed().replace(UNSAFE, (match) => ' '.repeat(match.length));
  // Long runs go first, so that the other patterns see at most 40 characters at once.
  for (const pattern of [LONG_RUN, ADDRESS, PUNCTUATION_RUN]) {
    masked = masked.replace(pattern, (match: string, start: number) => {
      masks.push({ start, end: start + match.length });
      return ' '.repeat(match.length);
    });
  }
  return { text: masked, masks: masks.sort((a, b) => a.start - b.start) };
};
