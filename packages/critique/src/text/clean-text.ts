// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\u2060\ufeff]/g;

/** Replaces control characters and lone surrogates by spaces and keeps the length, so that offsets stay valid. */
export const cleanText = (text: string): string => text.toWellFormed().replace(CONTROL, ' ');
