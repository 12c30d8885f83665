import { Bookmark, PenLine, SlidersHorizontal, Sparkles } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { MatchesTab } from '../features/matching/matches-tab.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../ui/tabs.tsx';
import type { DashboardTab } from './use-dashboard-tab.ts';

const PreferencesForm = lazy(async () => ({
  default: (await import('../features/preferences/preferences-form.tsx')).PreferencesForm,
}));
const SavedTab = lazy(async () => ({
  default: (await import('../features/saved-scholarships/saved-tab.tsx')).SavedTab,
}));
/** What helps with an application beyond finding it. */
const ToolsTab = lazy(async () => ({
  default: (await import('../features/essays/essay-critique.tsx')).EssayCritique,
}));

const Waiting = () => (
  <div className="grid min-h-dvh content-start justify-items-center pt-24 text-laurel">
    <Spinner label="Loading…" className="size-8" />
  </div>
);

interface DashboardTabsProps {
  tab: DashboardTab;
  onTab: (tab: DashboardTab) => void;
  onPreferencesSaved: () => void;
}

/** The four tabs of a student who has preferences. */
export const DashboardTabs = ({ tab, onTab, onPreferencesSaved }: DashboardTabsProps) => (
  <Tabs value={tab} onValueChange={(value) => onTab(value as DashboardTab)}>
    <TabsList aria-label="Dashboard">
      <TabsTrigger value="matches">
        <Sparkles aria-hidden="true" /> AI Matches
      </TabsTrigger>
      <TabsTrigger value="saved">
        <Bookmark aria-hidden="true" /> Saved
      </TabsTrigger>
      <TabsTrigger value="preferences">
        <SlidersHorizontal aria-hidden="true" /> Preferences
      </TabsTrigger>
      <TabsTrigger value="tools">
        <PenLine aria-hidden="true" /> Tools
      </TabsTrigger>
    </TabsList>
    <TabsContent value="matches">
      <MatchesTab />
    </TabsContent>
    <TabsContent value="saved">
      <Suspense fallback={<Waiting />}>
        <SavedTab onExploreMatches={() => onTab('matches')} />
      </Suspense>
    </TabsContent>
    <TabsContent value="preferences">
      <div className="mx-auto max-w-5xl">
        <Suspense fallback={<Waiting />}>
          <PreferencesForm mode="edit" onSaved={onPreferencesSaved} />
        </Suspense>
      </div>
    </TabsContent>
    <TabsContent value="tools">
      <Suspense fallback={<Waiting />}>
        <ToolsTab />
      </Suspense>
    </TabsContent>
  </Tabs>
);
