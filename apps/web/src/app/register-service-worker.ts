import { logger } from '../lib/browser/logger.ts';
import { registerOwnServiceWorker } from '../lib/browser/trusted-types.ts';

/** Named after what is in it, and in everything that it loads: no two builds begin with the same. */
const firstScript = () =>
  new URL(document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '', location.href)
    .pathname;

/** Tells a newer worker, now or once it has come, of which build this page is. */
const introduceTo = (registration: ServiceWorkerRegistration) => {
  const introduce = () => registration.waiting?.postMessage(firstScript());
  const introduceOnceInstalled = () => registration.installing?.addEventListener('statechange', introduce);
  introduce();
  introduceOnceInstalled();
  registration.addEventListener('updatefound', introduceOnceInstalled);
};

const register = () => {
  registerOwnServiceWorker().catch(() =>
    logger.warn('Pages will not open without network: the browser took no service worker.'),
  );
  // Never, where there is none.
  void navigator.serviceWorker.ready.then(introduceTo);
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
