import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { factSheets } from '#app/domain/content-edits/facts/sheets.ts'
import { auditLog, contentRevisions } from '#db/schema/index.ts'
import { formFields } from '../form-fields.ts'
import { form, useClub } from '../use-club.ts'

vi.setConfig({ testTimeout: 60_000 })

const { database, get, post, person, textOf } = useClub()
const room = '/admin/reglages/faits'
const coach = (lastName: string) => person({ standing: 'admin', lastName })
type Person = Awaited<ReturnType<typeof coach>>

async function fill(sheet: string, { headers }: Person, changes: Record<string, string>) {
  const fields = formFields(await textOf(`${room}/${sheet}`, headers), 'fact-form')
  for (const name of Object.keys(changes)) expect(fields.has(name), name).toBe(true)
  for (const [name, value] of Object.entries(changes)) fields.set(name, value)
  return fields
}

test('each sheet asks for its facts, says what they unlock, and is nobody else’s', async () => {
  const camille = await coach('Fiches')
  const athlete = await person()
  const list = await textOf(room, camille.headers)
  for (const { id, title, unlocks } of factSheets) {
    expect(list).toContain(title)
    const page = await textOf(`${room}/${id}`, camille.headers)
    expect(page, id).toContain(unlocks.slice(0, 20))
    expect(formFields(page, 'fact-form').size, id).toBeGreaterThan(2)
    expect((await get(`${room}/${id}`, athlete.headers)).status).toBe(403)
  }
  expect((await get(`${room}/rien`, camille.headers)).status).toBe(404)
  expect((await post(`${room}/virements`, form({ 'v.account.holder': 'X' }), athlete.headers)).status).toBe(
    403,
  )
})

test('what is typed as people type it is on the site within a second', async () => {
  const camille = await coach('Adresse')
  const typed = { 'v.phone': '04 78 12 34 56', 'v.address.street': '12 quai des Rameurs' }
  const saved = await post(`${room}/adresse`, await fill('adresse', camille, typed), camille.headers)
  expect(saved.headers.get('location')).toBe(`${room}/adresse?fait=faits`)
  await expect.poll(async () => (await get('/contact')).text()).toContain('12 quai des Rameurs')
  expect(await textOf(`${room}/adresse`, camille.headers)).toContain('value="+33478123456"')
  const again = await post(`${room}/adresse`, await fill('adresse', camille, {}), camille.headers)
  expect(again.headers.get('location')).toContain('fait=rien')
})

test('a wrong key stands beside its field; what was typed stays', async () => {
  const camille = await coach('Clé')
  const wrong = await post(
    `${room}/identite`,
    await fill('identite', camille, { 'v.legal.siren': '732 829 321', 'v.name': 'Club <b>' }),
    camille.headers,
  )
  expect(wrong.status).toBe(422)
  const page = await wrong.text()
  expect(page).toContain('id="v.legal.siren-error"')
  expect(page).toContain('sa clé de contrôle ne correspond pas')
  expect(page).toContain('value="Club &lt;b&gt;"')
})

test('the account of transfers: its key is checked, no public dump tells it, the audit log names it', async () => {
  const camille = await coach('Banque')
  const account = (iban: string) =>
    fill('virements', camille, {
      'v.account.holder': 'Léa Martin',
      'v.account.iban': iban,
      'v.account.bic': 'bnpafrpp',
    })
  const wrong = await post(
    `${room}/virements`,
    await account('FR14 2004 1010 0505 0001 3M02 607'),
    camille.headers,
  )
  expect(wrong.status).toBe(422)
  expect(await wrong.text()).toContain('id="v.account.iban-error"')
  const right = await post(
    `${room}/virements`,
    await account('FR14 2004 1010 0505 0001 3M02 606'),
    camille.headers,
  )
  expect(right.headers.get('location')).toContain('fait=faits')
  expect(await textOf(`${room}/virements`, camille.headers)).toContain('BNPAFRPP')
  expect((await get('/__nuxt_content/privateFacts/sql_dump.txt', camille.headers)).status).toBe(404)
  const logged = await database()
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, 'privateFacts/banque.yml'))
  expect(logged).toHaveLength(1)
})

test('lists grow and shrink by a press; two coaches on one sheet are joined, nothing is lost', async () => {
  const [camille, zoe] = [await coach('Camille'), await coach('Zoé')]
  const grown = await fill('horaires', camille, {})
  grown.set('geste', 'ajouter:openingHours')
  const page = await (await post(`${room}/horaires`, grown, camille.headers)).text()
  expect(page).toContain('v.openingHours.7.from')
  const hours = formFields(page, 'fact-form')
  hours.set('v.openingHours.7.day', '7')
  hours.set('v.openingHours.7.from', '9h')
  hours.set('v.openingHours.7.to', '10h30')
  const theirs = await fill('reseaux', zoe, { 'v.instagramCoaching': 'instagram.com/zoe' })
  expect((await post(`${room}/horaires`, hours, camille.headers)).status).toBe(303)
  const joined = await post(`${room}/reseaux`, theirs, zoe.headers)
  expect(joined.status).toBe(409)
  const both = formFields(await joined.text(), 'fact-form')
  expect(both.get('v.instagramCoaching')).toBe('https://instagram.com/zoe')
  expect((await post(`${room}/reseaux`, both, zoe.headers)).status).toBe(303)
  const [last] = (await database().select().from(contentRevisions)).toSorted((a, b) => b.id - a.id)
  expect(last?.text).toContain('10:30')
  expect(last?.text).toContain('instagram.com/zoe')
})

test('a coach or a session that somebody made theirs is no example any more: the site shows it', async () => {
  const camille = await coach('Équipe')
  const card = {
    'v.members.0.name': 'Léa Martin',
    'v.members.0.card.number': '069 26 ED 0123',
    'v.members.0.card.expiresOn': '2099-06-30',
  }
  const saved = await post(`${room}/coachs`, await fill('coachs', camille, card), camille.headers)
  expect(saved.headers.get('location')).toBe(`${room}/coachs?fait=faits`)
  const opening = await textOf('/admin/reglages/ouverture', camille.headers)
  expect(opening).toContain('Léa Martin')
  expect(opening).not.toContain('Aucun coach affiché')
  const team = await textOf('/notre-equipe', {})
  expect(team).toContain('Léa Martin')
  expect(team).not.toContain('Coach natation')
  const place = { 'v.sessions.0.place': 'au stade des Rameurs' }
  await post(`${room}/seances`, await fill('seances', camille, place), camille.headers)
  expect(await textOf('/notre-equipe', {})).toContain('au stade des Rameurs')
  const marked = await fill('coachs', camille, { 'v.members.0.sample': 'oui' })
  await post(`${room}/coachs`, marked, camille.headers)
  expect(await textOf('/notre-equipe', {})).not.toContain('Léa Martin')
})
