import { fold } from '@laurel/text';

/** One word as it is compared: folded, without apostrophes, dots and spaces: `Côte` -> `cote`, `U.S.` -> `us`. */
export const normaliseWord = (word: string): string => fold(word).replace(/['’ʼ`´.\s]/g, '');
