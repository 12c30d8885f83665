import {
  type ListingFormat,
  type PageSubject,
  parseListings,
  type RawRow,
  type ReadPage,
  readPage,
  readSitemap,
} from '@laurel/catalogue';

type Sitemap = Awaited<ReturnType<typeof readSitemap>>;

/** @param at where the text was found */
export const listings = async (page: {
  text: string;
  format: ListingFormat;
  at: string;
}): Promise<RawRow[]> => {
  const rows: RawRow[] = [];
  for await (const row of parseListings(page.text, page.format, page.at)) rows.push(row);
  return rows;
};

export const sitemap = ({ text, at }: { text: string; at: string }): Promise<Sitemap> =>
  readSitemap(text, at);

export const visited = ({ text, subject }: { text: string; subject: PageSubject }): ReadPage =>
  readPage(text, subject);
