import { decodeHTMLStrict } from 'entities/decode';
import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';

const namesOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Elements that begin and end a line of their own. */
export const BLOCK_TAGS = namesOf(
  `address article aside blockquote body br caption center dd details dialog dir div dl dt fieldset figcaption figure
  footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li main menu nav ol p pre search section summary table tbody
  tfoot thead tr ul`,
);
/** Elements whose content is no text of the page. */
const SILENT_TAGS = namesOf('iframe noscript script style template textarea title');
const OTHER_TAGS = namesOf(
  `a abbr acronym applet area audio b base basefont bdi bdo bgsound big blink button canvas cite code col colgroup data
  datalist del dfn em embed font frame frameset head html i image img input ins kbd label link listing map mark marquee
  math meta meter nobr noembed noframes object optgroup option output param picture plaintext progress q rb rp rt rtc
  ruby s samp select slot small source span strike strong sub sup svg td th time track tt u var video wbr xmp`,
);

const isKnownTag = (name: string): boolean =>
  BLOCK_TAGS.has(name) ||
  SILENT_TAGS.has(name) ||
  OTHER_TAGS.has(name) ||
  // Of word processors ("o:p") and components ("my-tag").
  /[:-]/.test(name);

const ANGLE = /<(?:(\/?)([a-z][a-z0-9:-]*)(?=[\s/>])|!--|!doctype|!\[|\?xml)?/gi;

/**
 * Hides each `<` that opens no known tag, or no tag that is ever closed, since the tokenizer would swallow what follows it.
 * The length stays, so that offsets count for the source too. Undefined when there is no tag at all.
 */
const hideOtherAngles = (source: string): string | undefined => {
  const lastClose = source.lastIndexOf('>');
  let hasTags = false;
  const hidden = source.replace(ANGLE, (match, _slash: string, name: string | undefined, at: number) => {
    const isMarkup = match.length > 1 && (name === undefined || isKnownTag(name.toLowerCase()));
    if (!isMarkup || at > lastClose) return ` ${match.slice(1)}`;
    hasTags = true;
    return match;
  });
  return hasTags ? hidden : undefined;
};

const breakAround = (tag: string): string => (tag === 'p' ? '\n\n' : BLOCK_TAGS.has(tag) ? '\n' : '');

/** Nobody's text hides tags in tags more often; a bound keeps the time linear. */
const MAX_LAYERS = 4;

/**
 * A text without its HTML tags, comments, scripts and styles; blocks become lines, cells of a table are kept apart by a blank.
 * What only looks like a tag stays ("I scored < 5 and > 3", "<my own title>"), and so do character references. A tag that appears once
 * another is dropped ("<<b>script>") is dropped too. Undefined when there is no tag. Linear in the length of the source.
 */
export const dropTags = (source: string): string | undefined => {
  let text = dropLayer(source);
  for (let layer = 1; layer < MAX_LAYERS && text !== undefined; layer += 1) {
    const inner = dropLayer(text);
    if (inner === undefined) return text;
    text = inner;
  }
  // What still holds a tag is no text: none of its angles may open one.
  return text !== undefined && hideOtherAngles(text) !== undefined ? text.replaceAll('<', ' ') : text;
};

const dropLayer = (source: string): string | undefined => {
  if (!source.includes('<')) return undefined;
  const markup = hideOtherAngles(source);
  if (markup === undefined) return undefined;
  let text = '';
  let silent: string | undefined;
  const nameAt = (start: number, end: number): string => markup.slice(start, end).toLowerCase();
  const callbacks: Partial<TokenizerCallbacks> = {
    ontext: (start, end) => {
      if (silent === undefined) text += source.slice(start, end);
    },
    onopentagname: (start, end) => {
      const name = nameAt(start, end);
      if (silent !== undefined) return;
      if (SILENT_TAGS.has(name)) {
        silent = name;
        text += ' ';
      } else text += name === 'td' || name === 'th' ? ' ' : breakAround(name);
    },
    onclosetag: (start, end) => {
      const name = nameAt(start, end);
      if (silent === undefined) text += breakAround(name);
      else if (name === silent) silent = undefined;
    },
  };
  const nothing = (): void => undefined;
  const tokenizer = new Tokenizer(
    { decodeEntities: false },
    {
      onattribdata: nothing,
      onattribentity: nothing,
      onattribend: nothing,
      onattribname: nothing,
      oncdata: nothing,
      onclosetag: nothing,
      oncomment: nothing,
      ondeclaration: nothing,
      onend: nothing,
      onopentagend: nothing,
      onopentagname: nothing,
      onprocessinginstruction: nothing,
      onselfclosingtag: nothing,
      ontext: nothing,
      ontextentity: nothing,
      ...callbacks,
    },
  );
  tokenizer.write(markup);
  tokenizer.end();
  return text;
};

/** Replaces HTML's character references, once. One without its semicolon stays: "AT&T", "?a=1&section=2". */
export const decodeEntities = decodeHTMLStrict;

/** The text of what was pasted or uploaded, trimmed: its HTML becomes lines and paragraphs. Text without any tag is only trimmed. */
export const htmlToText = (source: string): string => {
  const text = dropTags(source);
  if (text === undefined) return source.trim();
  return decodeEntities(text)
    .replaceAll('\u00a0', ' ')
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
};
