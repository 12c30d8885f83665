export interface Point {
  x: number;
  y: number;
}
/** A cubic curve: start, two handles, end. */
export type Curve = readonly [Point, Point, Point, Point];

export interface PlacedLeaf extends Point {
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
export const leavesAlong = (curve: Curve, pairs: number, size: number): PlacedLeaf[] => {
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

export const curvePath = ([a, b, c, d]: Curve): string =>
  `M${a.x} ${a.y}C${b.x} ${b.y} ${c.x} ${c.y} ${d.x} ${d.y}`;
