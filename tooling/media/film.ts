import type { Actor } from './actor.ts';
import { FRAMES_PER_SECOND } from './camera.ts';
import { onStage } from './stage.ts';

export interface Scene {
  /** The caption of the scene. */
  caption: string;
  /** The scene lasts at least this long, so that the caption can be read. */
  seconds: number;
  /** Cuts to this page at the beginning. */
  opensAt?: string;
  act: (actor: Actor) => Promise<void>;
}

export interface Cue {
  from: number;
  to: number;
  text: string;
}

/** A card that fades into the page. */
export const showCard = async ({ page, camera }: Actor, title: string, text: string, seconds: number) => {
  await onStage(page, 'card', title, text, 1);
  await camera.hold(seconds);
  const steps = Math.round(0.4 * FRAMES_PER_SECOND);
  for (let step = 1; step <= steps; step++) {
    await onStage(page, 'card', title, text, 1 - step / steps);
    await camera.snap();
  }
  await onStage(page, 'card', '', '', 0);
};

/** A card that fades in and stays. */
export const endWithCard = async ({ page, camera }: Actor, title: string, text: string) => {
  const steps = Math.round(0.4 * FRAMES_PER_SECOND);
  for (let step = 1; step <= steps; step++) {
    await onStage(page, 'card', title, text, step / steps);
    await camera.snap();
  }
};

/**
 * Plays the scenes one after the other and keeps the last picture until the film is exactly as long as it should be.
 * @param burnIn whether the captions stand in the picture too, for a film that plays without controls
 * @returns the captions with their times
 */
export const playScenes = async (
  actor: Actor,
  scenes: readonly Scene[],
  length: number,
  burnIn: boolean,
): Promise<Cue[]> => {
  const { page, camera } = actor;
  const cues: Cue[] = [];
  for (const { caption, seconds, opensAt, act } of scenes) {
    const from = camera.seconds();
    if (opensAt) await page.goto(opensAt, { waitUntil: 'networkidle' });
    if (burnIn) await onStage(page, 'line', caption);
    await act(actor);
    await camera.hold(from + seconds - camera.seconds());
    if (burnIn) await onStage(page, 'line', '');
    cues.push({ from, to: camera.seconds(), text: caption });
    console.log(`${from.toFixed(1)} s: ${caption} (${(camera.seconds() - from).toFixed(1)} s)`);
  }
  const left = length - camera.seconds();
  if (left < -0.001)
    throw new Error(`the film is ${(-left).toFixed(1)} s longer than ${length} s: shorten a scene`);
  await camera.hold(left);
  const last = cues.at(-1);
  if (last) last.to = length;
  return cues.filter(({ text }) => text !== '');
};

const timestamp = (seconds: number): string =>
  new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);

export const toWebVtt = (cues: readonly Cue[]): string =>
  [
    'WEBVTT',
    ...cues.map(({ from, to, text }) => `${timestamp(from)} --> ${timestamp(to)}\n${text}`),
    '',
  ].join('\n\n');
