import type { SessionUser } from '@laurel/contract';
import { Route, Routes } from 'react-router';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Signpost } from '../../ui/illustrations/signpost.tsx';
import { AwardPage } from './award-page.tsx';
import { GroupsPage } from './groups-page.tsx';
import { HousePage } from './house-page.tsx';
import { NewAwardPage } from './new-award-page.tsx';
import { QueuePage } from './queue-page.tsx';
import { SourcesPage } from './sources-page.tsx';

/** Where curators and operators work. */
export const Desk = ({ roles }: { roles: NonNullable<SessionUser['roles']> }) => (
  <Routes>
    <Route index element={<QueuePage isOperator={roles.includes('operator')} />} />
    {roles.includes('operator') ? <Route path="house" element={<HousePage />} /> : null}
    <Route path="sources" element={<SourcesPage isOperator={roles.includes('operator')} />} />
    <Route path="groups" element={<GroupsPage />} />
    <Route path="new" element={<NewAwardPage />} />
    <Route path="awards/:scholarshipId" element={<AwardPage />} />
    <Route
      path="*"
      element={
        <div className="page py-10">
          <EmptyState
            level={1}
            illustration={<Signpost />}
            title="Nothing lies here"
            text="This address of the desk leads nowhere."
            action={<LinkButton to="/desk">Back to the desk</LinkButton>}
          />
        </div>
      }
    />
  </Routes>
);
