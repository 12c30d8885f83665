import { finished } from 'node:stream/promises';
import type { Command } from 'commander';
import type { Config } from '../config.ts';
import { withDatabase } from './with-database.ts';

/** The catalogue for a program on this machine that speaks the Model Context Protocol over stdin and stdout. */
export const addMcp = (program: Command, config: Config): void => {
  program
    .command('mcp')
    .description('answer a program that speaks the Model Context Protocol over stdin and stdout; reads only')
    .action(() =>
      withDatabase(config, async (context) => {
        const { createCatalogueIndex, loadShippedCatalogue } = await import('../modules/catalogue/index.ts');
        const { createMcpServer } = await import('../modules/mcp/index.ts');
        const { serveStdio } = await import('@modelcontextprotocol/server/stdio');
        await loadShippedCatalogue(context);
        const catalogue = createCatalogueIndex(context.database);
        const serving = serveStdio(() => createMcpServer({ catalogue, clock: context.clock }));
        // The program that started this ends it by closing its end.
        await finished(process.stdin, { writable: false }).catch(() => undefined);
        await serving.close();
      }),
    );
};
