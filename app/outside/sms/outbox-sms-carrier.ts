import type { SmsCarrier } from './sms-carrier.ts'

export const outboxSmsCarrier: SmsCarrier = { deliver: async () => 'kept' }
