import { logger } from '../lib/logger.ts';
import { registerOwnServiceWorker } from '../lib/trusted-types.ts';

const register = () => {
  registerOwnServiceWorker().catch(() =>
    logger.warn('Pages will not open without network: the browser took no service worker.'),
  );
};

/** Safari knows no idle time. */
const whenIdle = (task: () => void) =>
  'requestIdleCallback' in window ? window.requestIdleCallback(task) : setTimeout(task, 1000);

/** Lets signed-in pages open without network, once this one has loaded and has nothing better to do. */
export const registerServiceWorker = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') whenIdle(register);
  else window.addEventListener('load', () => whenIdle(register), { once: true });
};
