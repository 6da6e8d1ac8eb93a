import { readFile } from 'node:fs/promises'
import { expect, test, vi } from 'vitest'
import { contentRevisions } from '#db/schema/index.ts'
import { formFields } from '../../form-fields.ts'
import { useClub } from '../../use-club.ts'

vi.setConfig({ testTimeout: 60_000 })

const { database, get, post, person, textOf } = useClub()
const room = '/admin/textes'
const article = `${room}/espaceAthlete~1.introduction.md`
const coach = (lastName: string) => person({ standing: 'admin', lastName })
type Person = Awaited<ReturnType<typeof person>>

async function formAt(path: string, { headers }: Person, changes: Record<string, string> = {}) {
  const fields = formFields(await textOf(path, headers), 'text-form')
  expect(fields.size).toBeGreaterThan(0)
  for (const [name, value] of Object.entries(changes)) fields.set(name, value)
  return fields
}

const draft = { faire: 'brouillon' }

test('what a coach publishes is on the site: an example it is no more, nor a draft of its file', async () => {
  const writer = await coach('Exemple')
  const example = `${room}/espaceAthlete~4.natation~2.educatifs.md`
  const own = '/espace-athlete/natation/educatifs'
  const member = await person()
  expect((await get(own, member.headers)).status).toBe(404)
  const published = await post(example, await formAt(example, writer), writer.headers)
  expect(published.headers.get('location')).toBe(`${example}?fait=texte-enregistre`)
  expect((await get(own, member.headers)).status).toBe(200)
  const raw = formFields(await textOf(`${example}?brut`, writer.headers), 'text-form')
  raw.set('entete', `${raw.get('entete')}\ndraft: true`)
  raw.set('texte', 'Texte vermillon.')
  expect((await post(`${example}?brut`, raw, writer.headers)).headers.get('location')).toContain(
    'texte-enregistre',
  )
  expect(await textOf(own, member.headers)).toContain('vermillon')
})

test('a version taken back is on the site, whatever its file marked it as', async () => {
  const writer = await coach('Reprise')
  const example = { collection: 'nosStages', file: 'annecy.md' }
  const page = `${room}/nosStages~annecy.md`
  const text = await readFile(`content/nosStages/${example.file}`, 'utf8')
  await database()
    .insert(contentRevisions)
    .values({ ...example, kind: 'written', text, author: 'import', createdAt: new Date() })
  const [version = ''] =
    /\/admin\/textes\/[^"]*\/versions\/\d+/.exec(await textOf(`${page}/versions`, writer.headers)) ?? []
  const back = await post(
    version,
    formFields(await textOf(version, writer.headers), 'text-restore'),
    writer.headers,
  )
  expect(back.headers.get('location')).toBe(`${page}?fait=texte-version`)
  expect((await get('/nos-stages/annecy')).status).toBe(200)
})

test('an older draft taken back never overwrites one that was not seen, nor goes out at the time of another', async () => {
  const [writer, other] = [await coach('Ancienne'), await coach('Nouvelle')]
  const keep = async (who: Person, texte: string) =>
    post(article, await formAt(article, who, { ...draft, texte }), who.headers)
  await keep(writer, 'Brouillon ancien.')
  const versions = await textOf(`${article}/versions`, writer.headers)
  const [older = ''] = /\/admin\/textes\/[^"]*\/versions\/\d+/.exec(versions) ?? []
  await keep(writer, 'Brouillon second.')
  const page = await textOf(older, writer.headers)
  await keep(other, 'Brouillon du collègue.')
  expect((await post(older, formFields(page, 'text-restore'), writer.headers)).status).toBe(409)
  expect(await textOf(article, writer.headers)).toContain('Brouillon du collègue.')
  await post(
    `${article}/prevoir`,
    new URLSearchParams({ publishAt: '2098-11-20T18:00', withdrawAt: '' }),
    writer.headers,
  )
  const again = await textOf(older, writer.headers)
  expect(again).toContain('n’aura pas lieu')
  expect((await post(older, formFields(again, 'text-restore'), writer.headers)).status).toBe(303)
  const form = await textOf(article, writer.headers)
  expect(form).toContain('Brouillon ancien.')
  expect(form).not.toContain('publié tout seul')
  await post(`${article}/abandonner`, new URLSearchParams(), writer.headers)
})
