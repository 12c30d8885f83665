import { parentPort } from 'node:worker_threads';
import type { Dialect, Lint } from '@laurel/critique';
import { Dialect as HarperDialect, LocalLinter, SuggestionKind } from 'harper.js';
import { binary } from 'harper.js/binary';

/** What the main thread sends, and what comes back under the same id. */
export interface LintRequest {
  id: number;
  text: string;
  dialect: Dialect;
}
export type LintReply = { ready: true } | { id: number; lints: Lint[] } | { id: number; failed: string };

const DIALECTS: Record<Dialect, HarperDialect> = {
  american: HarperDialect.American,
  british: HarperDialect.British,
  australian: HarperDialect.Australian,
  canadian: HarperDialect.Canadian,
  indian: HarperDialect.Indian,
};

const linter = new LocalLinter({ binary, dialect: HarperDialect.American });
let current: Dialect = 'american';

async function lint({ text, dialect }: LintRequest): Promise<Lint[]> {
  if (dialect !== current) {
    await linter.setDialect(DIALECTS[dialect]);
    current = dialect;
  }
  const byRule = await linter.organizedLints(text, { language: 'plaintext' });
  return Object.entries(byRule).flatMap(([rule, lints]) =>
    lints.map((found) => {
      const span = found.span();
      const written = found.get_problem_text();
      const replacements = found.suggestions().map((suggestion) => {
        if (suggestion.kind() === SuggestionKind.Remove) return '';
        const replacement = suggestion.get_replacement_text();
        return suggestion.kind() === SuggestionKind.InsertAfter ? written + replacement : replacement;
      });
      const result = {
        start: span.start,
        end: span.end,
        rule,
        kind: found.lint_kind(),
        message: found.message(),
        replacements,
      };
      span.free();
      found.free();
      return result;
    }),
  );
}

const port = parentPort;
if (!port) throw new Error('this file runs as a worker thread');

port.on('message', (request: LintRequest) => {
  lint(request).then(
    (lints) => port.postMessage({ id: request.id, lints } satisfies LintReply),
    (error: unknown) => port.postMessage({ id: request.id, failed: String(error) } satisfies LintReply),
  );
});

await lint({ id: 0, text: 'This sentance warms an dictionary up.', dialect: 'american' });
port.postMessage({ ready: true } satisfies LintReply);
