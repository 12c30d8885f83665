import { LaurelBranch } from './laurel-branch.tsx';

/** A sheet, an inkwell and a quill: the desk is ready, nothing is written. */
export const WritingDesk = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 240 180" aria-hidden="true" className={className}>
    <circle cx="122" cy="88" r="74" className="fill-sky" />
    <path
      d="M52 150L74 60H162L176 150Z"
      className="fill-raised stroke-ink"
      strokeWidth="1.8"
      strokeLinejoin="round"
    />
    <path
      d="M84 78H148M81 92H134"
      className="stroke-muted"
      strokeWidth="2.4"
      strokeLinecap="round"
      opacity="0.6"
    />
    <path d="M78 106H98" className="stroke-laurel" strokeWidth="2.8" strokeLinecap="round" />
    <path
      d="M99 107C118 84 140 56 186 22C184 62 158 92 122 104L112 101Z"
      className="fill-hill-mid stroke-ink"
      strokeWidth="1.8"
      strokeLinejoin="round"
    />
    <path
      d="M99 107C124 82 150 54 186 22M128 80L134 90M142 66L152 78M156 52L166 62"
      fill="none"
      className="stroke-ink"
      strokeWidth="1.4"
      strokeLinecap="round"
    />
    <path
      d="M176 130H212L208 158H180Z"
      className="fill-laurel stroke-ink"
      strokeWidth="1.8"
      strokeLinejoin="round"
    />
    <path
      d="M172 124H216V132H172Z"
      className="fill-brass-bright stroke-ink"
      strokeWidth="1.8"
      strokeLinejoin="round"
    />
    <LaurelBranch
      curve={[
        { x: 40, y: 158 },
        { x: 24, y: 140 },
        { x: 20, y: 120 },
        { x: 30, y: 98 },
      ]}
      pairs={4}
      size={0.62}
      leafClass="fill-leaf"
      berries
    />
    <path d="M12 158H228" className="stroke-ink" strokeWidth="2" strokeLinecap="round" />
  </svg>
);
