import { expect, test, vi } from 'vitest'
import { routeRules } from '#db/schema/index.ts'
import { formFields } from '../../form-fields.ts'
import { useClub } from '../../use-club.ts'

vi.setConfig({ testTimeout: 60_000 })

const { database, post, person, textOf } = useClub()
const room = '/admin/textes'
const article = `${room}/espaceAthlete~4.natation~1.css.md`
const coach = (lastName: string) => person({ standing: 'admin', lastName })
type Person = Awaited<ReturnType<typeof person>>

async function formAt(path: string, { headers }: Person, changes: Record<string, string> = {}) {
  const fields = formFields(await textOf(path, headers), 'text-form')
  expect(fields.size).toBeGreaterThan(0)
  for (const [name, value] of Object.entries(changes)) fields.set(name, value)
  return fields
}

const previewOf = (fields: URLSearchParams, { headers }: Person) =>
  post(`${room}/apercu`, fields, { ...headers, accept: 'application/json' })

test('a link that leads nowhere is said at its line while typing, and refused; what a redirect leads on is no dead one', async () => {
  const writer = await coach('Liens')
  const texte = 'Un [bon lien](/contact?sujet=coaching#haut).\n\nUn [mauvais](/nos-stages/perdu).\n'
  const fields = await formAt(article, writer, { texte })
  const live = await (await previewOf(fields, writer)).json()
  expect(live.problems).toMatchObject([{ line: 3, message: expect.stringContaining('lien mort') }])
  const refused = await post(article, fields, writer.headers)
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('Ligne 3\u00a0: lien mort')
  const rule = { pattern: '/nos-stages/perdu', redirectTo: '/nos-stages', changedAt: new Date() }
  await database().insert(routeRules).values(rule)
  expect((await post(article, fields, writer.headers)).status).toBe(303)
})

test('what the shop needs of other texts is not taken away from it', async () => {
  const writer = await coach('Noms')
  const team = `${room}/info~equipe.yml`
  const fields = await formAt(team, writer, { 'v.sessions.0.id': 'stade' })
  const refused = await post(team, fields, writer.headers)
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('la boutique en a besoin')
})
