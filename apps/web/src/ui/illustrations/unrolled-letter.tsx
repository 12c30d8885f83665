import { LaurelBranch } from './laurel-branch.tsx';

/** A sheet with a wreath and no name on it: this scholarship is not here. */
export const UnrolledLetter = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 240 180" aria-hidden="true" className={className}>
    <circle cx="120" cy="86" r="72" className="fill-sky" />
    <g transform="rotate(-5 120 92)">
      <path d="M66 26H168V152H66Z" className="fill-raised" />
      <path
        d="M66 26H168C178 26 178 42 168 42V150C168 162 156 162 156 152H58C48 152 46 166 62 166H160"
        className="fill-raised stroke-ink"
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
      <path d="M66 26C56 26 56 42 66 42V152" fill="none" className="stroke-ink" strokeWidth="1.8" />
      <path
        d="M84 118H150M84 130H132"
        className="stroke-line"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="10 7"
      />
      {[undefined, 'matrix(-1 0 0 1 234 0)'].map((transform) => (
        <g key={transform ?? 'left'} transform={transform}>
          <LaurelBranch
            curve={[
              { x: 116, y: 100 },
              { x: 92, y: 96 },
              { x: 86, y: 72 },
              { x: 100, y: 54 },
            ]}
            pairs={4}
            size={0.46}
            ribClass="stroke-raised"
          />
        </g>
      ))}
      <circle cx="117" cy="101" r="3" className="fill-brass-bright" />
    </g>
    <path d="M20 172H220" className="stroke-ink" strokeWidth="2" strokeLinecap="round" />
  </svg>
);
