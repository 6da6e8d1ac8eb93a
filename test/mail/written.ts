import { openSiteContent } from '#app/content/site-content.ts'
import { readClub } from '#app/domain/club/store.server.ts'
import { writeEmail } from '#app/emails/write-email.server.ts'
import type { Database } from '#db/database.ts'
import { outgoingMails } from '#db/schema/index.ts'

const content = await openSiteContent({ showsSamples: true, now: () => new Date() })
const { facts: club } = await readClub(content)
export const site = { club, siteUrl: 'https://club.example' }

/** The emails of a database as they leave: those that still wait as facts are written here. */
export async function writtenMails(database: Pick<Database, 'select'>) {
  const rows = await database.select().from(outgoingMails).orderBy(outgoingMails.createdAt)
  return Promise.all(
    rows.map(async (row) => ({
      ...row,
      ...(row.facts && (await writeEmail(row.template, row.facts, site))),
      recipient: row.recipient || club.email,
    })),
  )
}

/** The emails to one address. */
export async function writtenMailsTo(database: Pick<Database, 'select'>, address: string) {
  return (await writtenMails(database)).filter(({ recipient }) => recipient === address)
}
