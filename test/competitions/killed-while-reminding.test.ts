import { count, like, sql } from 'drizzle-orm'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { addDays, dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { participations, outgoingMails, sentReminders } from '#db/schema/index.ts'
import { useDatabase } from '../database.ts'
import { freePort } from '../free-port.ts'
import { startSiteProcess } from '../site-process.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { newAthlete, newCompetition } from './athletes.ts'

const held = useDatabase()
const people = 150
const kills = 4

test(
  'two sites on one database, one of them killed again and again while it reminds: everybody gets one mail',
  { timeout: 180_000 },
  async () => {
    await everybodyGoes()
    const [first, second] = [await siteThatComesBack(), await siteThatComesBack()]
    await remind()
    for (let number = 1; number <= kills; number += 1) {
      const wanted = Math.min(people, Math.floor((people * number) / (kills + 2)))
      await expect.poll(countSent, { timeout: 60_000, interval: 5 }).toBeGreaterThanOrEqual(wanted)
      await (number % 2 === 0 ? first : second).killAndRestart()
      await remind()
    }
    await expect.poll(countSent, { timeout: 60_000, interval: 50 }).toBe(people)
    await remind()
    await expect.poll(countJobs, { timeout: 60_000, interval: 100 }).toBe(0)
    const mails = await held.connection.database
      .select({ recipient: outgoingMails.recipient, mails: count() })
      .from(outgoingMails)
      .where(like(outgoingMails.template, 'reminder-%'))
      .groupBy(outgoingMails.recipient)
    expect(mails).toHaveLength(people)
    expect(mails.filter((row) => row.mails !== 1)).toEqual([])
  },
)

async function everybodyGoes(): Promise<void> {
  const { database } = held.connection
  const startOn = addDays(dayInParis(new Date()), 6)
  const race = { startOn, endOn: startOn, registrationOpensOn: undefined, registrationClosesOn: undefined }
  const competitionId = await newCompetition(database, race)
  const athletes = await Promise.all(Array.from({ length: people }, () => newAthlete(database)))
  await database.insert(participations).values(
    athletes.map(({ memberId }) => ({
      competitionId,
      memberId,
      answer: 'going' as const,
      isHidden: false,
      updatedAt: new Date(),
    })),
  )
}

async function siteThatComesBack() {
  const settings = {
    DATABASE_URL: held.url,
    DATA_DIR: temporaryFolder(),
    PORT: String(await freePort()),
    APP_SECRET: 'a secret that both sites share, long enough',
    SAMPLE_CONTENT: 'off',
    LOG_LEVEL: 'silent',
  }
  let running = await startSiteProcess(settings)
  onTestFinished(() => running.stop())
  return {
    async killAndRestart() {
      running.child.kill('SIGKILL')
      if (running.child.signalCode === null) await once(running.child, 'exit')
      running = await startSiteProcess(settings)
    },
  }
}

/** Two jobs at once: as if the night's were there twice. */
async function remind(): Promise<void> {
  for (let number = 0; number < 2; number += 1)
    await held.connection.database.execute(sql`SELECT graphile_worker.add_job('morning_reminders')`)
}

async function countSent(): Promise<number> {
  const [row] = await held.connection.database.select({ sent: count() }).from(sentReminders)
  return row?.sent ?? 0
}

async function countJobs(): Promise<number> {
  const { rows } = await held.connection.database.execute(sql`
    SELECT count(*)::int AS jobs FROM graphile_worker.jobs WHERE task_identifier = 'morning_reminders'`)
  return Number(rows[0]?.jobs)
}
