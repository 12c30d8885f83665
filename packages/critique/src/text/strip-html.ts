import { html, type Token, Tokenizer, TokenizerMode } from 'parse5';

const KNOWN_TAGS = new Set<string>(Object.values(html.TAG_NAMES));
const BLOCKS = new Set(
  'address article aside blockquote br center dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table td th tr ul'.split(
    ' ',
  ),
);
/** Elements whose content is never text of the essay, with the tokenizer's state that reads it. */
const SILENT = new Map([
  ['script', TokenizerMode.SCRIPT_DATA],
  ['style', TokenizerMode.RAWTEXT],
  ['title', TokenizerMode.RCDATA],
  ['noscript', TokenizerMode.RAWTEXT],
  ['iframe', TokenizerMode.RAWTEXT],
  ['textarea', TokenizerMode.RCDATA],
]);
const LOOKS_LIKE_A_TAG = /<(?:\/?([a-z][a-z0-9:-]*)[\s/>]|!--|!doctype)/i;
const ANGLE = /<(?:(\/?)([a-z][a-z0-9:-]*)(?=[\s/>])|!--|!doctype)?/gi;

/**
 * The text of what a student pasted, trimmed: tags of HTML and of word processors go, block elements become line breaks.
 * What only looks like a tag stays ("I scored < 5 and > 3", "<5", "<my own title>"), and text without any tag is only trimmed.
 */
export function stripHtml(source: string): string {
  if (!LOOKS_LIKE_A_TAG.test(source)) return source.trim();
  let text = '';
  let silent: string | undefined;
  const write = (characters: string): void => {
    if (silent === undefined) text += characters;
  };
  const tokenizer: Tokenizer = new Tokenizer(
    {},
    {
      onStartTag: (tag: Token.TagToken) => {
        if (silent === undefined && BLOCKS.has(tag.tagName)) text += tag.tagName === 'p' ? '\n\n' : '\n';
        const state = SILENT.get(tag.tagName);
        if (state === undefined || silent !== undefined) return;
        silent = tag.tagName;
        tokenizer.state = state;
        tokenizer.lastStartTagName = tag.tagName;
      },
      onEndTag: ({ tagName }) => {
        if (tagName === silent) silent = undefined;
        else if (silent === undefined && BLOCKS.has(tagName)) text += tagName === 'p' ? '\n\n' : '\n';
      },
      onCharacter: ({ chars }) => write(chars),
      onWhitespaceCharacter: ({ chars }) => write(chars),
      onNullCharacter: () => write(' '),
      onComment: () => undefined,
      onDoctype: () => undefined,
      onEof: () => undefined,
    },
  );
  tokenizer.write(escapeOtherAngles(source), true);
  return tidy(text);
}

/** Escapes each `<` that opens no known tag, or no tag that is ever closed: the tokenizer would swallow what follows. */
function escapeOtherAngles(source: string): string {
  const lastClose = source.lastIndexOf('>');
  return source.replace(ANGLE, (match, _slash: string | undefined, name: string | undefined, at: number) => {
    const closes = at < lastClose;
    const comment = match.startsWith('<!');
    const known = name !== undefined && (KNOWN_TAGS.has(name.toLowerCase()) || /[:-]/.test(name));
    return closes && (comment || known) ? match : `&lt;${match.slice(1)}`;
  });
}

const tidy = (text: string): string =>
  text
    .replaceAll('\u00a0', ' ')
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
