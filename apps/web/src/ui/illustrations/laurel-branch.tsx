import { type Curve, curvePath, leavesAlong } from './branch-geometry.ts';

/** One laurel leaf, 32 units long, growing up from the origin. */
const LEAF = 'M0 0C-8.5-6.5-8-21 0-33C8-21 8.5-6.5 0 0Z';
const RIB = 'M0-1V-25';

interface LaurelBranchProps {
  curve: Curve;
  pairs: number;
  /** Leaf length in units of 32. */
  size: number;
  leafClass?: string;
  ribClass?: string;
  stemClass?: string;
  berries?: boolean;
}

/** A laurel branch along a curve, drawn inside an svg. */
export const LaurelBranch = ({
  curve,
  pairs,
  size,
  leafClass = 'fill-laurel',
  ribClass = 'stroke-paper',
  stemClass = 'stroke-laurel',
  berries = false,
}: LaurelBranchProps) => (
  <g>
    <path
      d={curvePath(curve)}
      className={stemClass}
      fill="none"
      strokeWidth={2.2 * size}
      strokeLinecap="round"
    />
    {leavesAlong(curve, pairs, size).map((leaf, index) => (
      <g
        key={`${leaf.x} ${leaf.y} ${leaf.angle}`}
        transform={`translate(${leaf.x} ${leaf.y}) rotate(${leaf.angle}) scale(${leaf.scale})`}
      >
        <path d={LEAF} className={leafClass} />
        <path
          d={RIB}
          className={ribClass}
          fill="none"
          strokeWidth="1.1"
          strokeLinecap="round"
          opacity="0.65"
        />
        {berries && index % 4 === 1 ? <circle cx="-7" cy="-4" r="3.4" className="fill-brass-bright" /> : null}
      </g>
    ))}
  </g>
);
