import { expect, test, vi } from 'vitest'
import { formFields } from '../../form-fields.ts'
import { useClub } from '../../use-club.ts'

vi.setConfig({ testTimeout: 60_000 })

const { get, post, person, textOf } = useClub()
const sheet = '/admin/reglages/faits/adresse'

type Headers = Record<string, string>
const fieldsOf = async (headers: Headers) => formFields(await textOf(sheet, headers), 'fact-form')

async function twoOpen() {
  const [one, two] = [await person({ standing: 'admin' }), await person({ standing: 'admin' })]
  return {
    one: { headers: one.headers, fields: await fieldsOf(one.headers) },
    two: { headers: two.headers, fields: await fieldsOf(two.headers) },
  }
}

async function saves({ headers, fields }: { headers: Headers; fields: URLSearchParams }, typed: Headers) {
  for (const [name, value] of Object.entries(typed)) fields.set(name, value)
  return post(sheet, fields, headers)
}

test('two people on one sheet: who comes second is told what the other changed, and chooses line by line', async () => {
  const { one, two } = await twoOpen()
  expect((await saves(one, { 'v.phone': '06 11 11 11 11', 'v.email': 'un@club.example' })).status).toBe(303)
  const met = await saves(two, { 'v.phone': '06 22 22 22 22', 'v.address.city': 'Bron' })
  expect(met.status).toBe(409)
  const page = await met.text()
  expect(page).toContain('enregistré une autre version')
  expect(page).toContain('Prendre la leur')
  expect(page).toContain('+33611111111')
  const joined = formFields(page, 'fact-form')
  // What only one of them changed is there; nothing of the second is on the site yet.
  expect([joined.get('v.email'), joined.get('v.address.city')]).toEqual(['un@club.example', 'Bron'])
  expect((await fieldsOf(one.headers)).get('v.phone')).toBe('+33611111111')
  joined.set('geste', 'leur:0')
  const taken = await post(sheet, joined, two.headers)
  expect(taken.status).toBe(200)
  const chosen = formFields(await taken.text(), 'fact-form')
  expect(chosen.get('v.phone')).toBe('+33611111111')
  chosen.delete('geste')
  expect((await post(sheet, chosen, two.headers)).headers.get('location')).toBe(`${sheet}?fait=faits`)
  const now = await fieldsOf(one.headers)
  expect(['v.phone', 'v.email', 'v.address.city'].map((name) => now.get(name))).toEqual([
    '+33611111111',
    'un@club.example',
    'Bron',
  ])
})

test('their lines and mine that do not meet are put together, and said; mine is kept where I say so', async () => {
  const { one, two } = await twoOpen()
  expect((await saves(one, { 'v.email': 'deux@club.example' })).status).toBe(303)
  const apart = await saves(two, { 'v.address.street': '1 rue du Pont' })
  expect(apart.status).toBe(409)
  const page = await apart.text()
  expect(page).not.toContain('Prendre la leur')
  expect(page).toContain('sans rien perdre')
  expect((await post(sheet, formFields(page, 'fact-form'), two.headers)).status).toBe(303)
  const now = await fieldsOf(one.headers)
  expect([now.get('v.email'), now.get('v.address.street')]).toEqual(['deux@club.example', '1 rue du Pont'])
  expect((await get(sheet, (await person()).headers)).status).toBe(403)
})
