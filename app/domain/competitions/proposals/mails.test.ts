import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Viewer } from '#app/domain/shared/viewer.ts'
import { standingClock } from '#app/outside/clock.ts'
import { competitions, members } from '#db/schema/index.ts'
import { newAthlete, newCompetition } from '#test/competitions/athletes.ts'
import { useDatabase } from '#test/database.ts'
import { plain } from '#test/mail/reading.ts'
import { writtenMails } from '#test/mail/written.ts'
import { triathlon } from '../fixtures/competitions.ts'
import { decideProposal, proposeCompetition, readSimilar } from '../store.server.ts'

const held = useDatabase()
const services = () => ({
  database: held.connection.database,
  clock: standingClock('2027-04-07T10:00:00Z'),
})
const facts = { ...triathlon, formats: [...triathlon.formats] }

async function proposed(viewer: Viewer, title: string): Promise<string> {
  const answer = await proposeCompetition(services(), viewer, { ...facts, title })
  if (!answer.ok) throw new Error(answer.message)
  return answer.id
}

async function mailsAbout(title: string) {
  const rows = await writtenMails(services().database)
  const about = rows.filter(({ subject }) => subject.includes(title))
  return about.map(({ template, recipient, replyTo, text }) => ({
    template,
    recipient,
    replyTo,
    text: plain(text),
  }))
}

test('the club hears of a proposal once, by a mail that is answered to who proposes', async () => {
  const viewer = await newAthlete(services().database)
  await newCompetition(services().database, { title: 'Trail des Écluses', group: 'natation' })
  const [first, again] = await Promise.all([
    proposed(viewer, 'Trail des écluses, 3e'),
    proposed(viewer, 'Trail des écluses, 3e'),
  ])
  expect(again).toBe(first)
  const mails = await mailsAbout('Trail des écluses, 3e')
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({
    template: 'proposal-notice',
    recipient: 'bonjour@exemple.fr',
    replyTo: `${viewer.memberId}@exemple.fr`,
  })
  // A coach sees every group.
  expect(mails[0]?.text).toContain('Trail des Écluses, 25 avril 2027 (au calendrier)')
  expect(mails[0]?.text).toContain(`/admin/competitions/${first}`)
})

test('when its email cannot be queued, nothing is proposed', async () => {
  const { database } = services()
  const viewer = await newAthlete(database)
  await database.execute(
    sql`ALTER TABLE club.outgoing_mails ADD CONSTRAINT refused CHECK (facts::text NOT LIKE '%Perdue%')`,
  )
  await expect(proposed(viewer, 'Course Perdue')).rejects.toThrow()
  await database.execute(sql`ALTER TABLE club.outgoing_mails DROP CONSTRAINT refused`)
  expect(await database.select().from(competitions).where(eq(competitions.title, 'Course Perdue'))).toEqual(
    [],
  )
})

test.each([
  [true, 'proposal-accepted', 'tout le club peut maintenant y répondre'],
  [false, 'proposal-refused', 'Deux autres courses ce jour-là.'],
])('who proposed hears of the decision (accepted: %s)', async (isAccepted, template, words) => {
  const viewer = await newAthlete(services().database)
  const title = `Course décidée ${isAccepted}`
  const competitionId = await proposed(viewer, title)
  const reason = isAccepted ? undefined : 'Deux autres courses ce jour-là.'
  const decide = () => decideProposal(services(), { competitionId, actor: undefined, isAccepted, reason })
  expect(await decide()).toMatchObject({ ok: true })
  expect(await decide()).toMatchObject({ ok: false, status: 409 })
  const [, decision, ...rest] = await mailsAbout(title)
  expect(decision).toMatchObject({ template, recipient: `${viewer.memberId}@exemple.fr` })
  expect(decision?.text).toContain(words)
  expect(rest).toEqual([])
})

test('who left the club, or deleted their account, is not written to', async () => {
  const { database } = services()
  const [ended, gone] = [await newAthlete(database), await newAthlete(database)]
  const ids = [await proposed(ended, 'Course de A'), await proposed(gone, 'Course de B')]
  await database.update(members).set({ status: 'ended' }).where(eq(members.userId, ended.memberId))
  await database.delete(members).where(eq(members.userId, gone.memberId))
  for (const competitionId of ids)
    expect(
      await decideProposal(services(), { competitionId, actor: undefined, isAccepted: true }),
    ).toMatchObject({ ok: true })
  for (const title of ['Course de A', 'Course de B']) expect(await mailsAbout(title)).toHaveLength(1)
})

test('what may be the same race is told to who may read it, and to nobody else', async () => {
  const { database } = services()
  const [author, other] = [await newAthlete(database), await newAthlete(database)]
  const swimmer = await newAthlete(database, { groups: ['Natation'] })
  const mine = await proposed(author, 'Traversée des Saules')
  const grouped = await newCompetition(database, { title: 'Eau libre des Saules', group: 'natation' })
  const off = await newCompetition(database, { title: 'Les Saules', status: 'cancelled' })
  await newCompetition(database, { title: 'Les Saules', startOn: '2027-04-26', endOn: '2027-04-26' })
  await newCompetition(database, { title: 'Les Saules', status: 'refused', proposedBy: author.memberId })
  const seenBy = async (viewer: Viewer) => {
    const found = await readSimilar(services(), viewer, { ...facts, title: 'Saules' })
    return new Set(found.map(({ id }) => id))
  }
  expect(await seenBy(author)).toEqual(new Set([mine, off]))
  expect(await seenBy(other)).toEqual(new Set([off]))
  expect(await seenBy(swimmer)).toEqual(new Set([grouped, off]))
})
