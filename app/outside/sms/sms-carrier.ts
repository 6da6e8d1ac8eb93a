/** `to`: a number in E.164, with its plus sign. */
export type TextMessage = { to: string; text: string }

/** Takes a text message away. `kept`: nobody carries them here. Throws when the gateway refuses or is down. */
export type SmsCarrier = { deliver: (message: TextMessage) => Promise<'sent' | 'kept'> }
