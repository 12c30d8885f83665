import { Card, CardBody } from '../../ui/card.tsx';
import { HillTelescope } from '../../ui/illustrations/hill-telescope.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import type { Run } from './matching-run.ts';

const progressOf = (run: Run) => {
  if (run.phase === 'completed') return { progress: 100, message: 'Your matches are here.' };
  if (run.phase === 'polling' && run.status) return { progress: run.progress, message: run.message };
  return { progress: 0, message: 'Initializing...' };
};

/** What the matching job is doing, while it does it. */
export const ProgressCard = ({ run }: { run: Run }) => {
  const { progress, message } = progressOf(run);
  const percent = Math.round(progress);
  const isReady = run.phase === 'completed';
  return (
    <div className="min-h-dvh">
      <Card>
        <CardBody className="mx-auto grid min-h-112 max-w-xl content-center justify-items-center text-center">
          <HillTelescope className="w-52" />
          <h2 className="mt-5 text-2xl">{isReady ? 'Matches Ready!' : 'Finding Your Matches'}</h2>
          <p role="status" className="mt-1 min-h-7 text-muted">
            {message}
          </p>
          <div className="mt-5 w-full">
            <ProgressBar value={progress} label="Matching progress" />
            <p className="mt-2 text-sm font-semibold tabular-nums">{percent}%</p>
          </div>
          <div className="mt-3 grid min-h-14 gap-1 text-sm text-muted">
            {run.phase === 'polling' && run.status ? <p>Estimated time: {run.job.estimatedTime}</p> : null}
            {isReady ? null : <p>You may close this tab; your results will be saved.</p>}
          </div>
        </CardBody>
      </Card>
    </div>
  );
};
