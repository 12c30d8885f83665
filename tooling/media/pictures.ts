// Draws the pictures for link previews and home screens: node tooling/media/pictures.ts
// They are taken from the running product's own illustrations and fonts; writes apps/web/public.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright-core';
import { startProduct } from '../../e2e/start-product.ts';

const TARGET = fileURLToPath(new URL('../../apps/web/public/', import.meta.url));
const PREVIEW = { width: 1200, height: 630 };
const ICO_SIZE = 32;

/** Hides everything but the landscape, and puts the product's name and promise beside it. */
const showPreview = (page: Page) =>
  page.evaluate(() => {
    const landscape = document.querySelector('main svg[viewBox="0 0 640 600"]');
    const mark = document.querySelector('header svg');
    if (!landscape || !mark) throw new Error('the start page has lost its landscape or its mark');
    const text = (tag: string, words: string, css: Partial<CSSStyleDeclaration>) => {
      const element = document.createElement(tag);
      element.textContent = words;
      Object.assign(element.style, css);
      return element;
    };
    const frame = document.createElement('div');
    Object.assign(frame.style, {
      position: 'fixed',
      inset: '0',
      zIndex: '100',
      display: 'grid',
      gridTemplateColumns: '1fr 500px',
      alignItems: 'center',
      gap: '40px',
      padding: '0 56px 0 72px',
      background: 'var(--color-paper)',
    });
    const words = document.createElement('div');
    const name = document.createElement('div');
    Object.assign(name.style, { display: 'flex', alignItems: 'center', gap: '14px' });
    const logo = mark.cloneNode(true) as SVGElement;
    logo.setAttribute('class', '');
    logo.setAttribute('width', '64');
    const display = '"Fraunces Variable", serif';
    name.append(logo, text('div', 'Laurel', { font: `600 48px/1 ${display}` }));
    words.append(
      name,
      text('div', 'Scholarships you can really get.', {
        font: `560 72px/1.04 ${display}`,
        letterSpacing: '-0.02em',
        margin: '40px 0 24px',
      }),
      text('div', 'Best first, with reasons you can check.', {
        font: '400 30px/1.4 "Source Sans 3 Variable", sans-serif',
        color: 'var(--color-muted)',
      }),
    );
    const picture = landscape.cloneNode(true) as SVGElement;
    picture.setAttribute('class', '');
    picture.setAttribute('width', '500');
    frame.append(words, picture);
    document.body.append(frame);
  });

/** The mark on deep green. @param share of the square that the mark fills */
const showIcon = (page: Page, size: number, share: number, radius: number) =>
  page.evaluate(
    ([pixels, part, corner]) => {
      const mark = document.querySelector('header svg');
      if (!mark) throw new Error('the header has lost its mark');
      const logo = mark.cloneNode(true) as SVGElement;
      logo.setAttribute('class', '');
      logo.setAttribute('width', String(pixels * part));
      for (const shape of logo.querySelectorAll<SVGElement>('path')) {
        const isRib = shape.getAttribute('class')?.includes('stroke-paper');
        const isStem = shape.getAttribute('class')?.includes('stroke-laurel');
        shape.setAttribute('class', '');
        if (isRib || isStem) shape.style.stroke = isRib ? '#1d3a28' : '#e3b75f';
        else shape.style.fill = '#e3b75f';
      }
      const square = document.createElement('div');
      square.id = 'icon';
      Object.assign(square.style, {
        position: 'fixed',
        inset: '0 auto auto 0',
        zIndex: '100',
        display: 'grid',
        placeItems: 'center',
        width: `${pixels}px`,
        height: `${pixels}px`,
        borderRadius: `${corner * 100}%`,
        background: '#1d3a28',
      });
      square.append(logo);
      document.documentElement.style.background = 'transparent';
      document.body.style.visibility = 'hidden';
      document.body.style.background = 'transparent';
      square.style.visibility = 'visible';
      document.body.append(square);
    },
    [size, share, radius] as const,
  );

/** Wraps one PNG into an .ico file, which browsers still request by name. */
const toIco = (png: Buffer, size: number): Buffer => {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // kind: icon
  head.writeUInt16LE(1, 4); // pictures
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
};

const folder = await mkdtemp(path.join(tmpdir(), 'laurel-pictures-'));
const product = await startProduct({ DATA_DIR: folder });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--force-color-profile=srgb'],
});
try {
  const open = async (viewport: { width: number; height: number }) => {
    const context = await browser.newContext({ viewport, colorScheme: 'light', reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(product.url, { waitUntil: 'networkidle' });
    return page;
  };
  const preview = await open(PREVIEW);
  await showPreview(preview);
  await preview.screenshot({ path: path.join(TARGET, 'og.png') });

  const icon = async (size: number, share: number, radius: number) => {
    const page = await open({ width: Math.max(size, 320), height: Math.max(size, 320) });
    await showIcon(page, size, share, radius);
    const png = await page.locator('#icon').screenshot({ omitBackground: true });
    await page.context().close();
    return png;
  };
  await writeFile(path.join(TARGET, 'icon-192.png'), await icon(192, 0.78, 0.22));
  await writeFile(path.join(TARGET, 'icon-512.png'), await icon(512, 0.78, 0.22));
  await writeFile(path.join(TARGET, 'icon-maskable-512.png'), await icon(512, 0.58, 0));
  await writeFile(path.join(TARGET, 'apple-touch-icon.png'), await icon(180, 0.72, 0));
  await writeFile(path.join(TARGET, 'favicon.ico'), toIco(await icon(ICO_SIZE, 0.92, 0.18), ICO_SIZE));
} finally {
  await browser.close();
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}
