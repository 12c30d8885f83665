import { EmptyState } from '../../ui/empty-state.tsx';
import { WritingDesk } from '../../ui/illustrations/writing-desk.tsx';

/** Says plainly what is not there yet. */
export const ToolsTab = () => (
  <EmptyState
    illustration={<WritingDesk />}
    title="Essay critique arrives with essays"
    text="This version of Laurel can’t read essays yet. When it can, you will paste one here, get a critique of it, and find it again with its feedback."
  />
);
