export { composeMail } from './compose-mail.ts';
export { createMailDelivery } from './create-mail-delivery.ts';
export { mailDispatch } from './dispatch-mails.ts';
export { createEncrypter, type Encrypter } from './encrypt.ts';
export { enqueueMail } from './enqueue-mail.ts';
export type { MailDelivery } from './mail-delivery.ts';
export { SECRET_MARK } from './outgoing-mail.ts';
export { countMailsSince, countWaitingMails, eraseMails } from './outgoing-mails.repository.ts';
export { verifyMailServer } from './smtp-delivery.ts';
