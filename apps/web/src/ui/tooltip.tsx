import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

/** One provider above all tooltips that share the skip delay. */
export const TooltipProvider = ({ children }: { children: ReactNode }) => (
  <Radix.Provider delayDuration={OPEN_DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
    {children}
  </Radix.Provider>
);

/** A short note on hover and focus. The child must be focusable and have a name of its own. */
export const Tooltip = ({ content, children }: { content: ReactNode; children: ReactNode }) => (
  <Radix.Root>
    <Radix.Trigger asChild>{children}</Radix.Trigger>
    <Radix.Portal>
      <Radix.Content
        sideOffset={6}
        collisionPadding={12}
        className="z-50 max-w-72 animate-appear rounded-sm bg-ink px-3 py-1.5 text-sm text-paper shadow-lift"
      >
        {content}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
);
