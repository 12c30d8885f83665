import { LaurelBranch } from './laurel-branch.tsx';

const BOOKS = [
  { x: 40, y: 138, width: 160, fill: 'fill-laurel' },
  { x: 54, y: 112, width: 136, fill: 'fill-brass-bright' },
  { x: 46, y: 86, width: 142, fill: 'fill-hill-mid' },
] as const;

/** Books waiting on a table, a sprig laid on top: nothing has been put aside yet. */
export const BookStack = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 240 180" aria-hidden="true" className={className}>
    <circle cx="128" cy="84" r="66" className="fill-sky" />
    {BOOKS.map(({ x, y, width, fill }) => (
      <g key={y}>
        <rect
          x={x}
          y={y}
          width={width}
          height="26"
          rx="4"
          className={`${fill} stroke-ink`}
          strokeWidth="1.8"
        />
        <path
          d={`M${x + width - 12} ${y + 4}H${x + 22}a9 9 0 0 0 0 18H${x + width - 12}`}
          className="fill-raised stroke-ink"
          strokeWidth="1.4"
        />
        <path
          d={`M${x + 34} ${y + 10}H${x + width - 16}M${x + 30} ${y + 16}H${x + width - 16}`}
          className="stroke-line"
          strokeWidth="1.4"
        />
      </g>
    ))}
    <path
      d="M150 86V126L158 119L166 126V86Z"
      className="fill-danger stroke-ink"
      strokeWidth="1.4"
      strokeLinejoin="round"
    />
    <LaurelBranch
      curve={[
        { x: 66, y: 82 },
        { x: 92, y: 76 },
        { x: 120, y: 58 },
        { x: 146, y: 30 },
      ]}
      pairs={5}
      size={0.74}
      berries
    />
    <path d="M12 165H228" className="stroke-ink" strokeWidth="2" strokeLinecap="round" />
    <path d="M30 172H92M120 172H206" className="stroke-line" strokeWidth="2" strokeLinecap="round" />
  </svg>
);
