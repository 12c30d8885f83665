import type { Locator, Page } from 'playwright-core';
import { type Camera, FRAMES_PER_SECOND } from './camera.ts';
import { onStage } from './stage.ts';

/** Speed of the pointer in pixels per second, within the bounds below. */
const POINTER_SPEED = 900;
const LETTERS_PER_FRAME = 0.8;
/** Pixels from the top to which things are scrolled before they are explained. */
const COMFORTABLE_TOP = 170;

const ease = (t: number) => t * t * (3 - 2 * t);

/** Plays a student in front of the camera: unhurried, with a visible pointer. */
export const createActor = (page: Page, camera: Camera) => {
  let at = { x: 900, y: 420 };

  const pointTo = async (x: number, y: number, pressed = false) => {
    at = { x, y };
    await page.mouse.move(x, y);
    await onStage(page, 'cursor', x, y, pressed);
    await camera.snap();
  };

  const scrollTo = async (top: number) => {
    const { from, to } = await page.evaluate((wanted) => {
      const { scrollHeight, clientHeight } = document.documentElement;
      return { from: scrollY, to: Math.max(0, Math.min(wanted, scrollHeight - clientHeight)) };
    }, top);
    const distance = Math.abs(to - from);
    if (distance < 4) return;
    const steps = Math.round(Math.max(12, Math.min(40, distance / 22)));
    for (let step = 1; step <= steps; step++) {
      await page.evaluate(
        (y) => window.scrollTo({ top: y, behavior: 'instant' }),
        from + (to - from) * ease(step / steps),
      );
      await camera.snap();
    }
  };

  const bringIntoView = async (target: Locator, top = COMFORTABLE_TOP) => {
    const box = await target.boundingBox();
    if (!box) throw new Error(`nothing to look at: ${target}`);
    const height = page.viewportSize()?.height ?? 720;
    const isComfortable = box.y >= 90 && box.y + Math.min(box.height, 300) <= height - 110;
    if (!isComfortable) await scrollTo((await page.evaluate(() => scrollY)) + box.y - top);
  };

  const pointAt = async (target: Locator) => {
    await target.waitFor();
    await bringIntoView(target);
    const box = await target.boundingBox();
    if (!box) throw new Error(`nothing to point at: ${target}`);
    const to = { x: box.x + Math.min(box.width / 2, 260), y: box.y + Math.min(box.height / 2, 60) };
    const from = at;
    const seconds = Math.min(0.9, Math.max(0.35, Math.hypot(to.x - from.x, to.y - from.y) / POINTER_SPEED));
    const steps = Math.round(seconds * FRAMES_PER_SECOND);
    for (let step = 1; step <= steps; step++) {
      const done = ease(step / steps);
      await pointTo(from.x + (to.x - from.x) * done, from.y + (to.y - from.y) * done);
    }
  };

  /** Films an animation for a while. */
  const watch = async (seconds: number) => {
    const until = camera.seconds() + seconds;
    while (camera.seconds() < until) {
      await page.waitForTimeout(10);
      await camera.snap();
    }
  };

  const click = async (target: Locator) => {
    await pointAt(target);
    await page.mouse.down();
    await onStage(page, 'cursor', at.x, at.y, true);
    await camera.hold(0.12);
    await page.mouse.up();
    await onStage(page, 'cursor', at.x, at.y, false);
    await watch(0.24);
  };

  const type = async (target: Locator, text: string) => {
    await click(target);
    let due = 0;
    for (const letter of text) {
      await page.keyboard.type(letter);
      due += 1;
      if (due < LETTERS_PER_FRAME) continue;
      due -= LETTERS_PER_FRAME;
      await camera.snap();
    }
    await camera.hold(0.2);
  };

  return { page, camera, scrollTo, bringIntoView, pointAt, click, type, watch };
};
export type Actor = ReturnType<typeof createActor>;
