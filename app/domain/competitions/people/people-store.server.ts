import { desc, eq } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import {
  competitions,
  feedSecrets,
  members,
  participations,
  reminderCuts,
  sentReminders,
} from '#db/schema/index.ts'
import { shownParticipations } from '../answers/shown-participations.ts'
import { clubmateOfRow, competitionOfRow, participationOfRow } from '../rows-store.server.ts'
import { isInCalendar } from '../viewer.ts'

type Person = { readonly userId: string }

/** What a person said of competitions, hidden or not, with their results: for themselves. */
export async function participationsOfPerson(database: Database, { userId }: Person) {
  const rows = await database
    .select({ title: competitions.title, startOn: competitions.startOn, participation: participations })
    .from(participations)
    .innerJoin(competitions, eq(competitions.id, participations.competitionId))
    .where(eq(participations.memberId, userId))
    .orderBy(competitions.startOn)
  return rows.map(({ title, startOn, participation: { memberId: _own, ...answer } }) => ({
    title,
    startOn,
    ...answer,
  }))
}

/** Deletes all that a person said of competitions, with their results. */
export async function eraseParticipationsOfPerson(transaction: Transaction, { userId }: Person) {
  await transaction.delete(participations).where(eq(participations.memberId, userId))
}

/** Where a person goes, or went, for their coaches: through the one door, so without what they hide. The latest first. */
export async function shownRacesOfPerson(database: Pick<Database, 'select'>, memberId: string) {
  const rows = await database
    .select({ competition: competitions, participation: participations, member: members })
    .from(participations)
    .innerJoin(competitions, eq(competitions.id, participations.competitionId))
    .innerJoin(members, eq(members.userId, participations.memberId))
    .where(eq(participations.memberId, memberId))
    .orderBy(desc(competitions.startOn))
  const coach = { memberId: '', groups: [], isCoach: true }
  const known = new Map(rows.map(({ competition }) => [competition.id, competitionOfRow(competition)]))
  const visible = [...known.values()].filter((competition) => isInCalendar(competition, coach))
  return shownParticipations({
    participations: rows.map(({ participation }) => participationOfRow(participation)),
    clubmates: new Map(rows.map(({ member }) => [member.userId, clubmateOfRow(member)])),
    visible: new Set(visible.map(({ id }) => id)),
  }).flatMap((participation) => {
    const competition = known.get(participation.competitionId)
    return competition ? [{ competition, participation }] : []
  })
}

export function proposalsOfPerson(database: Database, { userId }: Person) {
  return database
    .select({ title: competitions.title, startOn: competitions.startOn, status: competitions.status })
    .from(competitions)
    .where(eq(competitions.proposedBy, userId))
    .orderBy(competitions.startOn)
}

/** What a person proposed stays in the calendar, without them. */
export async function forgetProposer(transaction: Transaction, { userId }: Person) {
  await transaction.update(competitions).set({ proposedBy: null }).where(eq(competitions.proposedBy, userId))
}

/** Whether a person's calendar programs read their feeds, since when, which reminders they cut and which were sent. */
export async function calendarSettingsOfPerson(database: Database, { userId }: Person) {
  // The address opens the calendar to whoever has it: when it was made is enough.
  const feeds = await database
    .select({ renewedAt: feedSecrets.renewedAt })
    .from(feedSecrets)
    .where(eq(feedSecrets.memberId, userId))
  const cuts = await database
    .select({ kind: reminderCuts.kind, cutAt: reminderCuts.cutAt })
    .from(reminderCuts)
    .where(eq(reminderCuts.memberId, userId))
  const sent = await database
    .select({ key: sentReminders.key, sentAt: sentReminders.sentAt })
    .from(sentReminders)
    .where(eq(sentReminders.memberId, userId))
  return [
    ...feeds.map((feed) => ({ what: 'agenda', ...feed })),
    ...cuts.map((cut) => ({ what: 'rappel refusé', ...cut })),
    ...sent.map((reminder) => ({ what: 'rappel envoyé', ...reminder })),
  ]
}

/** Deletes a person's feed addresses, which answer no more, the reminders they cut and the list of those sent. */
export async function eraseCalendarSettingsOfPerson(transaction: Transaction, { userId }: Person) {
  for (const table of [feedSecrets, reminderCuts, sentReminders])
    await transaction.delete(table).where(eq(table.memberId, userId))
}
