/** `to`: a number in E.164, with its plus sign. */
export type TextMessage = { to: string; text: string }

/** Sends a text message. `kept`: it stays in the outbox. Throws when the gateway refuses or is down. */
export type SmsTransport = { deliver: (message: TextMessage) => Promise<'sent' | 'kept'> }

export const outboxSmsTransport: SmsTransport = { deliver: async () => 'kept' }
