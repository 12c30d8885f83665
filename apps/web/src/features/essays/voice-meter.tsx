import type { RewrittenSection } from './critique-shape.ts';
import { Meter } from './rubric-bars.tsx';
import { voiceShare } from './voice-share.ts';

/** 99.6% of own words is not all of them. */
const percentOf = (share: number): number => (share === 1 ? 100 : Math.min(99, Math.round(share * 100)));

/** How much of the working copy is still the student's own words. */
export const VoiceMeter = ({ text, sections }: { text: string; sections: readonly RewrittenSection[] }) => {
  const { words, repaired, own } = voiceShare(text, sections);
  const percent = percentOf(own);
  return (
    <div className="no-print mt-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="font-semibold">Your own words</p>
        <p className="text-sm text-muted tabular-nums">
          <span className="text-base font-semibold text-ink">{percent}%</span>
          {repaired === 0
            ? ': every word is yours'
            : `: ${repaired} of ${words} words come from accepted repairs`}
        </p>
      </div>
      <Meter label="Your own words" value={percent} text={`${percent}%`} className="mt-1.5" />
    </div>
  );
};
