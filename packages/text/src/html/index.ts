export { BLOCK_TAGS, decodeEntities, dropTags, htmlToText } from './html-to-text.ts';
export {
  attribute,
  type Markup,
  parseHtml,
  parseXml,
  rawText,
  type Tag,
  tagsIn,
  tagsNamed,
  walk,
} from './markup.ts';
