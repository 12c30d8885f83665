import { Link } from 'react-router';
import { logger } from '../../lib/browser/logger.ts';
import { CHIP, LEVEL_QUESTION, LEVELS, levelHash } from './level-question.tsx';

/** Loads engine and catalogue once somebody turns to the question: the start page needs neither. */
const prepare = (): void => {
  import('./engine.ts')
    .then(({ engine }) => engine.load())
    .catch(() => logger.warn('What finds matches could not be loaded yet.'));
};

/** The first of the questions. Its answers are links, so that it works before the page is hydrated. */
export const FirstQuestion = ({ className }: { className?: string }) => (
  <section
    aria-labelledby="first-question"
    className={`forced-border rounded-lg border border-line bg-raised p-5 shadow-card ${className ?? ''}`}
    onPointerEnter={prepare}
    onFocus={prepare}
  >
    <h2 id="first-question" className="text-2xl">
      Five honest matches in 30 seconds
    </h2>
    <p className="mt-2">{LEVEL_QUESTION}</p>
    <ul className="mt-2.5 flex flex-wrap gap-2">
      {LEVELS.map(({ value, label }) => (
        <li key={value}>
          <Link to={`/find${levelHash(value)}`} className={CHIP}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
    <p className="mt-3 text-sm text-muted">No account. Your answers stay in your browser.</p>
  </section>
);
