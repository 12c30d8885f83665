import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface LeaveGuardProps {
  isUnsaved: () => boolean;
  /** What was typed is still there on the way back. */
  keeps?: boolean;
}

/** Asks before leaving the page while `isUnsaved()` holds. */
export const LeaveGuard = ({ isUnsaved, keeps = false }: LeaveGuardProps) => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isUnsaved(),
  );

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);

  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title="Leave without saving?"
      description={
        keeps
          ? 'Your changes are not saved yet. This browser tab keeps them for when you come back.'
          : 'Your changes are not saved yet. If you leave, they are lost.'
      }
      actions={
        <>
          <Button variant="secondary" onClick={() => blocker.proceed?.()}>
            Leave
          </Button>
          <Button onClick={() => blocker.reset?.()}>Stay here</Button>
        </>
      }
    />
  );
};
