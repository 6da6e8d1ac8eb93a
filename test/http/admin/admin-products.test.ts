import { desc, eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { readAdminVerb } from '#app/commands/verbs.ts'
import { correctStock, readPiecesLeft } from '#app/domain/shop/store.server.ts'
import { systemClock } from '#app/outside/clock.ts'
import { auditLog, contentRevisions, stockMovements } from '#db/schema/index.ts'
import { form, useClub } from '../use-club.ts'

vi.setConfig({ testTimeout: 60_000 })

const { database, get, post, person, textOf } = useClub({ SAMPLE_CONTENT: 'on' })
const room = '/admin/produits'
const shop = '/notre-boutique/produits'

const coach = (lastName = 'Essai') => person({ standing: 'admin', lastName })
const plainOf = (html: string) =>
  html
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ')

/** What the form of a product would send as it is shown. */
async function shownForm(identifier: string, headers: Record<string, string>) {
  const html = await textOf(`${room}/${identifier}`, headers)
  const main = /<form[^>]*class="admin-form[\s\S]*?<\/form>/.exec(html)?.[0] ?? ''
  const fields: Record<string, string> = {}
  const attribute = (tag: string, name: string) =>
    (new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '').replaceAll('&#x27;', '’').replaceAll('&amp;', '&')
  for (const [tag] of main.matchAll(/<input[^>]*>/g))
    if (!tag.includes('type="checkbox"') || tag.includes('checked=""'))
      fields[attribute(tag, 'name')] = tag.includes('type="checkbox"') ? 'on' : attribute(tag, 'value')
  for (const [, name = '', text = ''] of main.matchAll(
    /<textarea[^>]*name="([^"]*)"[^>]*>([\s\S]*?)<\/textarea>/g,
  ))
    fields[name] = text
  for (const [, name = '', options = ''] of main.matchAll(
    /<select[^>]*name="([^"]*)"[^>]*>([\s\S]*?)<\/select>/g,
  )) {
    const chosen = [...options.matchAll(/<option[^>]*>/g)].find(([tag]) => tag.includes('selected=""'))
    fields[name] = chosen ? attribute(chosen[0], 'value') : ''
  }
  return fields
}

const revisions = () => database().select().from(contentRevisions).orderBy(desc(contentRevisions.id))

test('the list finds by name, state, collection and low stock; the file has the same lines', async () => {
  const { headers } = await coach()
  expect(plainOf(await textOf(room, headers))).toContain('Bonnet Ondes')
  const found = plainOf(await textOf(`${room}?q=bonnet&collection=natation`, headers))
  expect(found).toContain('Bonnet Ondes')
  expect(found).not.toContain('Gourde')
  const low = plainOf(await textOf(`${room}?stock=bas`, headers))
  expect(low).toContain('Bonnet Ondes')
  expect(low).not.toContain('Gourde isotherme')
  expect(plainOf(await textOf('/admin', headers))).toContain('Stock bas : Bonnet Ondes')
  expect(plainOf(await textOf(`${room}?etat=draft`, headers))).toContain('Aucun produit ici')
  const file = await (await get(`${room}/produits.csv?q=bonnet`, headers)).text()
  expect(file.trim().split('\r\n')).toHaveLength(3)
  expect((await get(room, (await person()).headers)).status).not.toBe(200)
})

test('what a coach saves is on the page within a second; sent as shown or twice it is one edit', async () => {
  const { headers } = await coach('Martin')
  const path = `${room}/gourde-relief`
  const shown = await shownForm('gourde-relief', headers)
  const before = (await revisions()).length
  expect((await post(path, form(shown), headers)).status).toBe(303)
  expect(await revisions()).toHaveLength(before)
  const changed = { ...shown, name: 'Gourde Crête', lead: 'Elle tient le froid.' }
  const [first, second] = [await post(path, form(changed), headers), await post(path, form(changed), headers)]
  expect([first.headers.get('location'), second.headers.get('location')]).toEqual(
    Array.from({ length: 2 }, () => `${path}?fait=produit-enregistre`),
  )
  expect(await revisions()).toHaveLength(before + 1)
  await expect.poll(() => textOf(`${shop}/gourde-relief`, {})).toContain('Gourde Crête')
  const [line] = await database().select().from(auditLog).where(eq(auditLog.subjectId, 'gourde-relief'))
  expect([line?.action, line?.actorName]).toEqual(['product.changed', expect.stringContaining('Martin')])
})

test('an edit that cannot be noted in the audit log is not made', async () => {
  const { headers } = await coach()
  const path = `${room}/gourde-relief`
  const shown = await shownForm('gourde-relief', headers)
  const before = (await revisions()).length
  const refusing = sql`ALTER TABLE club.audit_log ADD CONSTRAINT no_products CHECK (action NOT LIKE 'product.%') NOT VALID`
  await database().execute(refusing)
  try {
    expect((await post(path, form({ ...shown, name: 'Gourde Sans Trace' }), headers)).status).toBe(500)
  } finally {
    await database().execute(sql`ALTER TABLE club.audit_log DROP CONSTRAINT no_products`)
  }
  expect(await revisions()).toHaveLength(before)
})

test('a price is shown with what the law lets strike, before it is saved', async () => {
  const { headers } = await coach()
  const path = `${room}/gourde-isotherme`
  const shown = await shownForm('gourde-isotherme', headers)
  const wished = { ...shown, discount: '20', discountFrom: '2026-01-01' }
  const asked = await post(path, form(wished), headers)
  expect(asked.status).toBe(409)
  const html = await asked.text()
  expect(plainOf(html)).toMatch(/Une fois enregistré : Aujourd’hui, .* au lieu de/)
  expect(html).toContain('trente jours d’avant la remise')
  const confirme = /name="confirme" value="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"') ?? ''
  const other = await post(path, form({ ...wished, discount: '30', confirme }), headers)
  expect(other.status, 'another price than the one that was read').toBe(409)
  expect((await post(path, form({ ...wished, confirme }), headers)).status).toBe(303)
  await expect.poll(() => textOf(`${shop}/gourde-isotherme`, {})).toContain('<s')
})

test('a textile without its composition is not published, a wrong number is said beside its field', async () => {
  const { headers } = await coach()
  const shown = await shownForm('t-shirt-bassin', headers)
  const before = (await revisions()).length
  for (const [change, id] of [
    [{ composition: '' }, 'product-composition-error'],
    [{ composition: 'Corps : coton 90 %' }, 'product-composition-error'],
    [{ discount: '95' }, 'product-discount-error'],
    [{ name: '' }, 'product-name-error'],
  ] as const) {
    const answer = await post(`${room}/t-shirt-bassin`, form({ ...shown, ...change }), headers)
    expect(answer.status, id).toBe(422)
    expect(await answer.text(), id).toContain(`id="${id}"`)
  }
  expect(await revisions()).toHaveLength(before)
})

test('of two coaches on one product the second is told who, keeps what was typed, and may go on', async () => {
  const [one, two] = [await coach('Premier'), await coach('Second')]
  const path = `${room}/maillot-nuit`
  const shown = await shownForm('maillot-nuit', one.headers)
  await post(path, form({ ...shown, summary: 'Celui du premier' }), one.headers)
  const late = await post(path, form({ ...shown, summary: 'Celui du second' }), two.headers)
  expect(late.status).toBe(409)
  const html = await late.text()
  expect(plainOf(html)).toContain('Premier vient d’enregistrer ce produit')
  expect(html).toContain('Celui du second')
  const revision = /name="revision" value="(\d+)"/.exec(html)?.[1] ?? ''
  const again = await post(path, form({ ...shown, summary: 'Celui du second', revision }), two.headers)
  expect(again.status).toBe(303)
})

test('a draft is made after another product, seen by nobody; a product is hidden and comes back', async () => {
  const { headers } = await coach()
  const added = await post(`${room}/ajouter`, form({ name: 'Bonnet d’été', like: 'bonnet-ondes' }), headers)
  expect(added.headers.get('location')).toBe(`${room}/bonnet-d-ete?fait=produit-ajoute`)
  expect((await get(`${shop}/bonnet-d-ete`)).status).toBe(404)
  expect(
    (await post(`${room}/ajouter`, form({ name: 'Bonnet d’été', like: 'bonnet-ondes' }), headers)).status,
  ).toBe(422)
  const shown = await shownForm('bonnet-d-ete', headers)
  await post(`${room}/bonnet-d-ete`, form({ ...shown, draft: '' }), headers)
  await expect.poll(async () => (await get(`${shop}/bonnet-d-ete`)).status).toBe(200)
  const hide = (montrer: string) => post(`${room}/bonnet-d-ete/visibilite`, form({ montrer }), headers)
  expect((await hide('')).headers.get('location')).toContain('produit-masque')
  expect((await hide('')).headers.get('location')).toContain('rien')
  await expect.poll(async () => (await get(`${shop}/bonnet-d-ete`)).status).toBe(404)
  expect((await post(`${room}/bonnet-d-ete`, form({ ...shown, name: 'X' }), headers)).status).toBe(409)
  expect((await hide('on')).headers.get('location')).toContain('produit-montre')
  await expect.poll(async () => (await get(`${shop}/bonnet-d-ete`)).status).toBe(200)
})

test('photos of a product: added from the phone, put in order, described, taken off', async () => {
  const { headers } = await coach()
  const path = `${room}/bonnet-ondes-enfant/photos`
  const page = `${shop}/bonnet-ondes-enfant`
  for (const [photoAlt, background] of [
    ['De face', '#204080'],
    ['De dos', '#802040'],
  ] as const) {
    const bytes = await sharp({ create: { width: 700, height: 500, channels: 3, background } })
      .jpeg()
      .toBuffer()
    const sent = new FormData()
    sent.set('photo', new File([new Uint8Array(bytes)], 'IMG.jpg', { type: 'image/jpeg' }))
    sent.set('photoAlt', photoAlt)
    expect((await post(path, sent, headers)).headers.get('location')).toBe(`${path}?fait=photos`)
  }
  const alts = async () =>
    [...(await textOf(path, headers)).matchAll(/<img [^>]*alt="([^"]+)"/g)].map(([, alt]) => alt)
  expect(await alts()).toEqual(['De face', 'De dos'])
  const sources = [...(await textOf(path, headers)).matchAll(/name="src" value="([^"]+)"/g)].map(
    ([, src = '']) => src,
  )
  const [face = '', back = ''] = sources
  await post(path, form({ act: 'up', src: back }), headers)
  expect(await alts()).toEqual(['De dos', 'De face'])
  await post(path, form({ act: 'alt', src: back, alt: 'Le dos du bonnet' }), headers)
  await post(path, form({ act: 'remove', src: face }), headers)
  expect(await alts()).toEqual(['Le dos du bonnet'])
  const photo = `/admin/photos/${/photos\/([\da-f]+)-/.exec(back)?.[1]}`
  const [, vu = ''] = /name="vu" value="([^"]*)"/.exec(await textOf(photo, headers)) ?? []
  const point = { acte: 'mots', photoAlt: 'Le dos', photoFocusX: '12', photoFocusY: '90' }
  const moved = await post(photo, form({ ...point, vu: vu.replaceAll('&quot;', '"') }), headers)
  expect(moved.headers.get('location')).toBe(`${photo}?fait=photo-decrite`)
  await expect.poll(() => textOf(page, {})).toContain('alt="Le dos du bonnet"')
  for (const [shown, reader] of [
    [page, {}],
    [path, headers],
    [`${room}?q=ondes+enfant`, headers],
  ] as const)
    expect(await textOf(shown, reader)).toContain('object-position:12% 90%')
  const wrong = new FormData()
  wrong.set('photo', new File(['%PDF'], 'x.jpg'))
  wrong.set('photoAlt', 'x')
  const refused = await post(path, wrong, headers)
  expect([refused.status, (await refused.text()).includes('n’est pas une photo')]).toEqual([422, true])
})

test('the stock by one, by delivery, loss and count: once a press, with its author, as the command does it', async () => {
  const { headers } = await coach('Magasin')
  const [identifier, variant] = ['maillot-couloirs-homme', 'bleu-bassin-m']
  const path = `${room}/${identifier}/stock`
  const left = async () => (await readPiecesLeft(database(), identifier)).get(identifier)?.get(variant)
  const place = { identifier, variant, reason: 'correction', author: 'test' } as const
  await correctStock({ database: database(), clock: systemClock }, { ...place, pieces: { to: 10 } })
  const key = crypto.randomUUID()
  for (let press = 0; press < 2; press++)
    expect(
      (await post(path, form({ act: 'more', variant, key }), headers)).headers.get('location'),
    ).toContain('#stock')
  expect(await left()).toBe(11)
  await post(path, form({ act: 'less', variant, key: crypto.randomUUID() }), headers)
  await post(path, form({ act: 'entry', variant, number: '24', note: 'Colis de mardi' }), headers)
  await post(path, form({ act: 'loss', variant, number: '2' }), headers)
  expect(await left()).toBe(32)
  const stale = await post(path, form({ act: 'count', variant, number: '30', seen: '10' }), headers)
  expect([stale.status, plainOf(await stale.text())]).toEqual([
    422,
    expect.stringContaining('il était de 10, il est de 32'),
  ])
  expect((await post(path, form({ act: 'count', variant, number: '30', seen: '32' }), headers)).status).toBe(
    303,
  )
  for (const wrong of [
    { number: '-3' },
    { number: '' },
    { number: '9999999' },
    { number: '31', act: 'loss' },
  ])
    expect((await post(path, form({ act: 'entry', variant, ...wrong }), headers)).status).toBe(422)
  expect(await left()).toBe(30)
  const html = plainOf(await textOf(path, headers))
  for (const words of ['Comptage −2', 'Perte −2', 'Livraison +24', 'Colis de mardi', 'Magasin'])
    expect(html).toContain(words)
  await post(path, form({ act: 'alert', variant, number: '30' }), headers)
  expect(plainOf(await textOf(`${room}?stock=bas`, headers))).toContain('Maillot Couloirs')
  const command = async (...words: string[]) => {
    const site = { built: { correctStock }, services: { database: database(), clock: systemClock } }
    return readAdminVerb(['stock', ...words])?.(site as never, () => undefined)
  }
  expect(await command('add', identifier, variant, '5')).toBe(true)
  expect(await command('lose', identifier, variant, '1')).toBe(true)
  await expect(command('lose', identifier, variant, '35')).rejects.toThrow('Impossible')
  expect(await command('set', identifier, variant, '12')).toBe(true)
  const moved = await database()
    .select()
    .from(stockMovements)
    .where(eq(stockMovements.variant, variant))
    .orderBy(desc(stockMovements.id))
  const said = moved.map(({ reason, quantity, author }) => [reason, quantity, author === 'admin'])
  expect(said.slice(0, 6), 'the command and the room write the same lines').toEqual([
    ['correction', -22, true],
    ['loss', -1, true],
    ['entry', 5, true],
    ['correction', -2, false],
    ['loss', -2, false],
    ['entry', 24, false],
  ])
})
