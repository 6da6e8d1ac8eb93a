import type { MailCarrier } from './mail-carrier.ts'

/** Without a mail server every letter stays in `club.outgoing_mails`, where `/_mails` shows it. */
export const outboxCarrier: MailCarrier = { deliver: async () => 'kept', isOutbox: true }
