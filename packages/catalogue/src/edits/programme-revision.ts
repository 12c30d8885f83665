import { createHash } from 'node:crypto';
import type { Programme } from '../programme-schema.ts';

/** Changes whenever the file says something else about a programme. The schema gives the keys one order. */
export const programmeRevision = (organization: string, programme: Programme): string =>
  createHash('sha256')
    .update(JSON.stringify([organization, programme]))
    .digest('base64url')
    .slice(0, 22);
