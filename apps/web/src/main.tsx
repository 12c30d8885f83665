import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './ui/theme.css';
import { App } from './app/app.tsx';
import { reloadOnceWhenStale } from './app/stale-build.ts';
import { api } from './lib/api.ts';
import { logger } from './lib/logger.ts';

reloadOnceWhenStale();
api('GET /health').catch(() => logger.warn('The Laurel server does not answer yet.'));

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
