import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { dropHeldEmails, queueEmail } from '#app/domain/mail/store.server.ts'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { nameOfPerson } from '#app/domain/shared/people/person-name.ts'
import type { ReadServices } from '#app/domain/shared/services.server.ts'
import { heldMs } from '#app/domain/shared/take-back-time.ts'
import { viewerOf } from '#app/domain/shared/viewer.ts'
import type { Clock } from '#app/outside/clock.ts'
import type { Transaction } from '#db/database.ts'
import { members, outgoingMails, participations } from '#db/schema/index.ts'
import type { Competition } from '../competition.ts'
import { raceChange, type RaceChangeFacts } from '../emails.ts'
import { isInCalendar } from '../viewer.ts'
import { changeToTell, type RaceChange } from './change-to-tell.ts'

export type CompetitionChange = { readonly before: Competition; readonly competition: Competition }

/** Queues an email to each active member who goes, or may go, when their race moved, was called off or is on again. */
export async function tellWhoAnswered(
  transaction: Transaction,
  { before, competition, word }: CompetitionChange & { readonly word?: string | undefined },
  at: Date,
): Promise<void> {
  const change = changeToTell(before, competition, dayInParis(at))
  if (change === undefined) return
  // Who was not yet told that it was called off need not be told that it is on again.
  const spared = new Set(change === 'restored' ? await dropCancelled(transaction, competition.id, at) : [])
  const heldFor = change === 'cancelled' ? heldMs : undefined
  for (const { member } of await whoIsTold(transaction, competition)) {
    if (spared.has(member.email)) continue
    const facts = { competition, before, firstName: member.firstName, word }
    await queueEmail(transaction, raceChange(change), { to: member.email, facts, heldFor }, at)
  }
}

/** Drops what says that a race was called off, while it is held back; to whom it was. */
function dropCancelled(transaction: Transaction, competitionId: string, at: Date): Promise<string[]> {
  const isAbout = sql`${outgoingMails.facts} -> 'competition' ->> 'id' = ${competitionId}`
  return dropHeldEmails(transaction, raceChange('cancelled'), {
    isAbout,
    since: new Date(at.getTime() - heldMs),
  })
}

type ToTell = {
  readonly change: RaceChange
  /** Of those who show their answer, by family name. Who hides is told too, and named to nobody. */
  readonly names: readonly string[]
  readonly facts: RaceChangeFacts
}

/** Whom a change would tell what, before it is made; undefined when it tells nobody anything. */
export async function readToTell(
  { database, clock }: ReadServices & { readonly clock: Clock },
  { before, competition }: CompetitionChange,
): Promise<ToTell | undefined> {
  const change = changeToTell(before, competition, dayInParis(clock.now()))
  if (change === undefined) return undefined
  const shown = (await whoIsTold(database, competition)).filter(({ isHidden }) => !isHidden)
  const firstName = shown[0]?.member.firstName ?? ''
  const names = shown.map(({ member }) => nameOfPerson(member))
  return { change, names, facts: { competition, before, firstName } }
}

async function whoIsTold(database: Pick<Transaction, 'select'>, competition: Competition) {
  const rows = await database
    .select({ member: members, isHidden: participations.isHidden })
    .from(participations)
    .innerJoin(members, eq(members.userId, participations.memberId))
    .where(
      and(
        eq(participations.competitionId, competition.id),
        inArray(participations.answer, ['going', 'maybe']),
        eq(members.status, 'active'),
      ),
    )
    .orderBy(asc(members.lastName), asc(members.firstName), members.userId)
  return rows.filter(({ member }) => isInCalendar(competition, viewerOf(member)))
}
