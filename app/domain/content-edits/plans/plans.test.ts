import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openSiteContent } from '#app/content/site-content.ts'
import { instantInParis } from '#app/domain/shared/dates/french-instants.ts'
import { standingClock } from '#app/outside/clock.ts'
import type { SiteContentReader } from '#content/collections.ts'
import { contentDocuments, contentPlans } from '#db/schema/index.ts'
import { useDatabase } from '#test/database.ts'
import {
  doWhatIsDue,
  draftDocument,
  dropDraft,
  findDraftBySecret,
  planDocument,
  readEdits,
  readPlans,
  reviseDocument,
  revokePreview,
  sharePreview,
} from '../store.server.ts'

const held = useDatabase()
let content: SiteContentReader
const at = (now: string) => ({ database: held.connection.database, content, clock: standingClock(now) })
const morning = '2026-11-20T10:00:00Z'

const place = { collection: 'nosStages', file: 'quiberon.md' }
const original = readFileSync(new URL('../../../../content/nosStages/quiberon.md', import.meta.url), 'utf8')
const textWith = (title: string) => original.replace(/^title: .*$/m, `title: ${title}`)
const actor = { id: 'b7c1f2aa-5a0e-4b35-9a3f-0d0f6a2f8a11', name: 'Léa' }
const titleShown = async () =>
  (await content.queryCollection('nosStages').path('/nos-stages/quiberon').first())?.title
const drafted = (title: string) =>
  draftDocument(at(morning), { ...place, text: textWith(title), author: actor.id })
const plan = (publishAt: string | null, withdrawAt: string | null = null) =>
  planDocument(at(morning), {
    ...place,
    actor,
    publishAt: publishAt === null ? null : new Date(publishAt),
    withdrawAt: withdrawAt === null ? null : new Date(withdrawAt),
  })

beforeAll(async () => {
  content = await openSiteContent({
    showsSamples: true,
    now: () => new Date(),
    overlay: { read: () => readEdits(held.connection.database) },
  })
})
afterAll(() => content.close())
beforeEach(async () => {
  await held.connection.database.delete(contentPlans)
  await held.connection.database.delete(contentDocuments)
  await content.refreshEdits()
})

test('a draft changes nothing of the site; its time publishes it once, whoever else does it too', async () => {
  const before = await titleShown()
  await drafted('Quiberon de demain')
  expect(await titleShown()).toBe(before)
  expect(await plan('2026-11-20T11:00:00Z', '2026-11-20T12:00:00Z')).toEqual({ ok: true })
  expect(await doWhatIsDue(at('2026-11-20T10:59:00Z'))).toBe(0)
  expect(await titleShown()).toBe(before)
  const due = at('2026-11-20T11:00:00Z')
  const done = await Promise.all([doWhatIsDue(due), doWhatIsDue(due)])
  expect(done.toSorted()).toEqual([0, 1])
  expect(await titleShown()).toBe('Quiberon de demain')
  expect(await doWhatIsDue(at('2026-11-20T12:00:00Z'))).toBe(1)
  expect(await titleShown()).toBeUndefined()
  expect(await readPlans(held.connection.database)).toEqual([])
})

test('at its time a draft is on the site, whatever it was marked as', async () => {
  const text = textWith('Quiberon marqué').replace('sample: true', 'draft: true')
  await draftDocument(at(morning), { ...place, text, author: actor.id })
  await plan('2026-11-20T11:00:00Z')
  expect(await doWhatIsDue(at('2026-11-20T11:00:00Z'))).toBe(1)
  expect(await titleShown()).toBe('Quiberon marqué')
})

test('a draft with a dead link is given no time', async () => {
  const text = `${textWith('Quiberon')}\nUn [lien](/nos-stages/perdu).\n`
  await draftDocument(at(morning), { ...place, text, author: actor.id })
  expect(await plan('2026-11-21T10:00:00Z')).toMatchObject({
    ok: false,
    problems: [{ message: expect.stringContaining('lien mort') }],
  })
})

test('what is over, in the wrong order, without a draft or unfit is refused', async () => {
  expect(await plan('2026-11-21T10:00:00Z')).toMatchObject({ ok: false, field: 'publishAt' })
  await drafted('Quiberon')
  expect(await plan('2026-11-20T10:00:00Z')).toMatchObject({ ok: false, field: 'publishAt' })
  expect(await plan(null, '2026-11-20T09:00:00Z')).toMatchObject({ ok: false, field: 'withdrawAt' })
  const turned = await plan('2026-11-22T10:00:00Z', '2026-11-21T10:00:00Z')
  expect(turned).toMatchObject({ ok: false, field: 'withdrawAt' })
  await draftDocument(at(morning), { ...place, text: '---\ntitle: Vide\n---\n', author: actor.id })
  expect(await plan('2026-11-21T10:00:00Z')).toMatchObject({ ok: false, problems: expect.anything() })
  const needed = { collection: 'info', file: 'soins.yml', actor, publishAt: null }
  const kept = await planDocument(at(morning), { ...needed, withdrawAt: new Date('2027-01-01T10:00:00Z') })
  expect(kept).toMatchObject({ ok: false, field: 'withdrawAt' })
})

test('a text published meanwhile is not overwritten by the time of a draft; the plan says why', async () => {
  await drafted('Quiberon en retard')
  await plan('2026-11-20T11:00:00Z')
  await reviseDocument(at(morning), { ...place, text: textWith('Quiberon importé'), author: 'import' })
  expect(await doWhatIsDue(at('2026-11-20T11:00:00Z'))).toBe(0)
  expect(await titleShown()).toBe('Quiberon importé')
  const [left] = await readPlans(held.connection.database)
  expect(left).toMatchObject({ publishAt: null, problem: expect.stringContaining('a changé') })
  expect(left?.draft).not.toBeNull()
})

test('the second who writes a draft, or publishes over a newer one, is told', async () => {
  const first = await drafted('Un')
  expect(first.outcome).toBe('saved')
  const late = { ...place, text: textWith('Deux'), author: actor.id, draftSeen: null }
  expect(await draftDocument(at(morning), late)).toMatchObject({ outcome: 'conflict' })
  expect(await reviseDocument(at(morning), late)).toMatchObject({ outcome: 'conflict' })
  const fileSeen = 'another file'
  expect(
    await draftDocument(at(morning), { ...late, draftSeen: undefined, basedOn: null, fileSeen }),
  ).toMatchObject({
    outcome: 'conflict',
  })
})

test('a secret reads a draft until it is cut, the draft given up or published', async () => {
  const services = at(morning)
  const { database } = services
  const share = () => sharePreview(services, { ...place, actor })
  expect(await share()).toBeUndefined()
  await drafted('Secret')
  const secret = (await share()) ?? ''
  expect(await share()).toBe(secret)
  expect(await findDraftBySecret(database, secret)).toMatchObject({ ...place, title: 'Secret' })
  await revokePreview(services, { ...place, actor })
  expect(await findDraftBySecret(database, secret)).toBeUndefined()
  const another = (await share()) ?? ''
  expect(another).not.toBe(secret)
  expect(await dropDraft(services, { ...place, actor })).toBe(true)
  expect(await findDraftBySecret(database, another)).toBeUndefined()
  expect(await readPlans(database)).toEqual([])
})

test('clock times of France are instants, on the two nights that change them too', () => {
  expect(instantInParis('2026-11-20', '18:00')).toEqual(new Date('2026-11-20T17:00:00Z'))
  expect(instantInParis('2027-03-28', '02:30')).toBeUndefined()
  expect(instantInParis('2027-03-28', '03:00')).toEqual(new Date('2027-03-28T01:00:00Z'))
  expect(instantInParis('2026-10-25', '02:30')).toEqual(new Date('2026-10-25T00:30:00Z'))
  expect(instantInParis('2028-02-29', '08:00')).toEqual(new Date('2028-02-29T07:00:00Z'))
  for (const [day, time] of [
    ['2027-02-29', '08:00'],
    ['2027-13-01', '08:00'],
    ['', ''],
  ] as const)
    expect(instantInParis(day, time)).toBeUndefined()
})
