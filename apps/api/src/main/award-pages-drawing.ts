import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DrawAwardPage } from '@laurel/contract';

/** What the built web app brings for drawing the public pages of awards; undefined when its build has none. */
export const loadAwardPagesDrawing = async (
  folder: string,
): Promise<{ draw: DrawAwardPage; template: string } | undefined> => {
  const code = path.join(folder, 'server/entry-award-pages.js');
  if (!existsSync(code)) return undefined;
  const { drawAwardPage } = (await import(pathToFileURL(code).href)) as { drawAwardPage: DrawAwardPage };
  return { draw: drawAwardPage, template: readFileSync(path.join(folder, 'pages/awards.html'), 'utf8') };
};
