import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';
import type { SharePicture } from '@laurel/contract';
import { inLines, type StyleName, writeLine } from './letters.ts';

const compress = promisify(deflate);
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
};

/** A PNG of 8 bits for each of red, green and blue. @param pixels three bytes a pixel, row by row */
const encodePng = async (pixels: Buffer, width: number, height: number): Promise<Buffer> => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits, true colour; the rest is 0.
  header.set([8, 2], 8);
  const rows = Buffer.alloc((width * 3 + 1) * height);
  for (let row = 0; row < height; row += 1)
    pixels.copy(rows, row * (width * 3 + 1) + 1, row * width * 3, (row + 1) * width * 3);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', await compress(rows, { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

const [WIDTH, HEIGHT] = [1200, 630];
const MARGIN = 80;
const BAND = 96;

type Colour = readonly [red: number, green: number, blue: number];
/** The light theme's, from `apps/web/src/ui/theme.css`. */
const PAPER: Colour = [0xfa, 0xf6, 0xec];
const INK: Colour = [0x1f, 0x2a, 0x1e];
const MUTED: Colour = [0x56, 0x5d, 0x4d];
const LAUREL: Colour = [0x2c, 0x5a, 0x3b];
const BRASS: Colour = [0x8a, 0x5d, 0x12];
const GROVE: Colour = [0x1d, 0x3a, 0x28];
const ON_GROVE: Colour = [0xf3, 0xef, 0xe1];
const LEAF: Colour = [0xbc, 0xcf, 0xae];

/** Titles longer than this are written smaller. */
const SHORT_TITLE = 46;

const createCanvas = () => {
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3);
  const mark = (x: number, y: number, [red, green, blue]: Colour, coverage: number): void => {
    if (x < 0 || y < 0 || x >= WIDTH || y >= HEIGHT) return;
    const at = (y * WIDTH + x) * 3;
    const part = coverage / 255;
    for (const [channel, value] of [red, green, blue].entries()) {
      const under = pixels[at + channel] as number;
      pixels[at + channel] = Math.round(under + (value - under) * part);
    }
  };
  return {
    pixels,
    fill: (fromY: number, toY: number, colour: Colour): void => {
      const row = Buffer.alloc(WIDTH * 3, Buffer.from(colour));
      for (let y = fromY; y < toY; y += 1) row.copy(pixels, y * WIDTH * 3);
    },
    write: (text: string, style: StyleName, x: number, baseline: number, colour: Colour): void =>
      writeLine(text, style, x, baseline, (atX, atY, coverage) => mark(atX, atY, colour, coverage)),
    /** A pointed leaf: what two circles share. @param angle in degrees from the vertical */
    leaf: (x: number, y: number, length: number, angle: number, colour: Colour): void => {
      const turn = (angle * Math.PI) / 180;
      const [half, radius] = [length / 2, length * 0.78];
      const aside = Math.sqrt(radius * radius - half * half);
      for (let atY = Math.floor(y - length); atY <= y + length; atY += 1) {
        for (let atX = Math.floor(x - length); atX <= x + length; atX += 1) {
          const [dx, dy] = [atX - x, atY - y];
          const along = -dx * Math.sin(turn) + dy * Math.cos(turn) + half;
          const across = dx * Math.cos(turn) + dy * Math.sin(turn);
          const outside = Math.max(
            Math.hypot(across - aside, along) - radius,
            Math.hypot(across + aside, along) - radius,
          );
          // Half a pixel on either side of the edge.
          const coverage = Math.min(1, Math.max(0, 0.5 - outside));
          if (coverage > 0) mark(atX, atY, colour, coverage * 255);
        }
      }
    },
  };
};

/** The picture of a link preview: who gives it, what it is called, what it pays and when. PNG, 1200 by 630. */
export const drawSharePicture = ({ title, organization, money, timing }: SharePicture): Promise<Buffer> => {
  const canvas = createCanvas();
  canvas.fill(0, HEIGHT, PAPER);
  for (let pair = 0; pair < 6; pair += 1) {
    const [x, y] = [1112 - pair * 8, 500 - pair * 78];
    canvas.leaf(x - 14, y, 92 - pair * 6, -52, LEAF);
    canvas.leaf(x + 14, y - 30, 92 - pair * 6, 48, LEAF);
  }
  canvas.fill(HEIGHT - BAND, HEIGHT, GROVE);
  const wide = WIDTH - 2 * MARGIN - 130;
  const [name] = inLines(organization, 'text', wide, 1);
  canvas.write(name ?? '', 'text', MARGIN, 112, MUTED);
  const style = title.length > SHORT_TITLE ? 'smaller' : 'title';
  const step = style === 'title' ? 80 : 58;
  let baseline = 112 + step + 10;
  for (const line of inLines(title, style, wide, 3)) {
    canvas.write(line, style, MARGIN, baseline, INK);
    baseline += step;
  }
  baseline = Math.max(baseline + 24, 390);
  const [worth] = inLines(money, 'smaller', wide, 1);
  canvas.write(worth ?? '', 'smaller', MARGIN, baseline, LAUREL);
  const [when] = inLines(timing, 'text', wide, 1);
  canvas.write(when ?? '', 'text', MARGIN, baseline + 58, BRASS);
  canvas.write('Laurel', 'smaller', MARGIN, HEIGHT - 32, ON_GROVE);
  canvas.write('Scholarships you can really get', 'text', MARGIN + 190, HEIGHT - 34, ON_GROVE);
  return encodePng(canvas.pixels, WIDTH, HEIGHT);
};
