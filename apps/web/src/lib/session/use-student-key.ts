import { useAuth } from './auth-context.ts';

/** What tells the signed-in student's cached answers and drafts from another student's. */
export const useStudentKey = (): string => {
  const { user } = useAuth();
  return user?.id || user?.email || '';
};
