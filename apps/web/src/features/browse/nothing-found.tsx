import type { ScholarshipsResponse } from '@laurel/contract';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { HillTelescope } from '../../ui/illustrations/hill-telescope.tsx';
import { type BrowseView, FILTER_LABELS, VIEW_KEYS } from './browse-view.ts';

interface NothingFoundProps {
  view: BrowseView;
  without: ScholarshipsResponse['data']['without'];
  onChange: (part: Partial<BrowseView>) => void;
  onClear: () => void;
}

/** Names the filter whose removal brings most back. */
export const NothingFound = ({ view, without, onChange, onClear }: NothingFoundProps) => {
  const [most] = [...without].sort((a, b) => b.count - a.count);
  const brings = most && most.count > 0 ? most : undefined;
  return (
    <EmptyState
      illustration={<HillTelescope />}
      title="No scholarship fits all of this"
      text={
        brings
          ? `“${FILTER_LABELS[brings.filter]}” removed most: without it there ${brings.count === 1 ? 'is 1' : `are ${brings.count}`}.`
          : view.q
            ? `Nothing in the catalogue speaks of “${view.q}”. Try fewer or other words.`
            : 'Try with fewer filters.'
      }
      action={
        <>
          {brings ? (
            <Button onClick={() => onChange({ [VIEW_KEYS[brings.filter]]: '' })}>
              Remove “{FILTER_LABELS[brings.filter]}”
            </Button>
          ) : null}
          <Button variant="secondary" onClick={onClear}>
            Clear everything
          </Button>
        </>
      }
    />
  );
};
