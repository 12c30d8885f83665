import type { ReactNode } from 'react';
import { useAuth } from './auth-context.ts';

/** Which of the two a piece of a public page is for; `null`: not known before the session is restored. */
export const useVisitorKind = (): 'student' | 'visitor' | null => {
  const { isAuthenticated, isLoading } = useAuth();
  if (isLoading) return null;
  return isAuthenticated ? 'student' : 'visitor';
};

/** The class of a piece for one kind, while both are in the page: `before-paint.js` tells the style sheet which to show. */
export const only = (kind: 'student' | 'visitor', known: 'student' | 'visitor' | null): string | undefined =>
  known === null ? `${kind}-only` : undefined;

/**
 * What a signed-in student sees, or a visitor. Prerendered pages hold both and the style sheet shows the right one, so
 * that nothing flashes or moves when the session is restored.
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
