import { LaurelBranch } from './laurel-branch.tsx';

/** A signpost whose boards point everywhere: this way leads nowhere. */
export const Signpost = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 240 200" aria-hidden="true" className={className}>
    <circle cx="120" cy="92" r="80" className="fill-sky" />
    <path d="M8 184C60 132 172 126 232 184Z" className="fill-hill-far" />
    <path
      d="M100 184C108 170 150 164 140 152C132 144 118 146 122 138C126 146 154 144 160 156C166 168 136 172 134 184Z"
      className="fill-path"
    />
    <rect x="106" y="34" width="9" height="118" rx="2" className="fill-brass stroke-ink" strokeWidth="1.6" />
    <path
      d="M70 44H164L180 57L164 70H70Z"
      className="fill-laurel stroke-ink"
      strokeWidth="1.8"
      strokeLinejoin="round"
      transform="rotate(-4 120 57)"
    />
    <path
      d="M160 82H76L60 95L76 108H160Z"
      className="fill-raised stroke-ink"
      strokeWidth="1.8"
      strokeLinejoin="round"
      transform="rotate(5 112 95)"
    />
    <g fill="none" strokeWidth="3" strokeLinecap="round">
      <path d="M84 58H150" className="stroke-on-laurel" opacity="0.75" transform="rotate(-4 120 57)" />
      <path d="M86 95H146" className="stroke-muted" opacity="0.6" transform="rotate(5 112 95)" />
    </g>
    <LaurelBranch
      curve={[
        { x: 190, y: 168 },
        { x: 206, y: 150 },
        { x: 210, y: 128 },
        { x: 202, y: 106 },
      ]}
      pairs={4}
      size={0.72}
      leafClass="fill-leaf"
      berries
    />
    <path d="M8 186H232" className="stroke-ink" strokeWidth="2" strokeLinecap="round" />
  </svg>
);
