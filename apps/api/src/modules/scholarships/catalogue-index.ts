import type { Database } from '@laurel/db';
import type { ScholarshipRecord } from '@laurel/domain';
import { catalogueVersion, listRecords } from './scholarships.repository.ts';

/** The whole catalogue in memory, as of one version. */
export interface Catalogue {
  version: number;
  records: ScholarshipRecord[];
  byId: Map<string, ScholarshipRecord>;
}

export interface CatalogueIndex {
  /** The catalogue as it is now. Costs one small query; the records are read again only when the version moved. */
  current(): Promise<Catalogue>;
}

export const createCatalogueIndex = (database: Database): CatalogueIndex => {
  let loaded: Promise<Catalogue> | undefined;
  let loadedVersion = -1;

  const load = async (version: number): Promise<Catalogue> => {
    const records = await listRecords(database.queries);
    return { version, records, byId: new Map(records.map((record) => [record.id, record])) };
  };

  return {
    current: async () => {
      const version = await catalogueVersion(database.queries);
      if (!loaded || version > loadedVersion) {
        loadedVersion = version;
        const mine = load(version);
        loaded = mine;
        mine.catch(() => {
          // The caller gets the error; the next one must not find it kept.
          if (loaded === mine) loaded = undefined;
        });
      }
      return loaded;
    },
  };
};
