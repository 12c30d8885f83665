import { encode } from 'uqr';

/** Around the code, as its standard wants. */
const QUIET = 4;

/** A QR code drawn here: what stands in it is sent nowhere. Dark on light in both themes, since some readers know no other. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-56 max-w-full rounded-md bg-[#fff]"
    >
      <path d={path} fill="#000" />
    </svg>
  );
};
