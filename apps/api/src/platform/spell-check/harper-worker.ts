import { parentPort } from 'node:worker_threads';
import type { Dialect, Lint } from '@laurel/critique';
import { Dialect as HarperDialect, type Lint as HarperLint, LocalLinter, SuggestionKind } from 'harper.js';
import { slimBinary } from 'harper.js/slimBinary';
import type { Piece } from './cut-text.ts';

/** What the main thread sends. After `budgetMs` no further piece is begun. */
export interface LintRequest {
  id: number;
  pieces: Piece[];
  dialect: Dialect;
  budgetMs: number;
}
/** What comes back; `checked` counts the pieces that were looked at. */
export type LintReply =
  | { ready: true }
  | { id: number; lints: Lint[]; checked: number }
  | { id: number; failed: string };

const DIALECTS: Record<Dialect, HarperDialect> = {
  american: HarperDialect.American,
  british: HarperDialect.British,
  australian: HarperDialect.Australian,
  canadian: HarperDialect.Canadian,
  indian: HarperDialect.Indian,
};

const linter = new LocalLinter({ binary: slimBinary, dialect: HarperDialect.American });
let current: Dialect = 'american';

const lint = async ({ id, pieces, dialect, budgetMs }: LintRequest): Promise<LintReply> => {
  const end = performance.now() + budgetMs;
  if (dialect !== current) {
    await linter.setDialect(DIALECTS[dialect]);
    current = dialect;
  }
  const lints: Lint[] = [];
  let checked = 0;
  for (const { offset, text } of pieces) {
    if (performance.now() > end) break;
    const byRule = await linter.organizedLints(text, { language: 'plaintext' });
    for (const [rule, found] of Object.entries(byRule))
      for (const each of found) lints.push(toLint(rule, each, offset));
    checked += 1;
  }
  return { id, lints, checked };
};

const toLint = (rule: string, found: HarperLint, offset: number): Lint => {
  const span = found.span();
  const written = found.get_problem_text();
  const replacements = found.suggestions().map((suggestion) => {
    const kind = suggestion.kind();
    const text = kind === SuggestionKind.Remove ? '' : suggestion.get_replacement_text();
    suggestion.free();
    return kind === SuggestionKind.InsertAfter ? written + text : text;
  });
  const [start, end] = [offset + span.start, offset + span.end];
  const [kind, message] = [found.lint_kind(), found.message()];
  // Memory of the WebAssembly side isn't collected by itself.
  span.free();
  found.free();
  return { start, end, rule, kind, message, replacements };
};

const port = parentPort;
if (!port) throw new Error('this file runs as a worker thread');

port.on('message', (request: LintRequest) => {
  lint(request).then(
    (reply) => port.postMessage(reply),
    (error: unknown) => port.postMessage({ id: request.id, failed: String(error) } satisfies LintReply),
  );
});

await lint({
  id: 0,
  pieces: [{ offset: 0, text: 'A sentence to warm up.' }],
  dialect: 'american',
  budgetMs: 60_000,
});
port.postMessage({ ready: true } satisfies LintReply);
