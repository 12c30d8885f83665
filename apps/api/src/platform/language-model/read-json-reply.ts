import type { z } from 'zod';

/** The text after the model's last `<think>` block. */
const afterThoughts = (text: string): string => text.slice(text.lastIndexOf('</think') + 1);

/**
 * The object in a reply of a model that thinks aloud, fences its JSON or talks around it; smaller models do, whatever the
 * response format asks for.
 */
export const readJsonReply = <T>(text: string, schema: z.ZodType<T>): T | undefined => {
  const said = afterThoughts(text);
  const start = said.indexOf('{');
  const end = said.lastIndexOf('}');
  if (start < 0 || end <= start) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(said.slice(start, end + 1));
  } catch {
    // Not JSON: there is no usable reply.
    return undefined;
  }
  const parsed = schema.safeParse(value);
  return parsed.success ? parsed.data : undefined;
};
