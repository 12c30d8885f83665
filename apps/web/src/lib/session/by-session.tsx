import type { ReactNode } from 'react';
import { useAuth } from './auth-context.ts';

export type VisitorKind = 'student' | 'visitor';

/** The kind of visitor; null until the session is restored. */
export const useVisitorKind = (): VisitorKind | null => {
  const { isAuthenticated, isLoading } = useAuth();
  if (isLoading) return null;
  return isAuthenticated ? 'student' : 'visitor';
};

/**
 * The class of a piece for one kind, while both are in the page: the style sheet hides the other by the attribute
 * that `before-paint.js` sets.
 */
export const only = (kind: VisitorKind, known: VisitorKind | null): string | undefined =>
  known === null ? `${kind}-only` : undefined;

/**
 * Shows one of two pieces. Prerendered pages contain both and the style sheet hides one, so that nothing flashes or
 * moves when the session is restored.
 */
export const BySession = ({ student, visitor }: { student: ReactNode; visitor: ReactNode }) => {
  const known = useVisitorKind();
  return (
    <>
      {known === 'visitor' ? null : (
        <span className={`contents ${only('student', known) ?? ''}`.trimEnd()}>{student}</span>
      )}
      {known === 'student' ? null : (
        <span className={`contents ${only('visitor', known) ?? ''}`.trimEnd()}>{visitor}</span>
      )}
    </>
  );
};
