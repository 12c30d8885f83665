import { readFileSync } from 'node:fs';
import { type ProgrammePatch, WARNING_KINDS } from '@laurel/domain';
import { parse } from 'yaml';
import { z } from 'zod';
import { type Programme, programmeKeys, programmeSchema } from '../programme-schema.ts';

/** Source of an award that this installation added. */
export const LOCAL_SOURCE = 'local';

/** A checked patch: some keys of a programme, `null` where one is taken out. */
export type Patch = { [K in keyof Programme]?: Programme[K] | null | undefined } & {
  organization?: string | undefined;
  /** Kinds of warning that somebody has looked at; no key of the files. */
  screened?: (typeof WARNING_KINDS)[number][] | null | undefined;
};

/** A patch is not valid. The message says in one line why. */
export class PatchError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'PatchError';
  }
}

const MAY_GO = new Set([
  ...['apply', 'duration', 'applicants', 'contact', 'ended', 'deadline', 'cycles', 'evidence'],
  ...['benefits', 'documents', 'selection', 'essays'],
]);

const partShape = z.strictObject({
  ...Object.fromEntries(
    Object.entries(programmeKeys).map(([key, schema]) => [
      key,
      MAY_GO.has(key) ? schema.nullable().optional() : schema.optional(),
    ]),
  ),
  screened: z.array(z.enum(WARNING_KINDS)).nullable().optional(),
});

/**
 * Checks a patch. With `id` it is a whole programme and needs all of its keys; otherwise the keys that change.
 * @throws PatchError
 */
export const readPatch = (patch: ProgrammePatch): Patch => {
  const { organization, ...programme } = patch;
  const parsed =
    patch.id === undefined
      ? partShape.safeParse(patch)
      : z
          .strictObject({ organization: programmeKeys.organization, programme: programmeSchema })
          .transform((whole) => ({ ...whole.programme, organization: whole.organization }))
          .safeParse({ organization, programme });
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new PatchError(
      `${issue?.path.filter((step) => step !== 'programme').join(' ')}: ${issue?.message}`,
    );
  }
  // A key with a default would otherwise come into a patch that says nothing of it.
  const known = Object.entries(parsed.data).filter(([key]) => patch.id !== undefined || key in patch);
  if (known.length === 0) throw new PatchError('The change says nothing.');
  return Object.fromEntries(known) as Patch;
};

/** A patch that somebody wrote as YAML. @throws PatchError */
export const readPatchFile = (file: string): ProgrammePatch => {
  const patch: unknown = parse(readFileSync(file, 'utf8'));
  if (typeof patch !== 'object' || patch === null || Array.isArray(patch))
    throw new PatchError(`${file} holds no keys of a programme.`);
  readPatch(patch as ProgrammePatch);
  return patch as ProgrammePatch;
};
