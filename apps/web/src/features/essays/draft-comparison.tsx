import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react';
import type { Comparison } from './critique-shape.ts';

const LISTS = [
  { key: 'fixed', title: 'Fixed', none: 'Nothing yet.', Icon: CircleCheck, look: 'text-laurel' },
  { key: 'broken', title: 'New in this draft', none: 'Nothing new.', Icon: CircleAlert, look: 'text-danger' },
  { key: 'left', title: 'Still open', none: 'Nothing left.', Icon: CircleDashed, look: 'text-brass' },
] as const;

const rowsOf = ({ before, after }: Comparison) =>
  after.rubric.map(({ name, band }) => ({
    name,
    was: before.rubric.find((line) => line.name === name)?.band,
    is: band,
  }));

const Bands = ({ comparison }: { comparison: Comparison }) => (
  <table className="w-full text-sm">
    <caption className="sr-only">The rubric before and now</caption>
    <thead>
      <tr className="border-b border-edge text-left text-muted">
        <th scope="col" className="py-1.5 pr-3 font-semibold">
          Line
        </th>
        <th scope="col" className="px-2 py-1.5 font-semibold">
          Before
        </th>
        <th scope="col" className="py-1.5 pl-2 font-semibold">
          Now
        </th>
      </tr>
    </thead>
    <tbody>
      {rowsOf(comparison).map(({ name, was, is }) => (
        <tr key={name} className="border-b border-line">
          <th scope="row" className="py-1.5 pr-3 text-left font-[inherit]">
            {name}
          </th>
          <td className="px-2 py-1.5">{was ?? '–'}</td>
          <td className="py-1.5 pl-2">{is ?? '–'}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Which remarks are gone, which are new and which still stand. */
export const RemarkLists = ({ lists }: { lists: Pick<Comparison, 'fixed' | 'broken' | 'left'> }) => (
  <div className="grid content-start gap-4">
    {LISTS.map(({ key, title, none, Icon, look }) => (
      <div key={key} className="break-inside-avoid">
        <h4 className="flex items-center gap-2 font-semibold">
          <Icon aria-hidden="true" className={`size-4.5 shrink-0 ${look}`} />
          {title}
          <span className="font-normal text-muted tabular-nums">{lists[key].length}</span>
        </h4>
        {lists[key].length === 0 ? (
          <p className="ml-6.5 text-sm text-muted">{none}</p>
        ) : (
          <ul className="mt-1 ml-6.5 grid gap-1">
            {lists[key].map((text) => (
              <li key={text} className="wrap-anywhere">
                {text}
              </li>
            ))}
          </ul>
        )}
      </div>
    ))}
  </div>
);

/** What the new draft fixed, broke and left, and how the rubric moved. */
export const DraftComparison = ({ comparison }: { comparison: Comparison }) => (
  <div className="grid grid-cols-1 gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
    <RemarkLists lists={comparison} />
    <div>
      <Bands comparison={comparison} />
      <p className="mt-2 text-sm text-muted">
        The new draft keeps {Math.round(comparison.wordsKept * 100)}% of the words of the earlier one.
      </p>
    </div>
  </div>
);
