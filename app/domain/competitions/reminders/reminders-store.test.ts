import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Viewer } from '#app/domain/shared/viewer.ts'
import { standingClock } from '#app/outside/clock.ts'
import { usualReminderDays } from '#content/collections/reminder-days.ts'
import { members } from '#db/schema/index.ts'
import { going, newAthlete, newCompetition } from '#test/competitions/athletes.ts'
import { useDatabase } from '#test/database.ts'
import {
  cancelCompetition,
  changeReminder,
  claimReminder,
  giveAnswer,
  purgeSentReminders,
  readReminderCuts,
} from '../store.server.ts'
import { dueReminders } from './due-store.server.ts'

const held = useDatabase()
const on = (day: string) => ({
  database: held.connection.database,
  clock: standingClock(`${day}T10:00:00Z`),
})
const services = () => on('2027-04-07')
/** A week before the race. */
const today = '2027-04-18'
const aWeekBefore = { registrationOpensOn: undefined, registrationClosesOn: undefined }

async function goesTo(competitionId: string, change: Partial<typeof members.$inferInsert> = {}) {
  const viewer = await newAthlete(services().database, change)
  const given = await giveAnswer(services(), viewer, { competitionId, given: going })
  expect(given).toEqual({ ok: true })
  return viewer
}

async function dueOn(day: string) {
  return (
    await Array.fromAsync(dueReminders(services().database, { today: day, days: usualReminderDays }))
  ).flat()
}

async function remindedOf(competitionId: string): Promise<string[]> {
  const due = await dueOn(today)
  return due.filter(({ competition }) => competition.id === competitionId).map(({ memberId }) => memberId)
}

test('a week before a race who goes is reminded, who hides too: their mail is theirs', async () => {
  const { database } = services()
  const race = await newCompetition(database, aWeekBefore)
  const viewer = await goesTo(race, { firstName: 'Jo' })
  await giveAnswer(services(), viewer, { competitionId: race, given: { ...going, isHidden: true } })
  const passing = await goesTo(race)
  await giveAnswer(services(), passing, { competitionId: race, given: { ...going, answer: 'passing' } })
  const due = await dueOn(today)
  expect(due.filter(({ competition }) => competition.id === race)).toMatchObject([
    {
      memberId: viewer.memberId,
      kind: 'week-before',
      firstName: 'Jo',
      email: `${viewer.memberId}@exemple.fr`,
    },
  ])
})

test('no reminder to who left the group or the club, nor of what is cancelled', async () => {
  const { database } = services()
  const race = await newCompetition(database, { ...aWeekBefore, group: 'natation' })
  const stays = await goesTo(race, { groups: ['Natation'] })
  const leaves = await goesTo(race, { groups: ['Natation'] })
  const suspended = await goesTo(race, { groups: ['Natation'] })
  const changed = (viewer: Viewer) => eq(members.userId, viewer.memberId)
  await database.update(members).set({ groups: [] }).where(changed(leaves))
  await database.update(members).set({ status: 'suspended' }).where(changed(suspended))
  expect(await remindedOf(race)).toEqual([stays.memberId])
  await cancelCompetition(services(), { competitionId: race, actor: undefined })
  expect(await remindedOf(race)).toEqual([])
})

test('a kind that is cut is not sent, until it is wanted again', async () => {
  const race = await newCompetition(services().database, aWeekBefore)
  const viewer = await goesTo(race)
  const cut = (isCut: boolean) => changeReminder(services(), viewer.memberId, { kind: 'week-before', isCut })
  await cut(true)
  await cut(true)
  expect([...(await readReminderCuts(services(), viewer.memberId))]).toEqual(['week-before'])
  expect(await remindedOf(race)).toEqual([])
  await cut(false)
  await cut(false)
  expect(await readReminderCuts(services(), viewer.memberId)).toEqual(new Set())
  expect(await remindedOf(race)).toEqual([viewer.memberId])
})

test('a reminder is claimed once, by one of those who try at the same time, and again if its mail was not queued', async () => {
  const { database } = services()
  const { memberId } = await newAthlete(database)
  const reminder = { key: `week-before x ${memberId} 2027-04-25`, memberId }
  const at = services().clock.now()
  const failing = database.transaction(async (transaction) => {
    expect(await claimReminder(transaction, reminder, at)).toBe(true)
    throw new Error('no mail')
  })
  await expect(failing).rejects.toThrow('no mail')
  const claimed = await Promise.all(
    Array.from({ length: 5 }, () =>
      database.transaction((transaction) => claimReminder(transaction, reminder, at)),
    ),
  )
  expect(claimed.filter(Boolean)).toHaveLength(1)
  expect(await purgeSentReminders(on('2028-04-07'))).toBe(0)
  expect(await purgeSentReminders(on('2028-04-08'))).toBe(1)
})
