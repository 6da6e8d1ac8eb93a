import type { WrittenEmail } from '#app/domain/mail/store.server.ts'
import type { Site } from './templates.server.ts'
import { unknownPaymentEmail } from './unknown-payment.tsx'

/** Every email that waits as facts, by the name of its template. */
const templates = new Map([unknownPaymentEmail])

/** Writes an email from its facts. Throws when the template is unknown or its facts are not what it needs. */
export async function writeEmail(name: string, facts: object, site: Site): Promise<WrittenEmail> {
  const write = templates.get(name)
  if (!write) throw new Error(`There is no email « ${name} ».`)
  return write(facts, site)
}
