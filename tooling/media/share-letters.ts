// Makes the letters of share pictures: node tooling/media/share-letters.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { deflateRawSync } from 'node:zlib';
import { chromium } from 'playwright-core';

const require = createRequire(import.meta.url);
const TARGET = new URL('../../apps/api/src/modules/award-pages/share-picture/letters.atlas', import.meta.url);

const FONTS = [
  ['Fraunces', '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2', 'U+0-FF,U+2000-20FF'],
  ['Fraunces', '@fontsource-variable/fraunces/files/fraunces-latin-ext-opsz-normal.woff2', 'U+100-2AF'],
  [
    'Source',
    '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    'U+0-FF,U+2000-20FF',
  ],
  [
    'Source',
    '@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2',
    'U+100-2AF',
  ],
] as const;
const STYLES = {
  title: { font: '600 68px Fraunces', size: 68 },
  smaller: { font: '600 48px Fraunces', size: 48 },
  text: { font: '400 34px Source', size: 34 },
};

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
const LETTERS = [...range(0x21, 0x7e), ...range(0xa1, 0xff), ...range(0x100, 0x17f)]
  .map((code) => String.fromCharCode(code))
  .concat([...'ȘșȚț–—‘’“”…•€']);

const faces = FONTS.map(([family, file, unicodes]) => {
  const data = readFileSync(require.resolve(file)).toString('base64');
  return `@font-face{font-family:${family};font-weight:200 900;src:url(data:font/woff2;base64,${data});unicode-range:${unicodes}}`;
}).join('');

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage();
await page.setContent(`<style>${faces}</style><canvas></canvas>`);
const drawn = await page.evaluate(
  async ({ styles, letters }) => {
    const WIDTH = 2048;
    const GAP = 2;
    for (const { font } of Object.values(styles)) await document.fonts.load(font, letters.join(''));
    const canvas = document.querySelector('canvas') as HTMLCanvasElement;
    const measuring = canvas.getContext('2d') as CanvasRenderingContext2D;
    let [x, y, row] = [0, 0, 0];
    const placed = Object.entries(styles).map(([name, { font, size }]) => {
      measuring.font = font;
      const glyphs = letters.map((letter) => {
        const box = measuring.measureText(letter);
        const left = Math.ceil(box.actualBoundingBoxLeft) + 1;
        const top = Math.ceil(box.actualBoundingBoxAscent) + 1;
        const width = left + Math.ceil(box.actualBoundingBoxRight) + 1;
        const height = top + Math.ceil(box.actualBoundingBoxDescent) + 1;
        if (x + width > WIDTH) [x, y, row] = [0, y + row + GAP, 0];
        const at = { letter, x, y, width, height, left, top, advance: box.width };
        x += width + GAP;
        row = Math.max(row, height);
        return at;
      });
      return { name, font, size, space: measuring.measureText(' ').width, glyphs };
    });
    const height = y + row;
    canvas.width = WIDTH;
    canvas.height = height;
    const context = canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;
    context.fillStyle = '#fff';
    for (const { font, glyphs } of placed) {
      context.font = font;
      for (const { letter, x: atX, y: atY, left, top } of glyphs)
        context.fillText(letter, atX + left, atY + top);
    }
    const { data } = context.getImageData(0, 0, WIDTH, height);
    const alpha = Array.from({ length: WIDTH * height }, (_, at) => data[at * 4 + 3] ?? 0);
    return { width: WIDTH, height, placed, alpha };
  },
  { styles: STYLES, letters: LETTERS },
);
await browser.close();

const round = (value: number) => Math.round(value * 100) / 100;
const styles = Object.fromEntries(
  drawn.placed.map(({ name, size, space, glyphs }) => [
    name,
    {
      size,
      space: round(space),
      glyphs: Object.fromEntries(
        glyphs.map(({ letter, x, y, width, height, left, top, advance }) => [
          letter,
          [x, y, width, height, left, top, round(advance)],
        ]),
      ),
    },
  ]),
);
const pixels = deflateRawSync(Buffer.from(drawn.alpha), { level: 9 }).toString('base64');
writeFileSync(TARGET, `${JSON.stringify({ width: drawn.width, height: drawn.height, styles, pixels })}\n`);
console.log(`letters.atlas: ${drawn.width} by ${drawn.height}`);
