/** A place named in a text. `text.slice(start, end)` are the words, UTF-16 offsets. */
export interface PlaceHit {
  code: string;
  start: number;
  end: number;
}
