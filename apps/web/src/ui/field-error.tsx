import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { usePointerPress } from './pointer-press.ts';

/** The message, as it was when the pointer went down: pressing a link leaves a field, whose message would move the link. */
const useSteady = (message: string | undefined): string | undefined => {
  const [shown, show] = useState(message);
  const isPressed = usePointerPress(shown !== message);
  if (isPressed || shown === message) return shown;
  show(message);
  return message;
};

/** The message below a field; tie it to the field by `id` through aria-describedby. */
export const FieldError = ({ id, message }: { id: string; message?: string | undefined }) => {
  const shown = useSteady(message);
  return shown ? (
    <p id={id} className="mt-1.5 flex items-start gap-1.5 text-sm font-medium text-danger">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>{shown}</span>
    </p>
  ) : null;
};
