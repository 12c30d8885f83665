import type { EditPreview, Patch } from '@laurel/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { errorText } from '../../lib/api/api-error.ts';
import { Callout } from '../../ui/callout.tsx';
import { previewQuery } from './desk-queries.ts';

const SETTLED_MS = 400;

/** The value once it has not changed for a moment, so that not every letter asks the server. */
const useSettled = <T,>(value: T): T => {
  const [settled, setSettled] = useState(value);
  const key = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(key) as T), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return settled;
};

type Student = EditPreview['students'][number];

const verdict = ({ eligible, score }: Student['before']) => (eligible ? `${score}%` : 'not open');
const isOther = ({ before, after }: Student) => JSON.stringify(before) !== JSON.stringify(after);

const Row = ({ student }: { student: Student }) => (
  <tr className="border-b border-line align-top last:border-b-0" data-changed={isOther(student)}>
    <th scope="row" className="py-2 pr-3 text-left font-normal">
      {student.name}
    </th>
    <td className="py-2 pr-3 whitespace-nowrap text-muted">{verdict(student.before)}</td>
    <td className={isOther(student) ? 'py-2 font-semibold whitespace-nowrap' : 'py-2 whitespace-nowrap'}>
      {verdict(student.after)}
    </td>
  </tr>
);

/** What the change would do for twelve made-up students. @param problem why it can't even be tried */
export const PreviewPanel = ({
  id,
  patch,
  problem,
}: {
  id: string;
  patch: Patch;
  problem: string | undefined;
}) => {
  const settled = useSettled(patch);
  const preview = useQuery(previewQuery(id, settled));
  const isIdle = Object.keys(patch).length === 0 && problem === undefined;
  const failure =
    problem ??
    (preview.isError ? errorText(preview.error, 'It could not be tried. Please try again.') : undefined);
  const data = isIdle || failure !== undefined ? undefined : preview.data?.data;
  const changed = data?.students.filter(isOther) ?? [];
  return (
    <section
      aria-labelledby="preview"
      className="grid content-start gap-4 rounded-lg border border-line bg-raised p-4"
    >
      <h2 id="preview" className="text-xl">
        Tried on twelve students
      </h2>
      <div aria-live="polite" className="grid gap-3">
        {isIdle ? <p className="text-muted">Change something: what it does for them stands here.</p> : null}
        {failure === undefined ? null : <Callout variant="warning" title={failure} />}
        {data ? (
          <>
            <p>
              Deadline:{' '}
              {data.deadline.before === data.deadline.after ? (
                `${data.deadline.after}, as before`
              ) : (
                <>
                  <span className="text-muted">{data.deadline.before}</span> →{' '}
                  <span className="font-semibold">{data.deadline.after}</span>
                </>
              )}
            </p>
            <p>
              {changed.length === 0
                ? 'Nothing changes for them.'
                : `It changes for ${changed.length} of ${data.students.length}.`}
            </p>
          </>
        ) : null}
      </div>
      {data ? (
        <div className="overflow-x-auto">
          <table className="w-full text-sm">
            <thead>
              <tr className="border-b border-line text-left text-muted">
                <th scope="col" className="py-2 pr-3 font-semibold">
                  Student
                </th>
                <th scope="col" className="py-2 pr-3 font-semibold">
                  Now
                </th>
                <th scope="col" className="py-2 font-semibold">
                  Then
                </th>
              </tr>
            </thead>
            <tbody>
              {[...changed, ...data.students.filter((student) => !isOther(student))].map((student) => (
                <Row key={student.name} student={student} />
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
    </section>
  );
};
