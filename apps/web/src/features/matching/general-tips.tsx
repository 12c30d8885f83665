import { Lightbulb } from 'lucide-react';
import { Card } from '../../ui/card.tsx';

/** Advice on the whole result. */
export const GeneralTips = ({ tips }: { tips: readonly string[] }) =>
  tips.length === 0 ? null : (
    <Card className="px-5 py-5 sm:px-7">
      <h2 className="flex items-center gap-2.5 text-xl">
        <Lightbulb aria-hidden="true" className="size-5 text-brass" />
        AI Recommendations
      </h2>
      <ul className="mt-3 grid gap-2">
        {tips.map((tip) => (
          <li key={tip} className="border-l-2 border-brass-bright pl-3.5">
            {tip}
          </li>
        ))}
      </ul>
    </Card>
  );
