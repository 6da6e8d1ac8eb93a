import { createHash } from 'node:crypto'
import { writeAuditLog } from '#app/domain/audit-log/store.server.ts'
import { fillFacts } from '#app/domain/club/fill-facts.ts'
import { readLegalFacts } from '#app/domain/club/legal-facts-store.server.ts'
import { markdownOf } from '#app/domain/club/markdown-of.ts'
import { queueEmail } from '#app/domain/mail/store.server.ts'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { isKeyOf } from '#app/domain/shared/key-of.ts'
import type { Clock } from '#app/outside/clock.ts'
import type { SiteContentReader } from '#content/collections.ts'
import { readInfo } from '#content/collections/info.ts'
import type { Database } from '#db/database.ts'
import { acceptedTexts } from '#db/schema/index.ts'
import { legalPages, type LegalPage } from './rules.ts'
import { testEmail } from './test-email.ts'

type OpeningServices = {
  readonly database: Database
  readonly clock: Clock
  readonly content: SiteContentReader
  readonly siteUrl: string
}
type Actor = { readonly id: string; readonly name: string }

export const isLegalPage = isKeyOf(legalPages)

/** The legal texts, each with who accepted it as it stands today; undefined where nobody did, or the text changed since. */
export async function readAcceptedTexts(services: OpeningServices) {
  const accepted = await services.database.select().from(acceptedTexts)
  const pages = Object.keys(legalPages).filter(isLegalPage)
  return Promise.all(
    pages.map(async (page) => {
      const digest = await digestOf(services, page)
      const found = accepted.find((one) => one.page === page && one.digest === digest)
      return { page, accepted: found && { at: found.acceptedAt, by: found.by } }
    }),
  )
}

/** Notes that a coach has read a legal text and stands for it, as it is now. */
export async function acceptText(
  services: OpeningServices,
  { page, actor }: { readonly page: LegalPage; readonly actor: Actor },
): Promise<void> {
  const at = services.clock.now()
  const row = { page, digest: await digestOf(services, page), acceptedAt: at, by: actor.name }
  await services.database.transaction(async (transaction) => {
    await transaction
      .insert(acceptedTexts)
      .values(row)
      .onConflictDoUpdate({ target: acceptedTexts.page, set: row })
    const subject = { id: page, name: legalPages[page] }
    await writeAuditLog(transaction, { at, actor, action: 'site.text-accepted', subject })
  })
}

/** Sends the coach who asks an email of trial. Its id in the outbox. */
export async function sendTestEmail(
  { database, clock }: Pick<OpeningServices, 'database' | 'clock'>,
  { to, name }: { readonly to: string; readonly name: string },
): Promise<string> {
  return database.transaction((transaction) =>
    queueEmail(transaction, testEmail, { to, facts: { name } }, clock.now()),
  )
}

async function digestOf({ content, siteUrl, clock }: OpeningServices, page: LegalPage): Promise<string> {
  const facts = await readInfo(content, 'entreprise')
  const { body } = await readInfo(content, page)
  if (!body) throw new Error(`content/info/${page} has no text`)
  const known = await readLegalFacts({ content, siteUrl }, facts, dayInParis(clock.now()))
  const { root } = fillFacts(body.root, known, { showsMissing: false })
  return createHash('sha256').update(markdownOf(root, siteUrl)).digest('hex')
}
