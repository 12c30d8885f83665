// Runs before the first paint, so that neither the wrong theme nor the wrong buttons flash. `src/ui/theme.ts` writes the
// theme, `src/lib/session/session-storage.ts` the session; `src/lib/session/by-session.tsx` and the style sheet use what is told here.
try {
  const { dataset } = document.documentElement;
  const chosen = localStorage.getItem('theme');
  if (chosen === 'light' || chosen === 'dark') dataset.theme = chosen;
  if (localStorage.getItem('authToken') && localStorage.getItem('userData')) dataset.session = 'stored';
} catch {
  // Storage is blocked: the system's theme stays, and nobody is signed in.
}

// Buttons clicked and fields left before the page's scripts have come are remembered; `src/hydrate.tsx` does it again. A
// form that is sent before that has clicked its button, and stays.
window.early = [];
const remember = ({ type, target }) => {
  const subject =
    target instanceof Element && target.closest(type === 'click' ? '#root button' : '#root input');
  if (subject) window.early?.push({ type, subject });
};
document.addEventListener('click', remember, true);
document.addEventListener('focusout', remember, true);
document.addEventListener('submit', (event) => window.early && event.preventDefault(), true);
