import { EssayCritique } from '../../features/essays/essay-critique.tsx';

/** What helps with an application beyond finding it. */
export const ToolsTab = () => <EssayCritique />;
