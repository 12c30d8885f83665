/** A reply that exceeds the size limit. */
export class ReplyTooLargeError extends Error {
  constructor() {
    super('the reply is too large');
    this.name = 'ReplyTooLargeError';
  }
}

/**
 * `fetch` with a size limit for replies (decompressed) and without redirects: the API key must not be sent to an address that nobody
 * configured.
 */
export const cappedFetch =
  (maxBytes: number): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' });
    if (!response.body) return response;
    let bytes = 0;
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        bytes += chunk.byteLength;
        if (bytes > maxBytes) controller.error(new ReplyTooLargeError());
        else controller.enqueue(chunk);
      },
    });
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(counter), { status, statusText, headers });
  };
