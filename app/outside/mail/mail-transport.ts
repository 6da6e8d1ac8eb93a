export type Attachment = {
  readonly fileName: string
  readonly contentType: string
  readonly content: Uint8Array
}

export type Email = {
  from: string
  to: string
  replyTo: string | null
  subject: string
  html: string
  text: string
  /** Where one POST cuts emails of its kind (RFC 8058). */
  unsubscribeUrl?: string | null
  /** `<…@…>`, the same at every attempt, so that who gets it twice sees one. */
  messageId?: string
  /** The message ids of the exchange before it, the oldest first. */
  references?: readonly string[]
  attachments?: readonly Attachment[]
}

/** The recipient's server wants this mail neither now nor later. */
export class RefusedMailError extends Error {
  override name = 'RefusedMailError'
}

/** Sends an email. `kept`: it stays in the outbox. Throws when the server refuses (`RefusedMailError`: for good) or is down. */
export type MailTransport = {
  deliver: (email: Email) => Promise<'sent' | 'kept'>
  isOutbox?: true
  /** Whether what is written to an address stays here though others’ mails leave. */
  keeps?: (address: string) => Promise<boolean>
}

export const outboxTransport: MailTransport = { deliver: async () => 'kept', isOutbox: true }
