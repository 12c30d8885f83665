// Runs before the first paint, so that a chosen theme never flashes. `src/ui/theme.ts` writes the key.
try {
  const chosen = localStorage.getItem('theme');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
} catch {
  // Storage is blocked: the system's theme stays.
}
