import path from 'node:path';
import type { Config } from '../../config.ts';
import type { Logger } from '../logger.ts';
import type { Encrypter } from './encrypt.ts';
import type { MailDelivery } from './mail-delivery.ts';
import { createOutboxDelivery } from './outbox-delivery.ts';
import { createSmtpDelivery } from './smtp-delivery.ts';

/** The configured delivery: a mail server, or the folder `outbox` below DATA_DIR. */
export const createMailDelivery = (
  { smtpUrl, mailFrom, dataDir, production }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'production'>,
  encrypter: Encrypter,
  logger: Logger,
): MailDelivery =>
  smtpUrl
    ? createSmtpDelivery(smtpUrl, mailFrom, encrypter)
    : createOutboxDelivery(path.join(dataDir, 'outbox'), mailFrom, encrypter, {
        logger,
        logLinks: !production,
      });
