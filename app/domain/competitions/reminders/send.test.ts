import { count, eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Viewer } from '#app/domain/shared/viewer.ts'
import { standingClock } from '#app/outside/clock.ts'
import { usualReminderDays } from '#content/collections/reminder-days.ts'
import { connect, type Database } from '#db/database.ts'
import { competitions, members, outgoingMails, participations, sentReminders } from '#db/schema/index.ts'
import { going, newAthlete, newCompetition } from '#test/competitions/athletes.ts'
import { useDatabase } from '#test/database.ts'
import { writtenMailsTo } from '#test/mail/written.ts'
import type { AnswerGiven } from '../answers/answer-schema.ts'
import type { Competition } from '../competition.ts'
import {
  cancelCompetition,
  changeReminder,
  changeReminderByLink,
  giveAnswer,
  readReminderCuts,
  readReminderLink,
  sendReminders,
} from '../store.server.ts'

type Rows = { rows: unknown[]; addRow: (row: unknown) => void }
// What its types leave out: where the rows of every answer are put.
const { Result } = pg as unknown as { Result: { prototype: Rows } }

const held = useDatabase()
const appSecret = 'a secret of the tests'
const aWeekBefore = { registrationOpensOn: undefined, registrationClosesOn: undefined }

const at = (instant: string, database: Database = held.connection.database) => ({
  database,
  appSecret,
  clock: standingClock(instant),
  siteUrl: 'https://club.example',
})
/** The morning of a day, long before anybody gets up. */
const on = (day: string, database?: Database) => at(`${day}T05:23:00Z`, database)

/** Somebody of their own who answers a race of their own. */
async function entered(race: Partial<Competition> = aWeekBefore, given: Partial<AnswerGiven> = {}) {
  const { database } = held.connection
  const competitionId = await newCompetition(database, race)
  const viewer = await newAthlete(database)
  const answered = await giveAnswer(on('2027-01-01'), viewer, {
    competitionId,
    given: { ...going, ...given },
  })
  expect(answered).toEqual({ ok: true })
  return { viewer, competitionId }
}

async function mailsTo({ memberId }: Viewer) {
  const { database } = held.connection
  const rows = await database
    .select()
    .from(outgoingMails)
    .where(eq(outgoingMails.recipient, `${memberId}@exemple.fr`))
    .orderBy(outgoingMails.createdAt)
  return rows.map(({ template }) => template).filter((template) => template.startsWith('reminder-'))
}

async function countMails(): Promise<number> {
  const [row] = await held.connection.database.select({ mails: count() }).from(outgoingMails)
  return row?.mails ?? 0
}

async function waitingForLocks(database: Database): Promise<number> {
  const { rows } = await database.execute(sql`
    SELECT count(*)::int AS waiting FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`)
  return Number(rows[0]?.waiting)
}

test('the three days of a race are told once each, run as often as one likes', async () => {
  const { viewer } = await entered({ registrationOpensOn: '2027-01-10', registrationClosesOn: '2027-04-20' })
  for (const day of ['2027-01-09', '2027-01-10', '2027-01-10', '2027-01-11', '2027-01-12', '2027-04-16'])
    await sendReminders(on(day))
  expect(await mailsTo(viewer)).toEqual(['reminder-registration-opens'])
  for (const day of ['2027-04-17', '2027-04-17', '2027-04-18', '2027-04-19', '2027-04-24', '2027-04-26'])
    await sendReminders(on(day))
  expect(await mailsTo(viewer)).toEqual([
    'reminder-registration-opens',
    'reminder-registration-closes',
    'reminder-week-before',
  ])
})

test('races are reminded of on the days that the owner says, never after what closes', async () => {
  const { viewer } = await entered({ registrationOpensOn: undefined, registrationClosesOn: '2027-04-20' })
  const days = { ...usualReminderDays, race: 14, registrationCloses: 1 }
  for (const day of ['2027-04-10', '2027-04-11', '2027-04-17', '2027-04-18'])
    await sendReminders(on(day), days)
  expect(await mailsTo(viewer)).toEqual(['reminder-week-before'])
  await sendReminders(on('2027-04-21'), days)
  expect(await mailsTo(viewer)).toEqual(['reminder-week-before'])
  await sendReminders(on('2027-04-20'), days)
  expect(await mailsTo(viewer)).toEqual(['reminder-week-before', 'reminder-registration-closes'])
})

test('nights on which nothing ran are made up for, two of them at most', async () => {
  const [late, tooLate] = [
    await entered(),
    await entered({ ...aWeekBefore, startOn: '2027-04-24', endOn: '2027-04-24' }),
  ]
  await sendReminders(on('2027-04-20'))
  expect(await mailsTo(late.viewer)).toEqual(['reminder-week-before'])
  expect(await mailsTo(tooLate.viewer)).toEqual([])
})

test.each([
  // Half past eleven at night in London is the next day in France, in winter and in summer.
  ['2027-01-20T22:59:00Z', '2027-01-28', 0],
  ['2027-01-20T23:00:00Z', '2027-01-28', 1],
  ['2027-07-20T21:59:00Z', '2027-07-28', 0],
  ['2027-07-20T22:00:00Z', '2027-07-28', 1],
  // The clock changes in between, or on the very day.
  ['2027-03-21T05:23:00Z', '2027-03-28', 1],
  ['2027-03-28T00:30:00Z', '2027-04-04', 1],
  ['2027-10-24T05:23:00Z', '2027-10-31', 1],
  ['2027-10-31T00:30:00Z', '2027-11-07', 1],
  // 2028 has a 29 February.
  ['2028-02-22T05:23:00Z', '2028-02-29', 1],
  ['2028-02-29T05:23:00Z', '2028-03-07', 1],
  ['2027-12-25T05:23:00Z', '2028-01-01', 1],
])('at %s, a race on %s: %i', async (instant, startOn, expected) => {
  const { viewer } = await entered({ ...aWeekBefore, startOn, endOn: startOn })
  await sendReminders(at(instant))
  expect(await mailsTo(viewer)).toHaveLength(expected)
})

test('instances that run the same job at the same time send each reminder once', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => entered()))
  const instances = Array.from({ length: 4 }, () => connect(held.url, { onError: () => undefined }))
  onTestFinished(async () => {
    for (const { close } of instances) await close()
  })
  const before = await countMails()
  const sent = await Promise.all(
    instances.flatMap(({ database }) => [1, 2].map(() => sendReminders(on('2027-04-18', database)))),
  )
  for (const { viewer } of people) expect(await mailsTo(viewer)).toEqual(['reminder-week-before'])
  expect(sent.reduce((sum, count) => sum + count, 0)).toBe((await countMails()) - before)
  expect(await sendReminders(on('2027-04-18'))).toBe(0)
})

test('a race that the whole club answered is read by pages, whatever there is besides', async () => {
  const { database } = held.connection
  const [near, far] = [
    await newCompetition(database, { ...aWeekBefore, startOn: '2029-06-10', endOn: '2029-06-10' }),
    await newCompetition(database, { ...aWeekBefore, startOn: '2029-09-10', endOn: '2029-09-10' }),
  ]
  const people = Array.from({ length: 450 }, () => randomUUID())
  const at = new Date('2029-01-01T10:00:00Z')
  await database.insert(members).values(
    people.map((userId) => ({
      userId,
      role: 'athlete' as const,
      status: 'active' as const,
      email: `${userId}@exemple.fr`,
      firstName: 'Camille',
      lastName: 'Essai',
      updatedAt: at,
    })),
  )
  for (const competitionId of [near, far])
    await database.insert(participations).values(
      people.map((memberId) => ({
        competitionId,
        memberId,
        answer: 'going' as const,
        isHidden: false,
        updatedAt: at,
      })),
    )
  let most = 0
  const { addRow } = Result.prototype
  const spy = vi.spyOn(Result.prototype, 'addRow').mockImplementation(function (this: Rows, row) {
    addRow.call(this, row)
    most = Math.max(most, this.rows.length)
  })
  onTestFinished(() => spy.mockRestore())
  expect(await sendReminders(on('2029-06-03'))).toBe(450)
  expect(await sendReminders(on('2029-06-03'))).toBe(0)
  expect(most).toBeGreaterThan(100)
  expect(most).toBeLessThanOrEqual(200)
})

test('one that cannot be written keeps none of the others waiting, and is tried again', async () => {
  const { database } = held.connection
  const [broken, fine] = [await entered(), await entered()]
  const refused = sql.raw(`recipient <> '${broken.viewer.memberId}@exemple.fr'`)
  await database.execute(sql`ALTER TABLE club.outgoing_mails ADD CONSTRAINT refused CHECK (${refused})`)
  await expect(sendReminders(on('2027-04-18'))).rejects.toThrow()
  expect(await mailsTo(fine.viewer)).toEqual(['reminder-week-before'])
  expect(await mailsTo(broken.viewer)).toEqual([])
  await database.execute(sql`ALTER TABLE club.outgoing_mails DROP CONSTRAINT refused`)
  expect(await sendReminders(on('2027-04-19'))).toBe(1)
  expect(await mailsTo(broken.viewer)).toEqual(['reminder-week-before'])
})

test('nothing to who passes, left or was suspended, nor of what was called off', async () => {
  const { database } = held.connection
  const passing = await entered(aWeekBefore, { answer: 'passing' })
  const maybe = await entered(aWeekBefore, { answer: 'maybe' })
  const [ended, suspended, off] = [await entered(), await entered(), await entered()]
  const become = (viewer: Viewer, status: 'ended' | 'suspended') =>
    database.update(members).set({ status }).where(eq(members.userId, viewer.memberId))
  await become(ended.viewer, 'ended')
  await become(suspended.viewer, 'suspended')
  await cancelCompetition(on('2027-04-01'), { competitionId: off.competitionId, actor: undefined })
  await sendReminders(on('2027-04-18'))
  for (const { viewer } of [passing, maybe, ended, suspended, off]) expect(await mailsTo(viewer)).toEqual([])
})

test('what is cut while the job runs is not sent any more', async () => {
  const { database } = held.connection
  const people = [await entered(), await entered()]
  const keys = people.map(({ viewer, competitionId }) => ({
    key: `week-before ${competitionId} ${viewer.memberId} 2027-04-25`,
    memberId: viewer.memberId,
    sentAt: new Date(),
  }))
  const running: Promise<number>[] = []
  // Somebody else holds both keys and gives them back: the job waits at the first.
  const givenBack = database.transaction(async (transaction) => {
    await transaction.insert(sentReminders).values(keys)
    running.push(sendReminders(on('2027-04-18')))
    await expect.poll(() => waitingForLocks(database)).toBe(1)
    for (const { viewer } of people)
      await changeReminder(on('2027-04-18'), viewer.memberId, { kind: 'week-before', isCut: true })
    throw new Error('given back')
  })
  await expect(givenBack).rejects.toThrow('given back')
  expect(await Promise.all(running)).toEqual([1])
  const mails = await Promise.all(people.map(({ viewer }) => mailsTo(viewer)))
  expect(mails.flat()).toEqual(['reminder-week-before'])
})

test('a race that moves is told again', async () => {
  const { database } = held.connection
  const { viewer, competitionId } = await entered()
  await sendReminders(on('2027-04-18'))
  await database
    .update(competitions)
    .set({ startOn: '2027-05-02', endOn: '2027-05-02' })
    .where(eq(competitions.id, competitionId))
  await sendReminders(on('2027-04-20'))
  await sendReminders(on('2027-04-25'))
  expect(await mailsTo(viewer)).toEqual(['reminder-week-before', 'reminder-week-before'])
})

test('the link of a mail cuts its kind and no other, and sends it again', async () => {
  const { database } = held.connection
  const { viewer } = await entered()
  await sendReminders(on('2027-04-18'))
  const [mail] = await writtenMailsTo(database, `${viewer.memberId}@exemple.fr`)
  const url = mail?.unsubscribeUrl ?? ''
  expect(mail?.html).toContain(url)
  expect(mail?.text).toContain(url)
  const token = url.replace('https://club.example/rappels/', '')
  const services = on('2027-04-19')
  const other = 'registration-opens' as const
  await changeReminder(services, viewer.memberId, { kind: other, isCut: true })
  expect(await readReminderLink(services, token)).toEqual({ kind: 'week-before', isCut: false })
  for (const isCut of [true, true]) await changeReminderByLink(services, token, { isCut })
  expect(await readReminderLink(services, token)).toEqual({ kind: 'week-before', isCut: true })
  expect(await readReminderCuts(services, viewer.memberId)).toEqual(new Set([other, 'week-before']))
  await changeReminderByLink(services, token, { isCut: false })
  expect(await readReminderCuts(services, viewer.memberId)).toEqual(new Set([other]))
  for (const unknown of ['', 'x', token.slice(1), `${token}a`])
    expect(await changeReminderByLink(services, unknown, { isCut: true })).toBeUndefined()
  await database.delete(members).where(eq(members.userId, viewer.memberId))
  expect(await readReminderLink(services, token)).toBeUndefined()
  expect(await changeReminderByLink(services, token, { isCut: true })).toBeUndefined()
})
