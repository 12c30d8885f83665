import type { FastifyInstance } from 'fastify';
import { precompress, sendPrecompressed } from '../../platform/http/precompressed.ts';
import { type CatalogueFiles, describeFile } from './create-catalogue-file.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';

/** The catalogue for matching on a guest's own device: two static files, the same for everybody. */
export const guestCatalogueRoutes = (
  app: FastifyInstance,
  { catalogueFiles }: { catalogueFiles: CatalogueFiles },
): void => {
  app.get('/catalogue/current.json', async (request, reply) => {
    const file = await catalogueFiles.current();
    return sendPrecompressed(
      request,
      reply,
      precompress(JSON.stringify(describeFile(file)), 'application/json'),
    );
  });

  app.get<{ Params: { name: string } }>('/catalogue/:name.json', async (request, reply) => {
    const file = catalogueFiles.named(request.params.name);
    if (!file) return reply.status(404).type('text/plain; charset=utf-8').send('Not found');
    return sendPrecompressed(request, reply, file, FOR_EVER);
  });
};
