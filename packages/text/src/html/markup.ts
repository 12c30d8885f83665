import { DomHandler, type Options, Parser } from 'htmlparser2';

type Document = DomHandler['root'];
type Node = Document['children'][number];
/** A tag with its attributes and what is inside. */
export type Tag = Extract<Node, { attribs: unknown }>;
export type Markup = Document | Tag;

/** No honest page nests deeper; the parser's time grows with the square of the depth. */
const MAX_DEPTH = 1_000;

class TooDeep extends Error {}

class ShallowHandler extends DomHandler {
  override onopentag(name: string, attribs: Record<string, string>): void {
    super.onopentag(name, attribs);
    if (this.tagStack.length > MAX_DEPTH) throw new TooDeep();
  }
}

const parse = (text: string, options: Options): Document => {
  const handler = new ShallowHandler(undefined, options);
  try {
    new Parser(handler, options).end(text);
  } catch (error) {
    // What stood before is read all the same.
    if (!(error instanceof TooDeep)) throw error;
  }
  return handler.root;
};

/** HTML as browsers forgive it. Never throws. */
export const parseHtml = (text: string): Markup => parse(text, {});
/** XML, well-formed or not; entities beyond XML's own are not expanded. Never throws. */
export const parseXml = (text: string): Markup => parse(text, { xmlMode: true });

const isTag = (node: Node): node is Tag => 'attribs' in node;

/** Every tag inside, in document order; without recursion, since a hostile page nests as deep as it likes. */
export function* tagsIn(root: Markup): Generator<Tag> {
  const waiting: Node[] = [...root.children].reverse();
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (!isTag(node)) continue;
    yield node;
    for (let at = node.children.length - 1; at >= 0; at -= 1) waiting.push(node.children[at] as Node);
  }
}

export const tagsNamed = (root: Markup, ...names: string[]): Tag[] => {
  return [...tagsIn(root)].filter(({ name }) => names.includes(name));
};

export const attribute = (tag: Tag | undefined, name: string): string => tag?.attribs[name]?.trim() ?? '';

/** What happens while a tree is walked: text, the start and the end of a tag. */
export interface Visitor {
  text(data: string): void;
  /** @returns false to pass over what is inside */
  open(tag: Tag): boolean;
  close(tag: Tag): void;
}

export const walk = (root: Markup, visitor: Visitor): void => {
  const waiting: ({ node: Node } | { end: Tag })[] = [];
  const push = (children: readonly Node[]): void => {
    for (let at = children.length - 1; at >= 0; at -= 1) waiting.push({ node: children[at] as Node });
  };
  push(root.children);
  for (let step = waiting.pop(); step !== undefined; step = waiting.pop()) {
    if ('end' in step) visitor.close(step.end);
    else if (isTag(step.node)) {
      if (!visitor.open(step.node)) continue;
      waiting.push({ end: step.node });
      push(step.node.children);
    } else if (step.node.type === 'cdata') push(step.node.children);
    else if (step.node.type === 'text') visitor.text(step.node.data);
  }
};

/** All text inside, as it stands. */
export const rawText = (root: Markup): string => {
  let text = '';
  walk(root, {
    text: (data) => {
      text += data;
    },
    open: () => true,
    close: () => undefined,
  });
  return text;
};
