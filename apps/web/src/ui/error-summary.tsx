import type { Ref } from 'react';

export interface SummarisedError {
  /** Id of the field; without it the line is no link. */
  fieldId?: string;
  message: string;
}

interface ErrorSummaryProps {
  title?: string;
  errors: readonly SummarisedError[];
  /** Focus it after a refused submit. */
  ref?: Ref<HTMLDivElement>;
}

/** The errors of a form, each linked to its field. */
export const ErrorSummary = ({ title = 'Please check the following', errors, ref }: ErrorSummaryProps) => (
  <div
    ref={ref}
    tabIndex={-1}
    role="alert"
    className="forced-border rounded-md border-2 border-danger bg-danger-soft px-5 py-4"
    hidden={errors.length === 0}
  >
    <h2 className="text-lg text-danger">{title}</h2>
    <ul className="mt-1 list-disc pl-5">
      {errors.map(({ fieldId, message }) => (
        <li key={`${fieldId}${message}`}>
          {fieldId ? (
            <a
              href={`#${fieldId}`}
              className="text-danger underline underline-offset-2"
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId)?.focus();
              }}
            >
              {message}
            </a>
          ) : (
            message
          )}
        </li>
      ))}
    </ul>
  </div>
);
