import type { Page } from 'playwright-core';

/** What the film shows above the page. It is in a closed shadow tree, where the page and its tests never see it. */
interface Stage {
  cursor(x: number, y: number, pressed: boolean): void;
  /** A line at the bottom; '' removes it. */
  line(text: string): void;
  /** A full-screen card; an empty title removes it. */
  card(title: string, text: string, opacity: number): void;
}

/**
 * Runs in the page before its scripts. Styles are set through the object model, because the content security policy
 * forbids style elements.
 */
const build = () => {
  const SVG = 'http://www.w3.org/2000/svg';
  const host = document.createElement('laurel-film');
  const tree = host.attachShadow({ mode: 'closed' });
  const box = (css: Partial<CSSStyleDeclaration>) => {
    const element = document.createElement('div');
    Object.assign(element.style, { position: 'fixed', pointerEvents: 'none' }, css);
    tree.append(element);
    return element;
  };
  const line = box({
    left: '0',
    right: '0',
    bottom: '36px',
    margin: '0 auto',
    width: 'fit-content',
    maxWidth: '1000px',
    padding: '14px 28px',
    borderRadius: '999px',
    background: '#1d3a28',
    color: '#f3efe1',
    font: '500 27px/1.25 "Fraunces Variable", Georgia, serif',
    textAlign: 'center',
    boxShadow: '0 10px 34px rgb(31 42 30 / 0.35)',
    zIndex: '1010',
    visibility: 'hidden',
  });
  const card = box({
    inset: '0',
    display: 'none',
    placeContent: 'center',
    justifyItems: 'center',
    gap: '14px',
    background: '#1d3a28',
    color: '#f3efe1',
    textAlign: 'center',
    zIndex: '1020',
  });
  const title = document.createElement('div');
  Object.assign(title.style, {
    font: '560 76px/1.1 "Fraunces Variable", Georgia, serif',
    letterSpacing: '-0.02em',
  });
  const rule = document.createElement('div');
  Object.assign(rule.style, {
    width: '120px',
    height: '4px',
    borderRadius: '2px',
    background: '#c8902f',
    margin: '8px',
  });
  const text = document.createElement('div');
  Object.assign(text.style, {
    font: '400 30px/1.4 "Source Sans 3 Variable", sans-serif',
    color: '#c2cdb9',
    maxWidth: '820px',
  });
  card.append(title, rule, text);
  const ring = box({
    width: '38px',
    height: '38px',
    margin: '-19px 0 0 -19px',
    borderRadius: '50%',
    border: '3px solid #c8902f',
    background: 'rgb(200 144 47 / 0.25)',
    zIndex: '1029',
    visibility: 'hidden',
  });
  const pointer = box({
    width: '30px',
    height: '30px',
    zIndex: '1030',
    left: '0',
    top: '0',
    visibility: 'hidden',
  });
  const arrow = document.createElementNS(SVG, 'svg');
  arrow.setAttribute('viewBox', '0 0 24 24');
  const shape = document.createElementNS(SVG, 'path');
  shape.setAttribute('d', 'M3 2L20 13.2L12.4 14.4L8.6 21.6Z');
  shape.setAttribute('fill', '#1f2a1e');
  shape.setAttribute('stroke', '#fffdf7');
  shape.setAttribute('stroke-width', '1.8');
  shape.setAttribute('stroke-linejoin', 'round');
  arrow.append(shape);
  pointer.append(arrow);

  const stage: Stage = {
    cursor: (x, y, pressed) => {
      pointer.style.visibility = 'visible';
      pointer.style.transform = `translate(${x - 3}px, ${y - 2}px) scale(${pressed ? 0.88 : 1})`;
      ring.style.visibility = pressed ? 'visible' : 'hidden';
      ring.style.left = `${x}px`;
      ring.style.top = `${y}px`;
    },
    line: (words) => {
      line.textContent = words;
      line.style.visibility = words ? 'visible' : 'hidden';
    },
    card: (words, below, opacity) => {
      title.textContent = words;
      text.textContent = below;
      card.style.display = words ? 'grid' : 'none';
      card.style.opacity = String(opacity);
    },
  };
  Object.assign(window, { film: stage });
  const attach = () => document.documentElement.append(host);
  if (document.documentElement) attach();
  else document.addEventListener('readystatechange', attach, { once: true });
};

/** Adds the stage to every page opened from now on. */
export const setStage = (page: Page): Promise<unknown> => page.addInitScript(build);

export const onStage = <K extends keyof Stage>(page: Page, method: K, ...args: Parameters<Stage[K]>) =>
  page.evaluate(
    ([name, values]) => {
      const { film } = window as unknown as { film: Record<string, (...given: unknown[]) => void> };
      film[name]?.(...values);
    },
    [method, args] as [string, unknown[]],
  );
