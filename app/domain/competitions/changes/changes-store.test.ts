import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openSiteContent } from '#app/content/site-content.ts'
import { nameOfAction } from '#app/domain/audit-log/rules.ts'
import { standingClock } from '#app/outside/clock.ts'
import { competitions, auditLog, members } from '#db/schema/index.ts'
import { going, newAthlete, newCompetition } from '#test/competitions/athletes.ts'
import { useDatabase } from '#test/database.ts'
import { plain } from '#test/mail/reading.ts'
import { writtenMailsTo } from '#test/mail/written.ts'
import { triathlon } from '../fixtures/competitions.ts'
import {
  cancelCompetition,
  changeCompetition,
  decideProposal,
  enterCompetition,
  giveAnswer,
  listOwnProposals,
  listWaitingProposals,
  proposeCompetition,
  purgeProposals,
  readCompetition,
  restoreCompetition,
} from '../store.server.ts'

const held = useDatabase()
const content = await openSiteContent({ showsSamples: true, now: () => new Date() })
const on = (day: string) => ({
  database: held.connection.database,
  clock: standingClock(`${day}T10:00:00Z`),
  content,
  siteUrl: 'https://club.example',
})
const services = () => on('2027-04-07')
const aMinuteLater = () => ({ ...services(), clock: standingClock('2027-04-07T10:01:00Z') })
const actor = { id: crypto.randomUUID(), name: 'Noa Coach' }
const facts = { ...triathlon, formats: [...triathlon.formats], group: undefined }

async function linesOf(competitionId: string) {
  const lines = await services()
    .database.select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, competitionId))
    .orderBy(auditLog.at)
  return lines.map(({ action, actorName, subjectName }) => [nameOfAction(action), actorName, subjectName])
}

async function proposalOf(title: string) {
  const viewer = await newAthlete(services().database)
  const proposed = await proposeCompetition(services(), viewer, { ...facts, title })
  if (!proposed.ok) throw new Error(proposed.message)
  return { viewer, id: proposed.id }
}

test('a proposal waits in sight of its author and of coaches, and is in the calendar once it is accepted', async () => {
  const { viewer, id } = await proposalOf('Triathlon des Roches')
  const other = await newAthlete(services().database)
  expect((await readCompetition(services(), viewer, id))?.competition.status).toBe('proposed')
  expect(await readCompetition(services(), other, id)).toBeUndefined()
  expect((await listOwnProposals(services(), viewer.memberId)).map((one) => one.id)).toEqual([id])
  expect(await listOwnProposals(services(), other.memberId)).toEqual([])
  const waiting = await listWaitingProposals(services())
  expect(waiting.find(({ competition }) => competition.id === id)?.proposedBy?.memberId).toBe(viewer.memberId)

  const accepted = await decideProposal(services(), { competitionId: id, actor, isAccepted: true })
  expect(accepted).toMatchObject({ ok: true, competition: { status: 'confirmed', revision: 1 } })
  expect(await decideProposal(services(), { competitionId: id, actor, isAccepted: false })).toMatchObject({
    ok: false,
    status: 409,
  })
  expect((await readCompetition(services(), other, id))?.competition.title).toBe('Triathlon des Roches')
  expect(await listOwnProposals(services(), viewer.memberId)).toEqual([])
  expect(await linesOf(id)).toEqual([['Course proposée acceptée', 'Noa Coach', 'Triathlon des Roches']])
})

test('a refused proposal stays its author’s to see, and goes a year after', async () => {
  const { viewer, id } = await proposalOf('Trail refusé')
  await decideProposal(services(), { competitionId: id, actor: undefined, isAccepted: false })
  expect((await readCompetition(services(), viewer, id))?.competition.status).toBe('refused')
  expect(await linesOf(id)).toEqual([['Course proposée refusée', 'Le site', 'Trail refusé']])
  expect(await purgeProposals(on('2028-04-06'))).toBe(0)
  expect(await purgeProposals(on('2028-04-08'))).toBe(1)
  expect(await readCompetition(services(), viewer, id)).toBeUndefined()
})

test('a form that is sent twice is one proposal; twenty wait at most', async () => {
  const viewer = await newAthlete(services().database)
  const propose = (title: string) => proposeCompetition(services(), viewer, { ...facts, title })
  const twice = await Promise.all([propose('Course 0'), propose('Course 0')])
  expect(twice[0]).toEqual(twice[1])
  for (let index = 1; index < 20; index += 1)
    expect(await propose(`Course ${index}`)).toMatchObject({ ok: true })
  expect(await propose('Course 20')).toMatchObject({ ok: false, status: 429 })
  expect(await propose('Course 3')).toMatchObject({ ok: true })
  const own = await listOwnProposals(services(), viewer.memberId)
  expect(own).toHaveLength(20)
  const third = own.find(({ title }) => title === 'Course 3')?.id ?? ''
  await decideProposal(services(), { competitionId: third, actor, isAccepted: false })
  const again = await propose('Course 3')
  expect(again.ok && again.id).not.toBe(third)
  expect(await propose('Course 20')).toMatchObject({ ok: false, status: 429 })
})

test('who is no active member proposes nothing', async () => {
  const { database } = services()
  const viewer = await newAthlete(database, { status: 'suspended' })
  expect(await proposeCompetition(services(), viewer, facts)).toMatchObject({ ok: false, status: 404 })
  expect(await listOwnProposals(services(), viewer.memberId)).toEqual([])
})

test('a proposal outlives its author’s account, without them', async () => {
  const { database } = services()
  const { viewer, id } = await proposalOf('Course d’un absent')
  await database.delete(members).where(eq(members.userId, viewer.memberId))
  const waiting = await listWaitingProposals(services())
  expect(waiting.find(({ competition }) => competition.id === id)).toMatchObject({ proposedBy: undefined })
})

test('every change counts, so that calendars of others take it over', async () => {
  const { database } = services()
  const viewer = await newAthlete(database)
  const entered = await enterCompetition(services(), { facts, actor })
  if (!entered.ok) throw new Error(entered.message)
  const competitionId = entered.competition.id
  expect(entered.competition).toMatchObject({ status: 'confirmed', revision: 0, proposedBy: undefined })
  const moved = { ...facts, startOn: '2027-05-02', endOn: '2027-05-02', notes: undefined, link: undefined }
  await changeCompetition(on('2027-04-08'), { competitionId, actor, facts: moved })
  expect(await cancelCompetition(on('2027-04-09'), { competitionId, actor })).toMatchObject({ ok: true })
  expect(await cancelCompetition(on('2027-04-09'), { competitionId, actor })).toMatchObject({ status: 409 })
  expect((await readCompetition(services(), viewer, competitionId))?.competition).toEqual({
    ...triathlon,
    ...moved,
    id: competitionId,
    status: 'cancelled',
    revision: 2,
    updatedAt: new Date('2027-04-09T10:00:00Z'),
  })
  expect(await restoreCompetition(on('2027-04-10'), { competitionId, actor })).toMatchObject({
    competition: { status: 'confirmed', revision: 3 },
  })
  expect((await linesOf(competitionId)).map(([action]) => action)).toEqual([
    'Course ajoutée au calendrier',
    'Course modifiée',
    'Course annulée',
    'Course rétablie',
  ])
})

test('who goes or may go is told once when a race moves, is called off, is on again; nobody else, and of nothing else', async () => {
  const { database } = services()
  const competitionId = await newCompetition(database)
  const answering = async (answer: 'going' | 'maybe' | 'passing', change = {}) => {
    const viewer = await newAthlete(database)
    const given = { ...going, answer, isHidden: answer === 'maybe' }
    expect(await giveAnswer(services(), viewer, { competitionId, given })).toEqual({ ok: true })
    await database
      .update(members)
      .set({ updatedAt: new Date(), ...change })
      .where(eq(members.userId, viewer.memberId))
    return viewer
  }
  const [sure, hidden] = [await answering('going'), await answering('maybe')]
  const others = [await answering('passing'), await answering('going', { status: 'ended' })]
  const mailsTo = async ({ memberId }: { memberId: string }) =>
    (await writtenMailsTo(database, `${memberId}@exemple.fr`)).map(({ subject }) => plain(subject))
  const on = { competitionId, actor }
  await changeCompetition(services(), { ...on, facts: { ...facts, notes: 'Parking au nord.' } })
  expect(await mailsTo(sure)).toEqual([])
  await changeCompetition(services(), {
    ...on,
    facts: { ...facts, startOn: '2027-05-02', endOn: '2027-05-02' },
  })
  const [moved] = await writtenMailsTo(database, `${sure.memberId}@exemple.fr`)
  expect(plain(moved?.text ?? '')).toContain('dimanche 25 avril 2027, 8 h, Le Barrage')
  expect(plain(moved?.text ?? '')).toContain('dimanche 2 mai 2027')
  await cancelCompetition(services(), on)
  await cancelCompetition(services(), on)
  await changeCompetition(services(), { ...on, facts })
  await restoreCompetition(aMinuteLater(), on)
  const told = ['modifiée', 'annulée', 'maintenue'].map((what) => `Course ${what} : Triathlon du Barrage`)
  for (const viewer of [sure, hidden]) expect(await mailsTo(viewer)).toEqual(told)
  for (const viewer of others) expect(await mailsTo(viewer)).toEqual([])
})

test('nothing is told of a race that is over, unless it is put on another day, nor to who left its group', async () => {
  const { database } = services()
  const competitionId = await newCompetition(database)
  const viewer = await newAthlete(database)
  await giveAnswer(services(), viewer, { competitionId, given: going })
  await changeCompetition(on('2027-04-26'), { competitionId, actor, facts: { ...facts, place: 'Le Lac' } })
  const mails = ({ memberId }: { memberId: string }) => writtenMailsTo(database, `${memberId}@exemple.fr`)
  expect(await mails(viewer)).toEqual([])
  const later = { ...facts, startOn: '2027-05-09', endOn: '2027-05-09' }
  await changeCompetition(on('2027-04-26'), { competitionId, actor, facts: later })
  expect(await mails(viewer)).toHaveLength(1)
  const ofGroup = await newCompetition(database, { group: 'natation' })
  const swimmers = [
    await newAthlete(database, { groups: ['Natation'] }),
    await newAthlete(database, { groups: ['Natation'] }),
  ] as const
  for (const swimmer of swimmers)
    await giveAnswer(services(), swimmer, { competitionId: ofGroup, given: going })
  await database.update(members).set({ groups: [] }).where(eq(members.userId, swimmers[0].memberId))
  await cancelCompetition(services(), { competitionId: ofGroup, actor })
  expect([await mails(swimmers[0]), await mails(swimmers[1])]).toMatchObject([[], [{}]])
  expect(await mails(viewer)).toHaveLength(1)
})

test('nothing is done to what is not there, nor to what was refused', async () => {
  const { database } = services()
  const refused = await newCompetition(database, { status: 'refused' })
  expect(await changeCompetition(services(), { competitionId: refused, actor, facts })).toMatchObject({
    status: 409,
  })
  for (const competitionId of ['', 'x', crypto.randomUUID()])
    expect(await cancelCompetition(services(), { competitionId, actor })).toMatchObject({ status: 404 })
  const [row] = await database.select().from(competitions).where(eq(competitions.id, refused))
  expect(row?.revision).toBe(0)
})

test('a race put back before its emails leave tells nobody: neither that it was called off, nor that it is on', async () => {
  const { database } = services()
  const competitionId = await newCompetition(database)
  const sure = await newAthlete(database)
  expect(await giveAnswer(services(), sure, { competitionId, given: going })).toEqual({ ok: true })
  const mails = () => writtenMailsTo(database, `${sure.memberId}@exemple.fr`)
  await cancelCompetition(services(), { competitionId, actor })
  expect(await mails()).toHaveLength(1)
  expect(await restoreCompetition(services(), { competitionId, actor })).toMatchObject({ ok: true })
  expect(await mails()).toEqual([])
})
