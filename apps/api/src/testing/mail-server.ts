import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface ReceivedMail {
  /** Recipients of the envelope. */
  to: string[];
  raw: string;
  mail: Email;
}

export interface MailServer {
  url: string;
  port: number;
  received: ReceivedMail[];
  close(): Promise<void>;
}

const text = async (stream: AsyncIterable<Buffer>): Promise<string> =>
  Buffer.concat(await Array.fromAsync(stream)).toString('utf8');

/**
 * A local mail server that stores the mails it receives.
 * @param port to restart an earlier server; a free one when left out
 * @param answerAfterMs how long a mail that is stored already is not yet acknowledged
 */
export const startMailServer = async (
  options: SMTPServerOptions = {},
  port = 0,
  answerAfterMs = 0,
): Promise<MailServer> => {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, session, done) => {
      void text(stream).then(async (raw) => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, raw, mail: await PostalMime.parse(raw) });
        setTimeout(done, answerAfterMs);
      }, done);
    },
    ...options,
  });
  // Some tests break the connection on purpose.
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    received,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};

/** An answer of the mail server: `550` is final, `451` is not. */
export const smtpAnswer = (responseCode: number): Error =>
  Object.assign(new Error('as the test wants it'), { responseCode });
