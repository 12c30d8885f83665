import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import { withoutMarks } from '@laurel/text';

/** Place in the sheet, size, where the origin lies in it, and how far the next letter is. */
type Letter = [
  x: number,
  y: number,
  width: number,
  height: number,
  left: number,
  top: number,
  advance: number,
];

interface Style {
  /** Pixels. */
  size: number;
  space: number;
  glyphs: Record<string, Letter>;
}

export type StyleName = 'title' | 'smaller' | 'text';

/** The letters of the product's fonts as coverages of 0 to 255, drawn by `tooling/media/share-letters.ts`. */
interface Letters {
  width: number;
  styles: Record<StyleName, Style>;
  coverage: Buffer;
}

let read: Letters | undefined;

const letters = (): Letters => {
  if (!read) {
    const { pixels, ...rest } = JSON.parse(
      readFileSync(new URL('letters.atlas', import.meta.url), 'utf8'),
    ) as Omit<Letters, 'coverage'> & { pixels: string };
    read = { ...rest, coverage: inflateRawSync(Buffer.from(pixels, 'base64')) };
  }
  return read;
};

/** The letter, or it without its accents; undefined for other scripts. */
const letterOf = ({ glyphs }: Style, sign: string): Letter | undefined =>
  glyphs[sign] ?? glyphs[withoutMarks(sign)];

const signsOf = (text: string): string[] => [...text.normalize('NFC')];

/** Width of a line in pixels. */
export const widthOf = (text: string, name: StyleName): number => {
  const style = letters().styles[name];
  return signsOf(text).reduce(
    (sum, sign) => sum + (sign === ' ' ? style.space : (letterOf(style, sign)?.[6] ?? 0)),
    0,
  );
};

/** More letters never fit into the lines of a picture; measuring them all would take minutes. */
const LONGEST = 300;

/** Breaks a text at its spaces; what doesn't fit into so many lines ends with "…". */
export const inLines = (text: string, name: StyleName, width: number, most: number): string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of signsOf(text).slice(0, LONGEST).join('').split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer, name) <= width) line = longer;
    else {
      if (line !== '') lines.push(line);
      line = word;
    }
  }
  if (line !== '') lines.push(line);
  const kept = lines.slice(0, most);
  const last = kept.at(-1);
  if (last !== undefined) kept[kept.length - 1] = shortened(last, lines.length > most, name, width);
  return kept.map((each) => shortened(each, false, name, width));
};

const shortened = (line: string, isCut: boolean, name: StyleName, width: number): string => {
  if (!isCut && widthOf(line, name) <= width) return line;
  let short = line;
  while (short !== '' && widthOf(`${short}…`, name) > width) short = [...short].slice(0, -1).join('');
  return `${short.trimEnd()}…`;
};

/** Calls `mark` for each pixel of a line with its coverage. @param y of the baseline */
export const writeLine = (
  text: string,
  name: StyleName,
  x: number,
  y: number,
  mark: (x: number, y: number, coverage: number) => void,
): void => {
  const { styles, coverage, width: sheet } = letters();
  const style = styles[name];
  let at = x;
  for (const sign of signsOf(text)) {
    const letter = sign === ' ' ? undefined : letterOf(style, sign);
    if (letter) {
      const [fromX, fromY, width, height, left, top] = letter;
      for (let row = 0; row < height; row += 1) {
        for (let column = 0; column < width; column += 1) {
          const value = coverage[(fromY + row) * sheet + fromX + column] ?? 0;
          if (value > 0) mark(Math.round(at) - left + column, y - top + row, value);
        }
      }
    }
    at += sign === ' ' ? style.space : (letter?.[6] ?? 0);
  }
};
