interface Point {
  x: number;
  y: number;
}
/** A cubic curve: start, two handles, end. */
type Curve = readonly [Point, Point, Point, Point];

interface PlacedLeaf extends Point {
  /** Degrees; 0 points up. */
  angle: number;
  scale: number;
}

const at = ([a, b, c, d]: Curve, t: number): Point => {
  const u = 1 - t;
  const mix = (p: number, q: number, r: number, s: number) =>
    u ** 3 * p + 3 * u * u * t * q + 3 * u * t * t * r + t ** 3 * s;
  return { x: mix(a.x, b.x, c.x, d.x), y: mix(a.y, b.y, c.y, d.y) };
};

/** Direction of growth at `t` in degrees; 0 points up. */
const heading = (curve: Curve, t: number): number => {
  const before = at(curve, Math.max(0, t - 0.01));
  const after = at(curve, Math.min(1, t + 0.01));
  return (Math.atan2(after.x - before.x, before.y - after.y) * 180) / Math.PI;
};

const SPREAD_DEGREES = 42;

const round = (value: number) => Math.round(value * 10) / 10;

/** Leaves in alternation along a stem, smaller towards the tip, with one at the tip. */
const leavesAlong = (curve: Curve, pairs: number, size: number): PlacedLeaf[] => {
  const count = pairs * 2;
  const leaves = Array.from({ length: count }, (_, index) => {
    const t = 0.1 + (0.86 * index) / count;
    const side = index % 2 === 0 ? -1 : 1;
    const { x, y } = at(curve, t);
    return {
      x: round(x),
      y: round(y),
      angle: round(heading(curve, t) + side * (SPREAD_DEGREES - 12 * t)),
      scale: round(size * (1.05 - 0.45 * t) * 10) / 10,
    };
  });
  const tip = at(curve, 1);
  return [
    ...leaves,
    {
      x: round(tip.x),
      y: round(tip.y),
      angle: round(heading(curve, 1)),
      scale: round(size * 0.62 * 10) / 10,
    },
  ];
};

const curvePath = ([a, b, c, d]: Curve): string => `M${a.x} ${a.y}C${b.x} ${b.y} ${c.x} ${c.y} ${d.x} ${d.y}`;

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
