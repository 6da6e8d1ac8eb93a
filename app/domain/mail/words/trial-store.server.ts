import type { StoreServices } from '#app/domain/shared/services.server.ts'
import { queueMail, type WrittenEmail } from '../store.server.ts'

type Trial = Pick<WrittenEmail, 'subject' | 'html' | 'text'> & { readonly to: string; readonly mail: string }

/** Sends a coach an email as it would leave, about made-up people. Its id in the outbox. */
export async function sendTrial(
  { database, clock }: Pick<StoreServices, 'database' | 'clock'>,
  { to, mail, subject, html, text }: Trial,
): Promise<string> {
  const trial = { template: `trial-${mail}`, recipient: to, subject: `[Essai] ${subject}`, html, text }
  return database.transaction((transaction) => queueMail(transaction, trial, clock.now()))
}
