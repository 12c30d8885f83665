// Records the films of the public pages from the running product: node tooling/media/record.ts [demo|promo]
// Needs Chromium and ffmpeg (Debian packages). Writes apps/web/public/media; takes some minutes.
import { copyFile, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core';
import {
  DEMO,
  type Film,
  PROMO,
  SMALL_POSTER,
  smallFilmPoster,
} from '../../apps/web/src/features/landing/media.ts';
import { createStudent } from '../../e2e/api-student.ts';
import { startProduct } from '../../e2e/start-product.ts';
import { signedIn } from '../with-product.ts';
import { createActor } from './actor.ts';
import { createCamera } from './camera.ts';
import { DEMO_SCENES } from './demo.ts';
import { encodeMp4, encodeWebm, joinShots, takePoster } from './encode.ts';
import { playScenes, type Scene, toWebVtt } from './film.ts';
import { promoScenes } from './promo.ts';
import { setStage } from './stage.ts';
import { ESSAY, PROMPT } from './student.ts';

const TARGET = fileURLToPath(new URL('../../apps/web/public/media/', import.meta.url));

interface Recording {
  film: Film;
  scenes: readonly Scene[];
  context: BrowserContextOptions;
  /** The page of the first scene. */
  start: string;
  burnIn: boolean;
  /** Maximum bit rate in kilobits per second. */
  kilobits: number;
  /** The second that the poster is taken from. */
  poster: number;
}

const record = async (browser: Browser, url: string, folder: string, recording: Recording) => {
  const { film, scenes, context, start, burnIn, kilobits, poster } = recording;
  const profile = await browser.newContext({
    baseURL: url,
    viewport: { width: film.width, height: film.height },
    colorScheme: 'light',
    locale: 'en-US',
    reducedMotion: 'reduce',
    ...context,
  });
  const page = await profile.newPage();
  await setStage(page);
  await page.goto(start, { waitUntil: 'networkidle' });
  const camera = await createCamera(page, path.join(folder, film.name));
  const cues = await playScenes(createActor(page, camera), scenes, film.seconds, burnIn);
  await profile.close();

  const joined = path.join(folder, `${film.name}.mkv`);
  const target = (extension: string) => path.join(folder, `${film.name}.${extension}`);
  await joinShots(camera.shots, joined);
  await writeFile(target('vtt'), toWebVtt(cues));
  const posters = new Map([[`${film.name}.webp`, film.width]]);
  // The page shows this poster as an image, in a size that fits.
  if (film === DEMO) posters.set(path.basename(smallFilmPoster(film)), SMALL_POSTER);
  for (const [name, width] of posters) await takePoster(joined, path.join(folder, name), poster, width);
  await encodeMp4(joined, target('mp4'), kilobits);
  await encodeWebm(joined, target('webm'), kilobits);
  const others = ['webm', 'mp4', 'vtt'].map((extension) => `${film.name}.${extension}`);
  for (const name of [...posters.keys(), ...others]) {
    const { size } = await stat(path.join(folder, name));
    await copyFile(path.join(folder, name), path.join(TARGET, name));
    console.log(`${name}: ${(size / 1000).toFixed(0)} kB`);
  }
};

const only = process.argv[2];
const folder = await mkdtemp(path.join(tmpdir(), 'laurel-media-'));
const product = await startProduct({ DATA_DIR: path.join(folder, 'data') });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--force-color-profile=srgb',
    '--hide-scrollbars',
    '--disable-background-networking',
  ],
});
try {
  await mkdir(TARGET, { recursive: true });
  const { url } = product;
  if (only !== 'demo') {
    const student = await createStudent(url);
    const { body } = await student.call('POST', '/essays', { essayText: ESSAY, prompt: PROMPT });
    await record(browser, url, folder, {
      film: PROMO,
      scenes: promoScenes(`/essays/${body.data.essay.id}`),
      context: signedIn(url, student),
      start: '/dashboard',
      burnIn: true,
      kilobits: 450,
      poster: 14,
    });
  }
  if (only !== 'promo') {
    await record(browser, url, folder, {
      film: DEMO,
      scenes: DEMO_SCENES,
      context: {},
      start: '/',
      burnIn: false,
      kilobits: 165,
      poster: 70,
    });
  }
} finally {
  await browser.close();
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}
