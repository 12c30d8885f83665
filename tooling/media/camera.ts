import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';

export const FRAMES_PER_SECOND = 25;

export interface Shot {
  file: string;
  /** Number of frames that this picture lasts. */
  frames: number;
}

/** Takes the film frame by frame: a slow machine takes longer, and the film is as smooth. */
export const createCamera = async (page: Page, folder: string) => {
  await mkdir(folder, { recursive: true });
  const session = await page.context().newCDPSession(page);
  const shots: Shot[] = [];
  let frames = 0;
  const snap = async () => {
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'jpeg',
      quality: 93,
      optimizeForSpeed: true,
    });
    const file = path.join(folder, `${String(shots.length).padStart(5, '0')}.jpg`);
    await writeFile(file, Buffer.from(data, 'base64'));
    shots.push({ file, frames: 1 });
    frames += 1;
  };
  return {
    shots: shots as readonly Shot[],
    seconds: () => frames / FRAMES_PER_SECOND,
    snap,
    /** Repeats the current picture. */
    hold: async (seconds: number) => {
      const more = Math.round(seconds * FRAMES_PER_SECOND);
      if (more <= 0) return;
      await snap();
      const last = shots.at(-1);
      if (last) last.frames += more - 1;
      frames += more - 1;
    },
  };
};
export type Camera = Awaited<ReturnType<typeof createCamera>>;
