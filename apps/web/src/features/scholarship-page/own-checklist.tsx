import { useQuery } from '@tanstack/react-query';
import { useStudentKey } from '../../lib/session/use-student-key.ts';
import { allSavedQuery } from '../saved-scholarships/all-saved-query.ts';
import { Checklist } from '../saved-scholarships/checklist.tsx';
import { Section } from './section.tsx';

/** What the student has done for a saved scholarship, and what is left. */
export const OwnChecklist = ({ id }: { id: string }) => {
  const { data } = useQuery(allSavedQuery(useStudentKey()));
  const saved = data?.data.savedScholarships.find(({ scholarship }) => scholarship.id === id);
  return saved ? (
    <Section title="Your application">
      <div className="max-w-prose">
        <Checklist saved={saved} open />
      </div>
    </Section>
  ) : null;
};
