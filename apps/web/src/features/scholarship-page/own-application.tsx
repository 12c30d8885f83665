import { useQuery } from '@tanstack/react-query';
import { useStudentKey } from '../../lib/session/auth-context.ts';
import { StartDraft } from '../essays/start-draft.tsx';
import { Checklist } from '../saved-scholarships/checklist.tsx';
import { OwnPlanParts } from '../saved-scholarships/own-plan.tsx';
import { Tracking } from '../saved-scholarships/saved-card.tsx';
import { allSavedQuery } from '../saved-scholarships/saved-queries.ts';
import { Section } from './section.tsx';

/** Where the application stands and what is left to do, if the scholarship is saved. */
export const OwnApplication = ({ id, folded }: { id: string; folded: boolean }) => {
  const { data } = useQuery(allSavedQuery(useStudentKey()));
  const saved = data?.data.savedScholarships.find(({ scholarship }) => scholarship.id === id);
  return saved ? (
    <Section title="Your application">
      <div className="grid max-w-prose gap-5">
        <Tracking saved={saved} />
        <Checklist saved={saved} open={!folded} />
        <OwnPlanParts saved={saved} />
        <div className="no-print border-t border-line pt-5">
          <StartDraft
            variant="secondary"
            begin={{ scholarshipId: id }}
            isSame={(unsent) => unsent.scholarshipId === id}
          >
            Write for this scholarship
          </StartDraft>
        </div>
      </div>
    </Section>
  ) : null;
};
