import { sql } from 'drizzle-orm'
import { countProposals } from '#app/domain/competitions/store.server.ts'
import { countFailedMails } from '#app/domain/mail/store.server.ts'
import { mayOpen, type Rights } from '#app/domain/members/store.server.ts'
import { countUnanswered } from '#app/domain/messages/store.server.ts'
import { countToPrepare } from '#app/domain/orders/store.server.ts'
import { readMemberAndSession } from '#app/domain/sessions/store.server.ts'
import { countTestimonialsToRead } from '#app/domain/testimonials/store.server.ts'
import type { Database } from '#db/database.ts'
import type { OfficeNumbers } from './numbers.ts'
import { onOfficeChange } from './office-changes.ts'

type Services = { readonly database: Database }

export async function readOfficeNumbers({ database }: Services): Promise<OfficeNumbers> {
  // In one question: each page of the office asks it.
  const { rows } = await database.execute<OfficeNumbers>(sql`
    SELECT ${countToPrepare({ database })}::integer AS commandes,
      ${countProposals(database)}::integer AS competitions, ${countUnanswered(database)}::integer AS messages,
      ${countFailedMails(database)}::integer AS envois, ${countTestimonialsToRead(database)}::integer AS temoignages`)
  return rows[0] ?? {}
}

/** Those of the rooms somebody may open. */
export function numbersFor(rights: Rights, numbers: OfficeNumbers): OfficeNumbers {
  return Object.fromEntries(Object.entries(numbers).filter(([room]) => mayOpen(rights, `/admin/${room}`)))
}

// However many windows are open, a change is counted once.
const counted = new WeakMap<Database, Promise<OfficeNumbers>>()

/** The numbers for whoever a session names, as it stands now; undefined when it opens the office no more. */
export async function watchOffice(
  { database }: Services,
  user: { readonly userId: string; readonly sessionId: string },
): Promise<OfficeNumbers | undefined> {
  const { member, session } = await readMemberAndSession(database, user)
  if (member?.status !== 'active' || session?.endedAt || !mayOpen(member, '/admin')) return undefined
  const numbers = counted.get(database) ?? readOfficeNumbers({ database })
  counted.set(database, numbers)
  numbers.catch(() => counted.delete(database))
  onOfficeChangeOnce(database)
  return numbersFor(member, await numbers)
}

const followed = new WeakSet<Database>()

function onOfficeChangeOnce(database: Database): void {
  if (followed.has(database)) return
  followed.add(database)
  onOfficeChange(() => counted.delete(database))
}
