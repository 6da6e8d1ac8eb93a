import { expect, test } from 'vitest'
import { standingClock } from '#app/outside/clock.ts'
import { newAthlete } from '#test/competitions/athletes.ts'
import { useDatabase } from '#test/database.ts'
import { headingNamed, isArticlePath, visitAt } from './rules.ts'
import {
  countFeedback,
  giveFeedback,
  markFeedbackSeen,
  keepPlace,
  markRead,
  markUnread,
  noteOpening,
  openArticle,
  readReader,
} from './store.server.ts'

const held = useDatabase()
const at = (time: string) => ({
  database: held.connection.database,
  clock: standingClock(`2027-04-07T${time}:00Z`),
})
const athlete = async () => (await newAthlete(at('08:00').database)).memberId
const [intro, vma] = ['/espace-athlete/introduction', '/espace-athlete/seances/vma']

test('an article that is opened is not read; it is once it is marked, and not any more once it is unmarked', async () => {
  const memberId = await athlete()
  const marks = async () => {
    const { marks: kept } = await readReader(at('12:00'), { memberId, path: intro })
    return Object.fromEntries([...kept.values()].map(({ path, readAt }) => [path, readAt !== undefined]))
  }
  await openArticle(at('08:00'), { memberId, path: intro })
  await markRead(at('08:10'), { memberId, path: vma })
  expect(await marks()).toEqual({ [vma]: true, [intro]: false })
  await openArticle(at('08:20'), { memberId, path: vma })
  await markRead(at('08:30'), { memberId, path: intro })
  await markUnread(at('08:40'), { memberId, path: vma })
  expect(await marks()).toEqual({ [vma]: false, [intro]: true })
})

test('a page that is loaded again is no other opening, until another article was opened or a while has gone by', async () => {
  const memberId = await athlete()
  const show = async (time: string, path: string) =>
    noteOpening(at(time), { memberId, path }, await readReader(at(time), { memberId, path }))
  const openedAt = async (path: string) => {
    const { marks } = await readReader(at('12:00'), { memberId, path })
    return marks.get(path)?.lastOpenedAt.toISOString().slice(11, 16)
  }
  await show('08:00', vma)
  await show('08:09', vma)
  expect(await openedAt(vma)).toBe('08:00')
  await show('08:10', vma)
  expect(await openedAt(vma)).toBe('08:10')
  await show('08:11', intro)
  await show('08:12', vma)
  expect([await openedAt(vma), await openedAt(intro)]).toEqual(['08:12', '08:11'])
})

test('the place is kept through everything else, and a heading that is none is not', async () => {
  const memberId = await athlete()
  const article = { memberId, path: vma }
  await keepPlace(at('08:00'), { ...article, heading: 'la-séance' })
  await markRead(at('08:01'), article)
  await keepPlace(at('08:02'), { ...article, heading: '"><script>' })
  const { marks } = await readReader(at('08:03'), article)
  expect(marks.get(vma)).toEqual({
    path: vma,
    heading: 'la-séance',
    readAt: new Date('2027-04-07T08:01:00Z'),
    lastOpenedAt: new Date('2027-04-07T08:01:00Z'),
  })
})

test('an answer to « cet article vous a-t-il aidé » replaces the one before; the club counts them without names, what helps least first', async () => {
  const [one, other] = [await athlete(), await athlete()]
  await giveFeedback(at('08:00'), { memberId: one, path: vma, isHelpful: true })
  await giveFeedback(at('08:05'), { memberId: one, path: vma, isHelpful: false })
  await giveFeedback(at('08:05'), { memberId: other, path: vma, isHelpful: true })
  await giveFeedback(at('08:05'), { memberId: other, path: intro, isHelpful: true })
  expect((await readReader(at('09:00'), { memberId: one, path: vma })).isHelpful).toBe(false)
  expect((await readReader(at('09:00'), { memberId: one, path: intro })).isHelpful).toBeUndefined()
  expect(await countFeedback(at('09:00'))).toMatchObject([
    { path: vma, helpful: 1, unhelpful: 1, unseen: 2 },
    { path: intro, helpful: 1, unhelpful: 0, unseen: 1 },
  ])
  const actor = { id: other, name: 'Noa Coach' }
  const seenAt = (time: string) =>
    markFeedbackSeen(at('09:05'), { paths: [vma], until: at(time).clock.now(), actor })
  expect([await seenAt('08:04'), await seenAt('09:00'), await seenAt('09:00')]).toEqual([0, 1, 0])
  await giveFeedback(at('09:10'), { memberId: one, path: vma, isHelpful: true })
  expect(await countFeedback(at('09:11'))).toMatchObject([
    { path: vma, helpful: 2, unseen: 1, lastGivenAt: at('09:10').clock.now() },
    { path: intro, unseen: 1 },
  ])
})

test('what is new is new during the whole visit, since the end of the one before', async () => {
  const memberId = await athlete()
  const newSince = async (time: string) =>
    (await readReader(at(time), { memberId, path: intro })).newSince?.toISOString().slice(11, 16)
  expect(await newSince('08:00')).toBeUndefined()
  expect(await newSince('08:30')).toBeUndefined()
  expect(await newSince('12:29')).toBeUndefined()
  expect(await newSince('16:29')).toBe('12:29')
  expect(await newSince('16:30')).toBe('12:29')
  expect(await newSince('18:00')).toBe('12:29')
})

test('a visit is written down every ten minutes, not at each page', () => {
  const lastSeenAt = new Date('2027-04-07T08:00:00Z')
  const known = { previousAt: undefined, lastSeenAt }
  expect(visitAt(known, new Date('2027-04-07T08:09:59Z'))).toEqual({ ...known, isNoted: true })
  expect(visitAt(known, new Date('2027-04-07T08:10:00Z')).isNoted).toBe(false)
  expect(visitAt(known, new Date('2027-04-07T07:00:00Z'))).toEqual({ ...known, isNoted: true })
})

test('marks are one’s own', async () => {
  const [one, other] = [await athlete(), await athlete()]
  await markRead(at('08:00'), { memberId: one, path: vma })
  expect((await readReader(at('09:00'), { memberId: one, path: vma })).marks.size).toBe(1)
  expect((await readReader(at('09:00'), { memberId: other, path: vma })).marks.size).toBe(0)
})

test.each([
  '/contact',
  '/espace-athlete/',
  '/espace-athlete/../admin',
  `/espace-athlete/${'a'.repeat(300)}`,
  '',
])('nothing is kept of « %s », which is no article', async (path) => {
  expect(isArticlePath(path)).toBe(false)
  await expect(markRead(at('08:00'), { memberId: await athlete(), path })).rejects.toThrow('article')
})

test.each(['', ' ', 'a b', '#a', 'x'.repeat(201)])('« %s » is no heading', (text) => {
  expect(headingNamed(text)).toBeUndefined()
})
