import './lib/forms/zod-without-eval.ts';
import { StrictMode } from 'react';
import './ui/theme.css';
import { App, createRouter } from './app/router.tsx';
import { noteMissingFiles } from './app/stale-build.ts';
import { hydrate, isDrawn } from './hydrate.tsx';
import { api } from './lib/api/api.ts';
import { logger } from './lib/browser/logger.ts';

const start = () => {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with the id "root"');
  noteMissingFiles();
  const router = createRouter({ isDrawn: isDrawn(root) });
  api('GET /health').catch(() => logger.warn('The Laurel server does not answer yet.'));
  void hydrate(
    root,
    <StrictMode>
      <App router={router} />
    </StrictMode>,
    router,
  );
};

// In a task of its own, so that a slow phone handles input after evaluating the scripts.
setTimeout(start);
