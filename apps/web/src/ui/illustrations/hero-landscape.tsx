import { LaurelBranch } from './laurel-branch.tsx';

const ARCH = 'M84 520V262A236 236 0 0 1 556 262V520Z';
const LEFT_PAGE = 'M22 486C104 444 236 446 320 494V566C236 522 104 520 22 552Z';
const LEFT_LINES = [
  'M62 492C130 466 224 468 292 500',
  'M62 510C130 484 224 486 292 518',
  'M62 528C116 508 176 506 232 518',
];
/** Contours, as an engraver shades a slope. */
const CONTOURS = [
  'M84 432C170 372 262 372 352 420',
  'M84 450C168 394 256 392 340 436',
  'M84 468C164 416 248 412 326 452',
];
const FAR_CONTOURS = ['M318 372C396 318 486 322 556 352', 'M344 378C414 334 490 338 556 368'];

const mirrored = 'matrix(-1 0 0 1 640 0)';

const Sun = () => (
  <g>
    <circle cx="352" cy="226" r="74" className="fill-brass-bright" />
    {[92, 106, 120].map((radius) => (
      <circle
        key={radius}
        cx="352"
        cy="226"
        r={radius}
        fill="none"
        className="stroke-brass-bright"
        strokeWidth="1.4"
        strokeDasharray={`${radius / 16} ${radius / 9}`}
        strokeLinecap="round"
      />
    ))}
  </g>
);

const Book = () => (
  <g>
    <path
      d="M10 500C104 460 236 462 320 508C404 462 536 460 630 500V572C536 532 404 534 320 580C236 534 104 532 10 572Z"
      className="fill-brass"
    />
    {[undefined, mirrored].map((transform) => (
      <g key={transform ?? 'left'} transform={transform}>
        <path d={LEFT_PAGE} className="fill-raised stroke-ink" strokeWidth="2" strokeLinejoin="round" />
        {LEFT_LINES.map((line) => (
          <path
            key={line}
            d={line}
            fill="none"
            className="stroke-muted"
            strokeWidth="2.2"
            strokeLinecap="round"
            opacity="0.5"
          />
        ))}
      </g>
    ))}
    <path d="M320 494V566" className="stroke-ink" strokeWidth="2" />
  </g>
);

/** An open book whose pages rise into hills, a path that leads up to the sun, and laurel on both sides. */
export const HeroLandscape = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 640 600" aria-hidden="true" className={className}>
    <clipPath id="hero-arch">
      <path d={ARCH} />
    </clipPath>
    <g clipPath="url(#hero-arch)">
      <path d={ARCH} className="fill-sky" />
      <Sun />
      <path d="M84 356C176 296 258 300 320 336C404 276 492 286 556 318V520H84Z" className="fill-hill-far" />
      <path d="M250 392C352 308 470 306 556 342V520H250Z" className="fill-hill-mid" />
      {FAR_CONTOURS.map((contour) => (
        <path key={contour} d={contour} fill="none" className="stroke-contour" strokeWidth="1.6" />
      ))}
      <path d="M84 412C180 344 300 352 392 418C450 396 510 396 556 410V520H84Z" className="fill-hill-near" />
      {CONTOURS.map((contour) => (
        <path key={contour} d={contour} fill="none" className="stroke-contour" strokeWidth="1.6" />
      ))}
      <path
        d="M306 520C322 488 428 470 412 444C398 424 352 424 366 400C376 384 408 376 418 352C411 376 392 388 390 402C388 424 446 426 452 450C456 476 356 490 352 520Z"
        className="fill-path"
      />
    </g>
    <path d={ARCH} fill="none" className="stroke-ink" strokeWidth="2" />
    <path
      d="M70 500V262A250 250 0 0 1 570 262V500"
      fill="none"
      className="stroke-brass-bright"
      strokeWidth="1.5"
    />
    <Book />
    <g className="origin-[60px_520px] animate-sway">
      <LaurelBranch
        curve={[
          { x: 66, y: 512 },
          { x: 18, y: 400 },
          { x: 40, y: 260 },
          { x: 128, y: 176 },
        ]}
        pairs={7}
        size={1.55}
        leafClass="fill-leaf"
        berries
      />
    </g>
    <g className="origin-[580px_520px] animate-sway [animation-delay:-3s]">
      <LaurelBranch
        curve={[
          { x: 578, y: 512 },
          { x: 616, y: 440 },
          { x: 610, y: 372 },
          { x: 566, y: 312 },
        ]}
        pairs={4}
        size={1.3}
        leafClass="fill-leaf"
        berries
      />
    </g>
  </svg>
);
