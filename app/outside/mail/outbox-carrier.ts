import type { MailCarrier } from './mail-carrier.ts'

export const outboxCarrier: MailCarrier = { deliver: async () => 'kept', isOutbox: true }
