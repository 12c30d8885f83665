import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './ui/theme.css';
import { App } from './app/app.tsx';
import { router } from './app/router.tsx';
import { reloadOnceWhenStale } from './app/stale-build.ts';
import { api } from './lib/api.ts';
import { logger } from './lib/logger.ts';

reloadOnceWhenStale(() => {
  const { pathname, search, hash } = router.state.navigation.location ?? router.state.location;
  return `${pathname}${search}${hash}`;
});
api('GET /health').catch(() => logger.warn('The Laurel server does not answer yet.'));

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
