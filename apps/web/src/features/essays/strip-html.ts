import { parseInert } from '../../lib/browser/trusted-types.ts';

const TAG = /<(?:(\/?)([a-z][a-z0-9]*)(?=[\s/>])|!--)?/gi;
const BLOCKS =
  'address,article,blockquote,br,div,dd,dl,dt,figure,footer,h1,h2,h3,h4,h5,h6,header,hr,li,main,ol,p,pre,section,table,td,th,tr,ul';
const SILENT = 'script,style,title,noscript,iframe,template,textarea';

const isKnownTag = (name: string) => !(document.createElement(name) instanceof HTMLUnknownElement);

/** Escapes every `<` that opens no HTML tag: "<5" and "a < b" are the student's own words. */
const escapeOtherAngles = (source: string) => {
  let tags = 0;
  const lastClose = source.lastIndexOf('>');
  const escaped = source.replace(TAG, (match, _slash: string, name: string | undefined, at: number) => {
    const isTag = at < lastClose && (match.startsWith('<!') || (name !== undefined && isKnownTag(name)));
    if (isTag) tags += 1;
    return isTag ? match : `&lt;${match.slice(1)}`;
  });
  return { escaped, tags };
};

/** The text of what was pasted, trimmed. The browser's own parser takes HTML tags out; text without tags is only trimmed. */
export const stripHtml = (source: string): string => {
  const { escaped, tags } = escapeOtherAngles(source);
  if (tags === 0) return source.trim();
  const { body } = parseInert(escaped);
  for (const element of body.querySelectorAll(SILENT)) element.remove();
  for (const element of body.querySelectorAll(BLOCKS)) {
    const gap = element.tagName === 'P' ? '\n\n' : '\n';
    element.before(gap);
    element.after(gap);
  }
  return (body.textContent ?? '')
    .replaceAll('\u00a0', ' ')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
};
