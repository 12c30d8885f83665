import './forms/zod-without-eval.ts';
import { StrictMode } from 'react';
import './ui/theme.css';
import { api } from './api/api.ts';
import { App } from './app/app.tsx';
import { createRouter } from './app/router.tsx';
import { noteMissingFiles } from './app/stale-build.ts';
import { logger } from './browser/logger.ts';
import { comeAlive, isDrawn } from './come-alive.tsx';

const start = () => {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with the id "root"');
  noteMissingFiles();
  const router = createRouter({ isDrawn: isDrawn(root) });
  api('GET /health').catch(() => logger.warn('The Laurel server does not answer yet.'));
  void comeAlive(
    root,
    <StrictMode>
      <App router={router} />
    </StrictMode>,
    router,
  );
};

// In a task of its own: the scripts have just been evaluated, and a slow phone may have been touched meanwhile.
setTimeout(start);
