import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { compileCatalogue, ENGINE_VERSION } from '@laurel/matching';
import { nameOf, type Precompressed } from '../../platform/http/precompressed.ts';
import type { Catalogue, CatalogueIndex } from '../catalogue/index.ts';

const TYPE = 'application/json; charset=utf-8';
/** Quick at first, so that nobody waits; as small as it gets (some seconds of another thread) once somebody has asked for it. */
const QUICK = 6;
const SMALLEST = 11;

/** The catalogue as guests get it, under a name that changes with its content. */
export interface CatalogueFile extends Precompressed {
  name: string;
  catalogueVersion: number;
}

export interface CatalogueFiles {
  current(): Promise<CatalogueFile>;
  /** The current file or the one before it, which a browser may just have been told of. */
  named(name: string): CatalogueFile | undefined;
}

/** Columns differ more from one another than brotli's own choice of blocks allows for. */
const BLOCK = 16;

const squeeze = (content: Buffer, quality: number): Promise<Buffer> =>
  promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [constants.BROTLI_PARAM_LGBLOCK]: BLOCK,
    },
  });

const compile = async ({ matched, version }: Catalogue): Promise<CatalogueFile> => {
  const compiling = compileCatalogue(matched, version);
  let step = compiling.next();
  while (!step.done) {
    await nextTurn();
    step = compiling.next();
  }
  const identity = Buffer.from(JSON.stringify(step.value));
  const name = nameOf(identity);
  const [br, gzipped] = await Promise.all([squeeze(identity, QUICK), promisify(gzip)(identity)]);
  return {
    name,
    catalogueVersion: version,
    type: TYPE,
    etag: `"${name}"`,
    bodies: { identity, br, gzip: gzipped },
  };
};

/** Compiles the catalogue anew when its version has moved. */
export const createCatalogueFiles = (catalogue: Pick<CatalogueIndex, 'current'>): CatalogueFiles => {
  let version: number | undefined;
  let compiled: Promise<CatalogueFile> | undefined;
  /** The newest last. */
  const known: CatalogueFile[] = [];
  const squeezed = new WeakSet<CatalogueFile>();

  return {
    current: async () => {
      const newest = await catalogue.current();
      if (compiled && version === newest.version) return compiled;
      version = newest.version;
      const mine = compile(newest);
      compiled = mine;
      try {
        known.push(await mine);
        known.splice(0, known.length - 2);
      } catch (error) {
        // This caller gets the error; the next one tries again.
        if (compiled === mine) compiled = undefined;
        throw error;
      }
      return mine;
    },
    named: (name) => {
      const file = known.find((each) => each.name === name);
      if (file && !squeezed.has(file)) {
        squeezed.add(file);
        void squeeze(file.bodies.identity, SMALLEST).then((br) => {
          file.bodies.br = br;
        });
      }
      return file;
    },
  };
};

/** What a browser is told of the newest file: where it is, its size once unpacked, and which engine reads it. */
export const describeFile = ({ name, bodies }: CatalogueFile) => ({
  file: `/catalogue/${name}.json`,
  bytes: bodies.identity.length,
  engine: ENGINE_VERSION,
});
