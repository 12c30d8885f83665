import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { z } from 'zod';
import { type Programme, programmeFileSchema, programmeSchema } from '../programme-schema.ts';
import { DATA_DIR, readProgrammeFiles, type SourceFile } from '../read-programme-files.ts';
import { programmeRevision } from './programme-revision.ts';

const FORMAT = 'laurel-catalogue-update';
/** Raised when an older Laurel could not apply a file rightly. */
const VERSION = 1;

const revision = z.string().regex(/^[\w-]{22}$/);

const updateSchema = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  /** When it was made. */
  issued: z.iso.datetime(),
  changes: z
    .array(
      z.strictObject({
        /** The revision of the programme that this change was made for; null for a new one. */
        over: revision.nullable(),
        revision,
        organization: programmeFileSchema.shape.organization,
        programme: programmeSchema,
      }),
    )
    .max(10_000),
  /** SHA-256 of all above, base64url. */
  hash: z.string(),
  /** Ed25519 over the hash, base64url; absent in a file that nobody has signed. */
  signature: z.string().optional(),
});
export type CatalogueUpdate = z.infer<typeof updateSchema>;

/** A file that is no update, or not one that may be trusted. The message is shown to the operator. */
export class UpdateError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'UpdateError';
  }
}

type Unhashed = Omit<CatalogueUpdate, 'hash' | 'signature'>;

// The schema gives the keys one order, so that the same content has the same hash.
const hashOf = ({ format, version, issued, changes }: Unhashed): string =>
  createHash('sha256')
    .update(JSON.stringify([format, version, issued, changes]))
    .digest('base64url');

/** The programmes that differ between two folders of programme files, as an update that nobody has signed yet. */
export const makeUpdate = (before: string, after: string | undefined, issued: Date): CatalogueUpdate => {
  const folder = after ?? DATA_DIR;
  const [old, now] = [programmesOf(before, folder), programmesOf(folder, before)];
  const changes = [...now].flatMap(([id, next]) => {
    const known = old.get(id);
    return known?.revision === next.revision ? [] : [{ over: known?.revision ?? null, ...next }];
  });
  const update: Unhashed = { format: FORMAT, version: VERSION, issued: issued.toISOString(), changes };
  return { ...update, hash: hashOf(update) };
};

const programmesOf = (folder: string, other: string) => {
  const { files, problems } = readProgrammeFiles(folder, other);
  const [problem] = problems;
  if (problem) throw new UpdateError(`${problem.file}: ${problem.message}`);
  return new Map(files.flatMap(revised));
};

const revised = ({ content: { organization, programmes } }: SourceFile) =>
  programmes.map((programme: Programme) => {
    const change = { revision: programmeRevision(organization, programme), organization, programme };
    return [programme.id, change] as const;
  });

/** @param privateKey PEM of an Ed25519 key */
export const signUpdate = (update: CatalogueUpdate, privateKey: string): CatalogueUpdate => {
  const key = ed25519(() => createPrivateKey(privateKey), 'private');
  return { ...update, signature: sign(null, Buffer.from(update.hash), key).toString('base64url') };
};

/**
 * Reads an update and checks that it is whole, and signed with this key.
 * @param publicKey PEM, or the base64 of its DER; undefined takes a file that is not signed
 * @throws UpdateError
 */
export const readUpdate = (text: string, publicKey: string | undefined): CatalogueUpdate => {
  const update = parse(text);
  if (hashOf(update) !== update.hash)
    throw new UpdateError('The file was changed after it was made: its hash is another one.');
  if (
    update.changes.some(
      ({ organization, programme, revision: stated }) =>
        programmeRevision(organization, programme) !== stated,
    )
  )
    throw new UpdateError('The file was made by another version of Laurel: a revision is another one.');
  if (publicKey === undefined) return update;
  if (update.signature === undefined)
    throw new UpdateError('The file is not signed. --unsigned takes it all the same.');
  const key = ed25519(
    () =>
      publicKey.includes('-----')
        ? createPublicKey(publicKey)
        : createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' }),
    'public',
  );
  if (!verify(null, Buffer.from(update.hash), key, Buffer.from(update.signature, 'base64url')))
    throw new UpdateError('The signature is not of this key.');
  return update;
};

const parse = (text: string): CatalogueUpdate => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) throw new UpdateError('The file is not JSON.');
    throw error;
  }
  const parsed = updateSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new UpdateError(`No update of a catalogue: ${issue?.path.join(' ')}: ${issue?.message}`);
};

const ed25519 = (read: () => KeyObject, kind: string): KeyObject => {
  let key: KeyObject;
  try {
    key = read();
  } catch (cause) {
    throw new UpdateError(`The ${kind} key can’t be read: it has to be an Ed25519 key in PEM.`, { cause });
  }
  if (key.asymmetricKeyType !== 'ed25519') throw new UpdateError(`The ${kind} key is no Ed25519 key.`);
  return key;
};
