// Runs before the first paint, so that neither the wrong theme nor the wrong buttons flash. `src/ui/theme.ts` writes the
// theme, `src/lib/session-storage.ts` the session; `src/lib/by-session.tsx` and the style sheet use what is told here.
try {
  const { dataset } = document.documentElement;
  const chosen = localStorage.getItem('theme');
  if (chosen === 'light' || chosen === 'dark') dataset.theme = chosen;
  if (localStorage.getItem('authToken') && localStorage.getItem('userData')) dataset.session = 'stored';
} catch {
  // Storage is blocked: the system's theme stays, and nobody is signed in.
}

// Buttons that are clicked before the page's scripts have come are remembered; `src/come-alive.tsx` clicks them then. A form
// that is sent before has clicked its button, and stays.
window.earlyClicks = [];
document.addEventListener(
  'click',
  ({ target }) => {
    const button = target instanceof Element ? target.closest('#root button') : null;
    if (button) window.earlyClicks?.push(button);
  },
  true,
);
document.addEventListener('submit', (event) => window.earlyClicks && event.preventDefault(), true);
