import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core';
import { type ApiStudent, createMatchedStudent, createStudent } from '../e2e/api-student.ts';
import { startProduct } from '../e2e/start-product.ts';
import { storedSession } from '../e2e/stored-session.ts';

export interface Visitor {
  name: string;
  context: BrowserContextOptions;
}

/** A browser profile that is signed in before its first page. */
export const signedIn = (url: string, student: ApiStudent): BrowserContextOptions => ({
  storageState: storedSession(url, student),
});

export interface Measured {
  url: string;
  browser: Browser;
  visitor: Visitor;
  newStudent: Visitor;
  matchedStudent: Visitor;
  /** A scholarship that the matched student was shown. */
  scholarshipId: string;
  /** A call of the API as the matched student. */
  call: ApiStudent['call'];
}

/** Runs `task` against the real product on a data folder of its own, with a browser and three kinds of visitors. */
export const withProduct = async (task: (measured: Measured) => Promise<void>): Promise<void> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'laurel-web-'));
  const product = await startProduct({ DATA_DIR: folder });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--no-first-run'],
  });
  try {
    const { url } = product;
    const { student, matches } = await createMatchedStudent(url);
    await task({
      url,
      browser,
      visitor: { name: 'visitor', context: {} },
      newStudent: { name: 'new student', context: signedIn(url, await createStudent(url)) },
      matchedStudent: { name: 'student', context: signedIn(url, student) },
      scholarshipId: String(matches[0]?.scholarshipId),
      call: student.call,
    });
  } finally {
    await browser.close();
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
};
