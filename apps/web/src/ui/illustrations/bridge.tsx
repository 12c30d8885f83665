import { LaurelBranch } from './laurel-branch.tsx';

const ARCHES = [150, 210, 270] as const;
/** Sheets that lie about on the left hill: rules that nobody has put in order. */
const SHEETS = [
  { x: 26, y: 166, turn: -16 },
  { x: 62, y: 158, turn: 11 },
  { x: 42, y: 140, turn: -5 },
] as const;

const Sheets = () =>
  SHEETS.map(({ x, y, turn }) => (
    <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path d="M0 0H30V38H0Z" className="fill-raised stroke-ink" strokeWidth="1.6" strokeLinejoin="round" />
      <path
        d="M6 9H24M6 16H24M6 23H17"
        className="stroke-muted"
        strokeWidth="1.8"
        strokeLinecap="round"
        opacity="0.6"
      />
    </g>
  ));

const Span = () => (
  <g>
    <path
      d="M104 196C150 166 270 166 316 196V224H104Z"
      className="fill-raised stroke-ink"
      strokeWidth="1.8"
      strokeLinejoin="round"
    />
    {ARCHES.map((x) => (
      <path
        key={x}
        d={`M${x - 22} 226V214A22 22 0 0 1 ${x + 22} 214V226Z`}
        className="fill-sky stroke-ink"
        strokeWidth="1.8"
      />
    ))}
    <path d="M100 193C150 160 270 160 320 193" fill="none" className="stroke-brass-bright" strokeWidth="4" />
  </g>
);

/** A bridge from a hill with scattered papers to one where laurel grows. */
export const Bridge = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 420 280" aria-hidden="true" className={className}>
    <circle cx="210" cy="128" r="118" className="fill-sky" />
    <circle cx="214" cy="92" r="34" className="fill-brass-bright" />
    <path d="M92 190C140 138 282 134 336 190V226H92Z" className="fill-hill-far" />
    <Span />
    <path
      d="M0 262C8 196 60 168 104 194C122 206 128 232 132 262Z"
      className="fill-hill-mid stroke-ink"
      strokeWidth="1.8"
    />
    <path
      d="M288 262C292 228 300 202 318 192C364 166 412 196 420 262Z"
      className="fill-hill-near stroke-ink"
      strokeWidth="1.8"
    />
    <path
      d="M308 240C336 208 376 208 404 236M322 254C346 230 374 232 394 252"
      fill="none"
      className="stroke-contour"
      strokeWidth="1.6"
    />
    <Sheets />
    {[
      { x: 350, lean: -16, size: 0.92 },
      { x: 376, lean: 9, size: 0.76 },
    ].map(({ x, lean, size }) => (
      <LaurelBranch
        key={x}
        curve={[
          { x, y: 196 },
          { x: x + lean * 0.2, y: 168 },
          { x: x + lean, y: 138 },
          { x: x + lean * 1.8, y: 104 },
        ]}
        pairs={5}
        size={size}
        leafClass="fill-leaf"
        berries
      />
    ))}
    <path d="M0 262H420" className="stroke-ink" strokeWidth="2" strokeLinecap="round" />
    <path d="M142 271H196M226 271H280" className="stroke-line" strokeWidth="2.4" strokeLinecap="round" />
  </svg>
);
