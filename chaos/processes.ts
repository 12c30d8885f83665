import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Product, startProduct } from '../e2e/start-product.ts';
import { freePort } from './free-port.ts';

const KILL_EVERY_MS = 3_000;

/** A process that is restarted whenever it is killed. */
export interface Place {
  product: Product;
  start: () => Promise<Product>;
}

/** Starts a replacement. */
export const startPlace = async (start: Place['start']): Promise<Place> => ({
  start,
  product: await start(),
});

/** An API process with a configured public URL. It prints that URL when it is ready, so its port is chosen here. */
export const startApi = async (env: Record<string, string>): Promise<Product> => {
  const port = await freePort();
  const product = await startProduct({ ...env, WORKER: 'off', PORT: String(port) });
  return { ...product, url: `http://127.0.0.1:${port}` };
};

/** Kills and restarts one process after another until stopped. */
export const keepKilling = (places: readonly Place[], onChange: () => void) => {
  let kills = 0;
  let stopping = false;
  const running = (async () => {
    while (!stopping) {
      await pause(KILL_EVERY_MS);
      const place = places[randomInt(places.length)];
      if (!place) continue;
      await place.product.kill();
      kills++;
      place.product = await place.start();
      onChange();
    }
  })();
  return {
    stop: async () => {
      stopping = true;
      await running;
      return kills;
    },
  };
};
