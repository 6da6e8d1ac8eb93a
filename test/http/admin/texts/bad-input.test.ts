import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { contentRevisions } from '#db/schema/index.ts'
import { formFields } from '../../form-fields.ts'
import { useClub } from '../../use-club.ts'

vi.setConfig({ testTimeout: 60_000 })

const { database, post, person, textOf } = useClub()
const room = '/admin/textes'
const article = `${room}/espaceAthlete~1.introduction.md`
const camp = `${room}/nosStages~vercors.md`
const path = '/espace-athlete/introduction'
const coach = (lastName: string) => person({ standing: 'admin', lastName })
type Person = Awaited<ReturnType<typeof person>>

async function formAt(at: string, { headers }: Person, changes: Record<string, string> = {}) {
  const fields = formFields(await textOf(at, headers), 'text-form')
  for (const [name, value] of Object.entries(changes)) fields.set(name, value)
  return fields
}

const previewOf = async (fields: URLSearchParams, { headers }: Person) => {
  const answer = await post(`${room}/apercu`, fields, { ...headers, accept: 'application/json' })
  return { status: answer.status, ...(await answer.json()) }
}

const sentence =
  'On boit **avant** la soif\u00a0; le soir, on rentre léger, content d’être allé jusqu’à l’étang. '
const steps = (count: number) =>
  `${Array.from({ length: count }, (_, rank) => `Étape ${rank}. ${sentence.repeat(9)}`).join('\n\n')}\n`
const bytes = (text: string) => Buffer.byteLength(text)

test('a text of almost 200 kB is looked at, saved, shown whole and opened again as it was typed', async () => {
  const writer = await coach('Fleuve')
  const long = steps(200)
  expect([bytes(long) > 180_000, bytes(long) < 200_000]).toEqual([true, true])
  const fields = await formAt(article, writer, { texte: long, 'v.sample': 'non' })
  const preview = await previewOf(fields, writer)
  expect([preview.status, preview.problems]).toEqual([200, []])
  expect(preview.html).toContain('Étape 199')
  expect((await post(article, fields, writer.headers)).status).toBe(303)
  expect(await textOf(path, writer.headers)).toContain('Étape 199')
  const again = (await formAt(article, writer)).get('texte')
  expect(again?.replaceAll('\r\n', '\n').trim()).toBe(long.trim())
})

test('a longer one is refused in so many words, and stays in the form as it was typed', async () => {
  const writer = await coach('Océan')
  const tooLong = steps(400)
  expect(bytes(tooLong)).toBeGreaterThan(300_000)
  const fields = await formAt(article, writer, { texte: tooLong })
  const said = /texte trop long\s:\s200\sko au plus/i
  const preview = await previewOf(fields, writer)
  expect([preview.status, preview.problems[0]?.message]).toEqual([200, expect.stringMatching(said)])
  for (const act of [{}, { faire: 'brouillon' }]) {
    const sent = new URLSearchParams([...fields, ...Object.entries(act)])
    const refused = await post(article, sent, writer.headers)
    const page = await refused.text()
    expect([refused.status, said.test(page)]).toEqual([422, true])
    expect(formFields(page, 'text-form').get('texte')).toContain('Étape 399')
  }
})

test('a day that is none is refused at its field, and stays as it was typed', async () => {
  const writer = await coach('Jour')
  for (const typed of ['2027-02-29', '2027-13-01', '29 février', '2027-02-31T10:00']) {
    const answer = await post(camp, await formAt(camp, writer, { 'v.startDate': typed }), writer.headers)
    const page = await answer.text()
    expect([typed, answer.status]).toEqual([typed, 422])
    expect(page).toContain('id="v.startDate-error"')
    expect(formFields(page, 'text-form').get('v.startDate')).toBe(typed)
  }
  const backwards = { 'v.startDate': '2028-02-29', 'v.endDate': '2028-02-28' }
  expect((await post(camp, await formAt(camp, writer, backwards), writer.headers)).status).toBe(422)
  const leap = { 'v.startDate': '2028-02-29', 'v.endDate': '2028-03-02' }
  expect((await post(camp, await formAt(camp, writer, leap), writer.headers)).status).toBe(303)
})

test('what runs in a page does not run from a text, nor from its preview', async () => {
  const writer = await coach('Hostile')
  const hostile = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(2)>',
    '[un lien](javascript:alert(3))',
    '<iframe srcdoc="<script>alert(4)</script>"></iframe>',
    '<a href="data:text/html,x" style="position:fixed">voir</a>',
    '<svg onload=alert(5)></svg>',
  ].join('\n\n')
  const fields = await formAt(article, writer, { texte: hostile, 'v.sample': 'non' })
  const preview = await previewOf(fields, writer)
  const saved = await post(article, fields, writer.headers)
  const shown = await textOf(path, writer.headers)
  for (const [of, html] of [
    ['preview', preview.html ?? ''],
    ['page', shown],
    ['form', await saved.text()],
  ]) {
    expect([
      of,
      /<img[^>]+onerror|<svg[^>]+onload|href="(?:javascript|data):|<iframe[^>]*srcdoc/i.exec(html),
    ]).toEqual([of, null])
    expect([of, html.includes('<script>alert(1)')]).toEqual([of, false])
  }
})

test('two tabs of one coach: the second is told of the first, nothing of either is lost', async () => {
  const writer = await coach('Onglets')
  const [one, other] = [await formAt(camp, writer), await formAt(camp, writer)]
  one.set('v.summary', 'Le résumé du premier onglet.')
  other.set('v.level', 'Le niveau du second onglet')
  expect((await post(camp, one, writer.headers)).status).toBe(303)
  const told = await post(camp, other, writer.headers)
  const page = await told.text()
  expect(told.status).toBe(409)
  const both = formFields(page, 'text-form')
  expect([both.get('v.summary'), both.get('v.level')]).toEqual([
    'Le résumé du premier onglet.',
    'Le niveau du second onglet',
  ])
  expect((await post(camp, both, writer.headers)).status).toBe(303)
  // Sent twice, as by a press that is held, it is kept once.
  const count = () => database().$count(contentRevisions, eq(contentRevisions.file, 'vercors.md'))
  const before = await count()
  const twice = await formAt(camp, writer, { 'v.level': 'Le niveau de deux pressions' })
  const answers = await Promise.all([1, 2].map(() => post(camp, twice, writer.headers)))
  expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
  expect(await count()).toBe(before + 1)
})
