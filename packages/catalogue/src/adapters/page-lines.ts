import { attribute, type Markup, type Tag, walk } from './markup.ts';

/** One line of a page: a paragraph, a list's item, a heading, or a row of a table or definition list as "label: value". */
export interface PageLine {
  text: string;
  /** Rank of the heading, 1 to 6; 0 for what is none. */
  heading: number;
}

const BLOCKS = new Set(
  'address article aside blockquote body br caption dd details div dl dt fieldset figcaption figure h1 h2 h3 h4 h5 h6 header hr li main ol p pre section summary table tbody tfoot thead tr ul'.split(
    ' ',
  ),
);
/** What surrounds the content of a page, or is no text. */
const AROUND = new Set(
  'aside button dialog footer form head iframe nav noscript object script select style svg template video'.split(
    ' ',
  ),
);
const HEADING = /^h[1-6]$/;
const isCell = (name: string) => name === 'td' || name === 'th' || name === 'dd' || name === 'dt';

function isAround(tag: Tag): boolean {
  if (AROUND.has(tag.name)) return true;
  if (/^(?:navigation|banner|contentinfo|search|complementary)$/.test(attribute(tag, 'role'))) return true;
  return 'hidden' in tag.attribs || attribute(tag, 'aria-hidden') === 'true';
}

/** The lines of what a page or a part of it says; menus, forms, footers and hidden parts are passed over. */
export function pageLines(root: Markup): PageLine[] {
  const lines = new LineWriter();
  walk(root, {
    text: (data) => lines.write(data),
    open: (tag) => {
      if (isAround(tag)) return false;
      lines.open(tag.name);
      return true;
    },
    close: (tag) => lines.close(tag.name),
  });
  lines.end();
  return lines.all;
}

class LineWriter {
  readonly all: PageLine[] = [];
  #text = '';
  #heading = 0;
  /** A block inside a cell only breaks the line: the row stays one. */
  #cells = 0;

  write(data: string): void {
    this.#text += data.replace(/\s+/g, ' ');
  }

  open(name: string): void {
    if (name === 'dd') this.#label();
    else this.#breakAt(name);
    if (isCell(name)) this.#cells += 1;
    if (HEADING.test(name)) this.#heading = Number(name.slice(1));
  }

  close(name: string): void {
    if (isCell(name)) this.#cells -= 1;
    if (name === 'td' || name === 'th') this.#label();
    else if (name !== 'dt') this.#breakAt(name);
  }

  end(): void {
    const text = this.#text
      .replace(/ *\n\s*/g, '\n')
      .replace(/ {2,}/g, ' ')
      .replace(/:\s*$/, '')
      .trim();
    if (text !== '') this.all.push({ text, heading: this.#heading });
    this.#text = '';
    this.#heading = 0;
  }

  #breakAt(name: string): void {
    if (!BLOCKS.has(name)) return;
    if (this.#cells > 0) this.#text += '\n';
    else this.end();
  }

  /** What stands so far is the label of the next cell. */
  #label(): void {
    const label = this.#text.trim().replace(/:$/, '');
    this.#text = label === '' ? '' : `${label}: `;
  }
}
