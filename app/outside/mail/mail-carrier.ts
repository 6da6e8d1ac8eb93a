export type Attachment = {
  readonly fileName: string
  readonly contentType: string
  readonly content: Uint8Array
}

export type Letter = {
  from: string
  to: string
  replyTo: string | null
  subject: string
  html: string
  text: string
  /** Where one POST cuts mails of its kind (RFC 8058). */
  unsubscribeUrl?: string | null
  attachments?: readonly Attachment[]
}

/** Takes a letter away. `kept`: nobody carries mail here, it stays in the outbox. Throws when the server refuses or is down. */
export type MailCarrier = {
  deliver: (letter: Letter) => Promise<'sent' | 'kept'>
  isOutbox?: true
}
