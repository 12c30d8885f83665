// Runs before the first paint, so that neither the wrong theme nor the wrong buttons flash. `src/ui/theme.ts` stores the
// theme, `src/lib/session/session-storage.ts` the session. `src/lib/session/by-session.tsx` and the style sheet read the
// attributes that are set here.
try {
  const { dataset } = document.documentElement;
  const chosen = localStorage.getItem('theme');
  if (chosen === 'light' || chosen === 'dark') dataset.theme = chosen;
  if (localStorage.getItem('authToken') && localStorage.getItem('userData')) dataset.session = 'stored';
} catch {
  // Storage is blocked: the system's theme is used, and nobody is signed in.
}

// Records clicks on buttons and fields that lost the focus before the page is hydrated; `src/hydrate.tsx` replays them.
// A form submitted before that is not sent: the click on its button is replayed instead. Pages of awards, which are never
// hydrated, have no #root.
window.early = [];
const remember = ({ type, target }) => {
  const subject =
    target instanceof Element && target.closest(type === 'click' ? '#root button' : '#root input');
  if (subject) window.early?.push({ type, subject });
};
document.addEventListener('click', remember, true);
document.addEventListener('focusout', remember, true);
document.addEventListener(
  'submit',
  (event) => window.early && event.target.closest('#root') && event.preventDefault(),
  true,
);
