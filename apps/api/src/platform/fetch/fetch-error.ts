/** Why a document of the web was not taken. */
export type FetchReason =
  | 'address'
  | 'redirects'
  | 'robots'
  | 'size'
  | 'status'
  | 'time'
  | 'type'
  | 'unreachable'
  | 'url';

/** A document that was not taken; the message is for the person who asked for it. */
export class FetchError extends Error {
  readonly reason: FetchReason;

  constructor(reason: FetchReason, message: string) {
    super(message);
    this.name = 'FetchError';
    this.reason = reason;
  }
}
