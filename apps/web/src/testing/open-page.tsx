import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DataRouter } from 'react-router';
import { App, createRouter } from '../app/router.tsx';
import { session } from '../lib/api/api.ts';

/** The student who is signed in unless a test says otherwise. */
export const STUDENT = {
  id: 'student-1',
  firstName: 'Amina',
  lastName: 'Otieno',
  email: 'amina@example.org',
};

interface Page {
  user: ReturnType<typeof userEvent.setup>;
  router: DataRouter;
  /** Leaves the page and opens it again, as the reload button does. */
  reload: () => void;
}

interface Options {
  /** Signed in, as `STUDENT`, or not. */
  signedIn?: boolean;
}

let students = 0;

const draw = () => {
  const router = createRouter({ isDrawn: false });
  return { router, ...render(<App router={router} />) };
};

/** Opens an address of the app, the whole app, in front of the server of `server.ts`. */
export const openPage = (address: string, { signedIn = true }: Options = {}): Page => {
  const user = { ...STUDENT, id: `${STUDENT.id}-${++students}` };
  if (signedIn) session.save({ user, token: 'token-1', refreshToken: 'refresh-1' });
  window.history.replaceState(null, '', address);
  let drawn = draw();
  return {
    user: userEvent.setup({ delay: null }),
    get router() {
      return drawn.router;
    },
    reload: () => {
      drawn.unmount();
      drawn.router.dispose();
      drawn = draw();
    },
  };
};
