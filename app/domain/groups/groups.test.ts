import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openSiteContent } from '#app/content/site-content.ts'
import { readEdits } from '#app/domain/content-edits/store.server.ts'
import { systemClock } from '#app/outside/clock.ts'
import { competitions, members } from '#db/schema/index.ts'
import { useDatabase } from '#test/database.ts'
import { groupsNamed, withGroup } from './rules.ts'
import { fillGroup, listClubGroups, renameGroup } from './store.server.ts'

const held = useDatabase()
const database = () => held.connection.database
const coach = { id: randomUUID(), name: 'Coach Essai' }

async function services() {
  const content = await openSiteContent({
    showsSamples: true,
    now: () => new Date(),
    overlay: { read: () => readEdits(database()) },
  })
  return { database: database(), clock: systemClock, content }
}

async function person(groups: string[], status: 'active' | 'ended' = 'active') {
  const userId = randomUUID()
  const row = { userId, email: `${userId}@club.example`, role: 'athlete' as const, status, groups }
  await database()
    .insert(members)
    .values({ ...row, updatedAt: new Date() })
  return userId
}

const groupsOf = async (userId: string) =>
  (await database().select().from(members).where(eq(members.userId, userId)))[0]?.groups

test('a text names groups in its head or its folder’s settings, and nowhere else', () => {
  const article = '---\ntitle: Piste\ngroup: piste trail\n---\n\ngroup: rien\n'
  expect(groupsNamed('a.md', article)).toEqual(['piste', 'trail'])
  expect(withGroup('a.md', article, { from: 'piste', to: 'club' })).toBe(
    '---\ntitle: Piste\ngroup: club trail\n---\n\ngroup: rien\n',
  )
  expect(groupsNamed('.navigation.yml', "title: Piste\ngroup: 'piste'\n")).toEqual(['piste'])
  expect(groupsNamed('a.md', 'group: piste')).toEqual([])
})

test('people are put into a group and taken out, each once, with twelve at most', async () => {
  const [one, full, gone] = [
    await person(['Trail']),
    await person(Array.from({ length: 12 }, (_, n) => `Groupe ${n}`)),
    await person([], 'ended'),
  ]
  const adding = {
    userIds: [one, full, gone, randomUUID()],
    group: 'Piste',
    act: 'add' as const,
    actor: coach,
  }
  const answers = await Promise.all([
    fillGroup(await services(), adding),
    fillGroup(await services(), adding),
  ])
  expect(answers.toSorted()).toEqual([0, 1])
  expect(await groupsOf(one)).toEqual(['Trail', 'Piste'])
  expect(await fillGroup(await services(), { ...adding, group: 'PISTE', act: 'remove' })).toBe(1)
  expect(await groupsOf(one)).toEqual(['Trail'])
})

test('a renamed group keeps its people, its races and its articles', async () => {
  const own = await services()
  const userId = await person(['course a pied', 'Trail'])
  const [race] = await database()
    .insert(competitions)
    .values({
      title: 'Course du groupe',
      discipline: 'route',
      startOn: '2027-05-01',
      endOn: '2027-05-01',
      place: 'Lyon',
      region: 'auvergne-rhone-alpes',
      formats: [],
      status: 'confirmed',
      groupSlug: 'course-a-pied',
      updatedAt: new Date(),
    })
    .returning()
  const before = (await listClubGroups(own)).find(({ slug }) => slug === 'course-a-pied')
  expect(before).toMatchObject({ name: 'course a pied', people: 1, races: 1 })
  expect(before?.files).toEqual(['3.course-a-pied/6.piste-du-groupe.md'])
  const renaming = { slug: 'course-a-pied', name: 'Les Foulées', actor: coach }
  expect(await renameGroup(own, renaming)).toEqual({ ok: true, people: 1, races: 1 })
  expect(await groupsOf(userId)).toEqual(['Les Foulées', 'Trail'])
  const [moved] = await database()
    .select()
    .from(competitions)
    .where(eq(competitions.id, race?.id ?? ''))
  expect(moved).toMatchObject({ groupSlug: 'les-foulees', revision: 1 })
  const after = await listClubGroups(own)
  expect(after.find(({ slug }) => slug === 'les-foulees')).toMatchObject({
    ...before,
    slug: 'les-foulees',
    name: 'Les Foulées',
  })
  expect(after.some(({ slug }) => slug === 'course-a-pied')).toBe(false)
  const reader = own.content.readAs('members', ['les-foulees']).queryCollection('espaceAthlete')
  expect((await reader.all()).some(({ path }) => path.endsWith('piste-du-groupe'))).toBe(true)
  // Pressed again: nothing is left to do.
  expect(await renameGroup(own, renaming)).toEqual({ ok: true, people: 0, races: 0 })
})
