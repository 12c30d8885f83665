import { LaurelBranch } from './laurel-branch.tsx';

const STARS = [
  [188, 28],
  [214, 58],
  [160, 44],
  [204, 92],
  [134, 20],
] as const;

/** A telescope on a hill under a few stars: we looked, and found nothing yet. */
export const HillTelescope = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 240 180" aria-hidden="true" className={className}>
    <circle cx="120" cy="84" r="76" className="fill-sky" />
    {STARS.map(([x, y]) => (
      <path
        key={`${x}`}
        d={`M${x} ${y - 7}L${x + 2} ${y - 2}L${x + 7} ${y}L${x + 2} ${y + 2}L${x} ${y + 7}L${x - 2} ${y + 2}L${x - 7} ${y}L${x - 2} ${y - 2}Z`}
        className="fill-brass-bright"
      />
    ))}
    <path d="M8 166C56 122 156 112 232 166Z" className="fill-hill-near" />
    <path
      d="M52 154C96 130 150 128 196 154M84 156C110 144 140 144 166 156"
      fill="none"
      className="stroke-contour"
      strokeWidth="1.6"
    />
    <path
      d="M112 92L92 138M114 92V136M116 92L138 138"
      className="stroke-ink"
      strokeWidth="3.4"
      strokeLinecap="round"
    />
    <g transform="rotate(-32 114 88)">
      <rect
        x="70"
        y="79"
        width="34"
        height="16"
        rx="2"
        className="fill-hill-mid stroke-ink"
        strokeWidth="1.8"
      />
      <rect
        x="102"
        y="75"
        width="40"
        height="24"
        rx="2"
        className="fill-brass-bright stroke-ink"
        strokeWidth="1.8"
      />
      <rect
        x="140"
        y="71"
        width="26"
        height="32"
        rx="3"
        className="fill-raised stroke-ink"
        strokeWidth="1.8"
      />
      <path d="M62 82H70V92H62Z" className="fill-ink" />
    </g>
    <LaurelBranch
      curve={[
        { x: 34, y: 152 },
        { x: 30, y: 134 },
        { x: 34, y: 116 },
        { x: 46, y: 100 },
      ]}
      pairs={3}
      size={0.6}
      leafClass="fill-leaf"
    />
    <path d="M8 168H232" className="stroke-ink" strokeWidth="2" strokeLinecap="round" />
  </svg>
);
