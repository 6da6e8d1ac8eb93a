import { readClub } from '#app/domain/club/store.server.ts'
import { queueMail } from '#app/domain/mail/store.server.ts'
import { writeAccountMail } from '#app/emails/account-mail.server.tsx'
import { writeSecurityMail, type SecurityNews } from '#app/emails/security-mails.server.tsx'
import type { Clock } from '#app/outside/clock.ts'
import type { SiteContentReader } from '#content/collections.ts'
import type { Database } from '#db/database.ts'
import type { AccountLetter } from './account-letter.ts'

type AccountServices = { database: Database; clock: Clock; content: SiteContentReader; siteUrl: string }

/** Writes and queues a letter of the authentication service. */
export async function postAccountLetter(
  { database, clock, content, siteUrl }: AccountServices,
  letter: AccountLetter,
): Promise<void> {
  const { facts } = await readClub(content)
  const mail = await writeAccountMail(letter, facts, siteUrl)
  await database.transaction((transaction) => queueMail(transaction, mail, clock.now()))
}

/** Tells a person what has just changed on their account. */
export async function postSecurityNews(
  { database, clock, content, siteUrl }: AccountServices,
  news: Omit<SecurityNews, 'at'>,
): Promise<void> {
  const { facts } = await readClub(content)
  const mail = await writeSecurityMail({ ...news, at: clock.now() }, facts, siteUrl)
  await database.transaction((transaction) => queueMail(transaction, mail, clock.now()))
}
