/** Why a document could not be fetched. */
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

/** A document could not be fetched. The message is shown to the operator who asked for it. */
export class FetchError extends Error {
  readonly reason: FetchReason;

  constructor(reason: FetchReason, message: string) {
    super(message);
    this.name = 'FetchError';
    this.reason = reason;
  }
}
