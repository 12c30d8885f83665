import { attribute, BLOCK_TAGS, type Markup, type Tag, walk } from '@laurel/text/html';

/** One line of a page: a paragraph, a list's item, a heading, or a row of a table or definition list as "label: value". */
export interface PageLine {
  text: string;
  /** Rank of the heading, 1 to 6; 0 for what is none. */
  heading: number;
  /** All of it is set off, as pages do that have no headings: in bold, or as what opens a folded part. */
  isBold?: boolean;
  /** It stands in a list or a table. */
  isItem?: boolean;
  /** The term that it defines, or the first cell of its row. */
  under?: string;
}

/** What surrounds the content of a page, or is no text. */
const AROUND = new Set(
  'aside button dialog footer form head iframe nav noscript object script select style svg template video'.split(
    ' ',
  ),
);
/** Characters of a line; what goes beyond is left out. No honest paragraph or row of a table is longer. */
const MAX_LINE = 20_000;
const HEADING = /^h[1-6]$/;
const BOLD = new Set(['b', 'strong', 'summary', 'legend']);
const isCell = (name: string) => name === 'td' || name === 'th' || name === 'dd' || name === 'dt';

const isAround = (tag: Tag): boolean => {
  if (AROUND.has(tag.name)) return true;
  if (/^(?:navigation|banner|contentinfo|search|complementary)$/.test(attribute(tag, 'role'))) return true;
  return 'hidden' in tag.attribs || attribute(tag, 'aria-hidden') === 'true';
};

/** The lines of what a page or a part of it says; menus, forms, footers and hidden parts are passed over. */
export const pageLines = (root: Markup): PageLine[] => {
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
};

class LineWriter {
  readonly all: PageLine[] = [];
  /** The finished cells of a row, each the label of the one that follows. */
  #labels: string[] = [];
  /** The current cell, or the line where there is no row. */
  #text = '';
  #length = 0;
  #heading = 0;
  /** How many bold parts are open, and whether any letter of the line stands outside of one. */
  #bold = 0;
  #isPlain = false;
  /** A block inside a cell only breaks the line: the row stays one. */
  #cells = 0;
  /** How many items of lists are open, and what the present one defines. */
  #items = 0;
  #term = '';

  write(data: string): void {
    const room = MAX_LINE - this.#length;
    const text = data.slice(0, room).replace(/\s+/g, ' ');
    const added = this.#text.endsWith(' ') ? text.trimStart() : text;
    this.#text += added;
    this.#length += added.length;
    if (this.#bold === 0 && /[\p{L}\p{N}]/u.test(added)) this.#isPlain = true;
  }

  open(name: string): void {
    if (name === 'dl') this.#term = '';
    if (name === 'dd') {
      this.#term = this.#text.trim().replace(/:$/, '') || this.#term;
      this.#label();
    } else this.#breakAt(name);
    if (name === 'li' || name === 'dd') this.#items += 1;
    if (isCell(name)) this.#cells += 1;
    if (BOLD.has(name)) this.#bold += 1;
    if (HEADING.test(name)) this.#heading = Number(name.slice(1));
  }

  close(name: string): void {
    if (isCell(name)) this.#cells -= 1;
    if (BOLD.has(name)) this.#bold -= 1;
    if (name === 'td' || name === 'th') this.#label();
    else if (name !== 'dt') this.#breakAt(name);
    if (name === 'li' || name === 'dd') this.#items -= 1;
    if (name === 'dl') this.#term = '';
  }

  end(): void {
    const text = [...this.#labels, this.#text]
      .join(': ')
      .replace(/ *\n\s*/g, '\n')
      .replace(/ {2,}/g, ' ')
      .replace(/:\s*$/, '')
      .trim();
    const isRow = this.#labels.length > 0;
    const under = this.#term || (this.#labels[0] ?? '');
    if (text !== '')
      this.all.push({
        text,
        heading: this.#heading,
        isBold: !this.#isPlain,
        ...(isRow || this.#items > 0 ? { isItem: true } : {}),
        ...(under === '' ? {} : { under }),
      });
    this.#labels = [];
    this.#text = '';
    this.#length = 0;
    this.#heading = 0;
    this.#isPlain = false;
  }

  #breakAt(name: string): void {
    if (!BLOCK_TAGS.has(name)) return;
    if (this.#cells === 0) this.end();
    else if (!this.#text.endsWith('\n')) this.#text += '\n';
  }

  /** The cell that ends here is the label of the next one. Only this cell is looked at: a row may have any number of them. */
  #label(): void {
    const label = this.#text.trim().replace(/:$/, '');
    if (label !== '') this.#labels.push(label);
    this.#text = '';
  }
}
