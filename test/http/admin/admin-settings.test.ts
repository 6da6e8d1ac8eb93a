import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { auditLog, outgoingMails } from '#db/schema/index.ts'
import { form, useClub } from '../use-club.ts'

vi.setConfig({ testTimeout: 60_000 })

const { database, get, post, person, textOf } = useClub()
const path = '/admin/reglages'
const actsOf = async (name: string) =>
  (await database().select().from(auditLog)).filter(({ action }) => action === name)

test('a coach closes the site, goes on in the office, and opens it again', async () => {
  const { headers } = await person({ standing: 'admin', lastName: 'Fermeture' })
  expect((await get('/contact')).status).toBe(200)
  const message = 'Travaux jusqu’à midi <b>.'
  await post(`${path}/maintenance`, form({ acte: 'fermer', message }), headers)
  await expect.poll(async () => (await get('/contact')).status).toBe(503)
  const closed = await get('/contact')
  expect(Number(closed.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await closed.text()).toContain('Travaux jusqu’à midi &lt;b&gt;.')
  expect((await get('/panier')).status).toBe(503)
  expect((await get('/login')).status).toBe(200)
  expect(await textOf(`${path}/maintenance`, headers)).toContain('Fermé par')
  await post(`${path}/maintenance`, form({ acte: 'rouvrir' }), headers)
  await expect.poll(async () => (await get('/contact')).status).toBe(200)
  const again = await post(`${path}/maintenance`, form({ acte: 'rouvrir' }), headers)
  expect(again.headers.get('location')).toContain('fait=rien')
  expect([(await actsOf('site.closed')).length, (await actsOf('site.opened')).length]).toEqual([1, 1])
})

test('a message too long is given back beside its field', async () => {
  const { headers } = await person({ standing: 'admin' })
  const answer = await post(
    `${path}/maintenance`,
    form({ acte: 'fermer', message: 'x'.repeat(301) }),
    headers,
  )
  expect(answer.status).toBe(422)
  expect(await answer.text()).toContain('x'.repeat(301))
  expect((await get('/contact')).status).toBe(200)
})

test('redirects are saved, tried, refused when they turn in circles, and removed', async () => {
  const { headers } = await person({ standing: 'admin' })
  const rules = `${path}/adresses`
  const save = (fields: Readonly<Record<string, string>>) => post(rules, form(fields), headers)
  expect((await save({ pattern: '/vieux/**', to: '/nos-stages/**', permanent: 'on' })).status).toBe(303)
  await expect
    .poll(async () => (await get('/vieux/annecy')).headers.get('location'))
    .toBe('/nos-stages/annecy')
  expect((await get('/vieux')).status).toBe(308)
  expect(await textOf(`${rules}?essai=/vieux/annecy`, headers)).toContain(
    'Elle mène à /nos-stages/annecy, pour de bon.',
  )
  expect(await textOf(`${rules}?essai=/contact`, headers)).toContain('Aucune règle ne la déplace.')
  expect(await textOf(`${rules}?regle=${encodeURIComponent('/vieux/**')}`, headers)).toContain(
    'value="/vieux/**"',
  )
  const circle = await save({ pattern: '/nos-stages/**', to: '/vieux/**' })
  expect(circle.status).toBe(422)
  expect(await circle.text()).toContain('tournerait en rond')
  const refused: Record<string, string>[] = [
    { pattern: 'sans barre', to: '/contact' },
    { pattern: '/x', to: 'javascript:alert(1)' },
    { pattern: '/x' },
    { pattern: '/x', headers: 'Set-Cookie: a=1' },
    { pattern: '/x', cache: 'demain' },
  ]
  for (const fields of refused) {
    const answer = await save(fields)
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain('aria-invalid="true"')
  }
  await save({ acte: 'retirer', pattern: '/vieux/**' })
  await expect.poll(async () => (await get('/vieux')).status).toBe(404)
  expect((await actsOf('redirect.saved')).length).toBe(1)
  expect((await actsOf('redirect.removed')).length).toBe(1)
})

test('the way to the opening says what is left; a text accepted counts until it changes', async () => {
  const { headers } = await person({ standing: 'admin', lastName: 'Ouverture' })
  const page = await textOf(`${path}/ouverture`, headers)
  expect(page).toContain('Encore ceux de l’exemple')
  expect(page).toContain('Personne ne l’a accepté')
  await post(`${path}/ouverture`, form({ texte: 'cgv' }), headers)
  expect(await textOf(`${path}/ouverture`, headers)).toMatch(/Accepté par [^<]*Ouverture/)
  expect((await post(`${path}/ouverture`, form({ texte: 'journal' }), headers)).status).toBe(404)
  expect(page).toContain('Ce sont les nôtres')
  for (let pressed = 0; pressed < 2; pressed += 1)
    await post(`${path}/ouverture`, form({ acte: 'horaires' }), headers)
  const hours = await textOf(`${path}/ouverture`, headers)
  expect(hours).toMatch(/Confirmés par [^<]*Ouverture/)
  expect(hours).not.toContain('Ce sont les nôtres')
  expect(await actsOf('site.hours-confirmed')).toHaveLength(1)
  await post(`${path}/ouverture`, form({ acte: 'e-mail' }), headers)
  const sent = await database().select().from(outgoingMails).where(eq(outgoingMails.template, 'opening-test'))
  expect(sent).toHaveLength(1)
})

test('nobody but a coach', async () => {
  const { headers } = await person()
  for (const room of ['', '/maintenance', '/adresses', '/ouverture']) {
    expect((await get(path + room)).status).toBe(302)
    expect((await get(path + room, headers)).status).toBe(403)
  }
  expect((await post(`${path}/maintenance`, form({ acte: 'fermer' }), headers)).status).toBe(403)
  expect((await get('/contact')).status).toBe(200)
})
