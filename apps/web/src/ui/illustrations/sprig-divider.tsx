import { LaurelBranch } from './laurel-branch.tsx';

/** Two small sprigs growing apart from a berry: closes a section. */
export const SprigDivider = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 160 28" aria-hidden="true" className={className}>
    {[1, -1].map((side) => (
      <g key={side} transform={side === 1 ? undefined : 'matrix(-1 0 0 1 160 0)'}>
        <LaurelBranch
          curve={[
            { x: 90, y: 15 },
            { x: 106, y: 18 },
            { x: 124, y: 17 },
            { x: 142, y: 11 },
          ]}
          pairs={3}
          size={0.36}
        />
      </g>
    ))}
    <circle cx="80" cy="15" r="3.2" className="fill-brass-bright" />
  </svg>
);
