import { createTransport, type NodemailerError } from 'nodemailer';
import { buildMessage, type MailSender } from './build-message.ts';
import type { Encrypter } from './encrypt.ts';
import { type MailDelivery, MailRefusedError } from './mail-delivery.ts';

const CONNECTIONS = 3;
const TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  dnsTimeout: 10_000,
};
/** "Authentication required": a configuration error, so the mail waits for the operator. */
const AUTHENTICATION_REQUIRED = 530;

/** A 5xx answer to the mail itself is final (RFC 5321); a refused sign-in or connection says nothing about the mail. */
const isFinal = ({ code, command, responseCode = 0 }: NodemailerError): boolean => {
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return false;
  if (command === 'API') return true;
  return responseCode >= 500 && responseCode < 600 && responseCode !== AUTHENTICATION_REQUIRED;
};

/** The part of a failure that may be stored: servers quote addresses and texts in their answers. */
export const describeFailure = (error: unknown): string => {
  const { code, responseCode, command } = error as NodemailerError;
  return [code ?? 'error', responseCode, command].filter(Boolean).join(' ');
};

/** Addresses of this machine: nothing between them can be read along. */
const OWN_HOST = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Without TLS, mails with links that open accounts could be read on their way. `?requireTLS=false` in SMTP_URL allows it. */
export const requiresTls = (smtpUrl: string): boolean => {
  const { protocol, hostname, searchParams } = new URL(smtpUrl);
  const said = searchParams.get('requireTLS');
  if (protocol === 'smtps:') return false;
  return said === null ? !OWN_HOST.test(hostname) : said !== 'false';
};

/** How the mail server of SMTP_URL is reached. */
const reaching = (smtpUrl: string) => ({
  url: smtpUrl,
  // An upgrade by STARTTLS; `smtps:` begins with TLS.
  requireTLS: requiresTls(smtpUrl),
  ...TIMEOUTS,
});

/** Connects and signs in, and mails nothing. @returns what failed, or undefined */
export const verifyMailServer = async (smtpUrl: string): Promise<string | undefined> => {
  const transport = createTransport(reaching(smtpUrl));
  try {
    await transport.verify();
    return undefined;
  } catch (error) {
    return describeFailure(error);
  } finally {
    transport.close();
  }
};

/** Delivers to the mail server of SMTP_URL. */
export const createSmtpDelivery = (smtpUrl: string, from: MailSender, encrypter: Encrypter): MailDelivery => {
  const transport = createTransport({
    ...reaching(smtpUrl),
    pool: true,
    maxConnections: CONNECTIONS,
    // Only the dispatch decides about retries.
    maxRequeues: 0,
  });
  return {
    deliver: async (mail) => {
      try {
        await transport.sendMail(buildMessage(mail, from, encrypter));
      } catch (error) {
        if (error instanceof MailRefusedError) throw error;
        if (isFinal(error as NodemailerError))
          throw new MailRefusedError(describeFailure(error), { cause: error });
        throw error;
      }
    },
    forget: () => Promise.resolve(),
    close: () => transport.close(),
  };
};
