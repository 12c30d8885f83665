import { LaurelBranch } from './laurel-branch.tsx';

/** The laurel sprig of the wordmark. */
export const LogoMark = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 48 48" aria-hidden="true" className={className}>
    <LaurelBranch
      curve={[
        { x: 12, y: 44 },
        { x: 13, y: 32 },
        { x: 22, y: 20 },
        { x: 34, y: 12 },
      ]}
      pairs={3}
      size={0.52}
    />
  </svg>
);
