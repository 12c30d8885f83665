const KEY = 'reloadedForBuild';

/**
 * A tab that was opened before a deploy asks for files that are gone. It reloads once; if that does not help
 * within the same tab, the router's error screen tells the truth.
 */
export const reloadOnceWhenStale = () => {
  window.addEventListener('vite:preloadError', (event) => {
    if (sessionStorage.getItem(KEY) === 'yes') return;
    event.preventDefault();
    sessionStorage.setItem(KEY, 'yes');
    window.location.reload();
  });
  window.addEventListener('load', () => setTimeout(() => sessionStorage.removeItem(KEY), 30_000));
};
