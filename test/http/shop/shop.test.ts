import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, afterAll, describe, expect, test } from 'vitest'
import { openSiteContent } from '#app/content/site-content.ts'
import { readEdits, reviseDocument } from '#app/domain/content-edits/store.server.ts'
import { correctStock, readPiecesLeft } from '#app/domain/shop/store.server.ts'
import { systemClock } from '#app/outside/clock.ts'
import { priceChanges } from '#db/schema/index.ts'
import { useDatabase } from '../../database.ts'
import { startSiteProcess, type SiteProcess } from '../../site-process.ts'

const held = useDatabase()
let sites: SiteProcess[] = []
beforeAll(async () => {
  const settings = { DATABASE_URL: held.url, LOG_LEVEL: 'warn' }
  sites = [await startSiteProcess(settings), await startSiteProcess(settings)]
})
afterAll(async () => {
  for (const site of sites) await site.stop()
})

const get = (path: string, headers: Record<string, string> = {}, site = sites[0]) =>
  fetch(`${site?.url}${path}`, {
    redirect: 'manual',
    headers: { 'user-agent': 'Mozilla/5.0 Chrome/150.0', ...headers },
  })
const textOf = async (path: string, site = sites[0]) => (await get(path, {}, site)).text()
/** The products a list shows, in its order. */
const namesIn = (html: string) =>
  [...html.matchAll(/<h2[^>]*><a [^>]*href="\/notre-boutique\/produits\/([^"]+)"/g)].map(([, name]) => name)
const leave = async (identifier: string, variant: string, pieces: number) => {
  const services = { database: held.connection.database, clock: systemClock }
  const wish = { identifier, variant, reason: 'correction' as const, pieces: { to: pieces }, author: 'test' }
  expect(await correctStock(services, wish)).toEqual({ ok: true, pieces })
}
/** What search engines are told under a type. */
const dataIn = (html: string, type: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
    .map(([, json = '']): Record<string, unknown> => JSON.parse(json))
    .find((data) => data['@type'] === type)

test('the first start counts every variant in', async () => {
  const left = await readPiecesLeft(held.connection.database)
  expect(left.size).toBe(12)
  expect(left.get('maillot-nuit')?.get('ardoise-s')).toBe(4)
})

describe('lists', () => {
  test('the shop shows every product, its collections with how many they have', async () => {
    const html = await textOf('/notre-boutique')
    expect(namesIn(html)).toHaveLength(12)
    expect(html).toContain('<output>12 articles</output>')
    expect(html).toMatch(/href="\/notre-boutique\/collection\/course"[^>]*>Course<span[^>]*>5/)
    expect(html).toContain('hors frais de livraison')
  })

  test('filters and orders are in the address', async () => {
    const children = namesIn(await textOf('/notre-boutique?genre=enfant&tri=prix-croissant'))
    expect(children).toEqual(['bonnet-ondes-enfant', 't-shirt-relief-enfant'])
    const dear = namesIn(await textOf('/notre-boutique/collection/triathlon?prix=60-&tri=nom'))
    expect(dear).toEqual(['trifonction-enchainement-femme', 'trifonction-enchainement-homme'])
    expect(namesIn(await textOf('/notre-boutique?taille=xxl'))).toContain('t-shirt-relief')
  })

  test('the empty fields of the form, and nonsense, lead to the address without them', async () => {
    const response = await get('/notre-boutique/collection/course?genre=femme&taille=&prix=&tri=nouveautes')
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('/notre-boutique/collection/course?genre=femme')
    const nonsense = await get('/notre-boutique?genre=%3Cscript%3E&prix=9-1')
    expect(nonsense.headers.get('location')).toBe('/notre-boutique')
  })

  test('filters that find nothing say so, and lead back', async () => {
    const html = await textOf('/notre-boutique?genre=enfant&prix=60-')
    expect(namesIn(html)).toEqual([])
    expect(html).toContain('Aucun article ne correspond')
    expect(html).toMatch(/href="\/notre-boutique"[^>]*>.*Effacer les filtres/)
  })

  test('what our links lead to is kept, what nobody links to is not', async () => {
    const kept = (path: string) => get(path).then(({ headers }) => headers.get('cache-control'))
    expect(await kept('/notre-boutique?genre=femme')).toMatch(/^public/)
    expect(await kept('/notre-boutique?taille=inconnue')).toBe('private, no-store')
    expect(await kept('/notre-boutique/produits/maillot-nuit?coloris=ardoise&taille=m')).toMatch(/^public/)
    expect(await kept('/notre-boutique/produits/maillot-nuit?coloris=rose')).toBe('private, no-store')
  })

  test('unknown parameters give the page without them', async () => {
    const plain = await get('/notre-boutique')
    const marked = await get('/notre-boutique?utm_source=lettre')
    expect(marked.headers.get('etag')).toBe(plain.headers.get('etag'))
  })
})

test.each([
  '/notre-boutique/collection/ski',
  '/notre-boutique/collection/course/femme',
  '/notre-boutique/produits/ski',
  '/notre-boutique/produits/maillot-nuit/m',
  '/notre-boutique/produits',
])('%s is the fatal 404', async (path) => {
  const response = await get(path)
  expect(response.status).toBe(404)
  expect(await response.text()).toContain(`Page Not Found: ${path}`)
})

describe('a product', () => {
  const path = '/notre-boutique/produits/maillot-nuit'

  test('says what the law wants known before it is bought', async () => {
    const html = (await textOf(`${path}?coloris=ardoise&taille=m`)).replaceAll('<!-- -->', '')
    for (const words of [
      'toutes taxes comprises',
      'au lieu de 59',
      'L. 112-1-1',
      '92 % polyester, 8 % élasthanne',
      'Atelier de confection d’exemple',
      'securite@exemple.fr',
      'Ne remplace pas un éclairage',
      'expédié sous 2 jours ouvrés',
      'trente jours après sa date au plus tard',
      'quatorze jours après la réception',
      'Renoncer au contrat ici',
      'garantie légale de conformité',
      'Guide des tailles',
    ])
      expect(html.replaceAll('\u00a0', ' '), words).toContain(words)
  })

  test('sends its variant to the cart by a plain form', async () => {
    const html = await textOf(`${path}?coloris=ardoise&taille=m`)
    const form = /<form[^>]* action="\/notre-boutique\/panier".*?<\/form>/.exec(html)?.[0] ?? ''
    expect(form).toMatch(/^<form[^>]*method="post"/)
    expect(form).toContain('name="identifier" value="maillot-nuit"')
    expect(form).toContain('name="variant" value="ardoise-m"')
    expect(form).toContain('name="intent" value="add"')
    // Four pieces are left: no more can be asked for.
    expect([...form.matchAll(/<option[^>]*>(\d+)/g)].map(([, pieces]) => pieces)).toEqual([
      '1',
      '2',
      '3',
      '4',
    ])
  })

  test('chooses no size for the buyer: the button asks for one', async () => {
    const colour = '/notre-boutique/produits/maillot-couloirs-femme?coloris=ardoise'
    for (const [address, isAsked] of [
      [colour, false],
      [`${colour}&taille=`, true],
    ] as const) {
      const html = await textOf(address)
      const [sizes = ''] = /<nav[^>]*aria-label="Taille".*?<\/nav>/.exec(html) ?? []
      expect(sizes).toContain('taille=m')
      expect(sizes).not.toContain('aria-current')
      expect(sizes.includes('Choisissez d’abord votre taille.')).toBe(isAsked)
      expect(html).toContain('Ajouter au panier')
      expect(html).not.toContain('name="variant"')
    }
    expect(await textOf('/notre-boutique/produits/gourde-relief')).toContain('name="variant"')
  })

  test('shows the colour of the variant chosen, and a sold-out one as such', async () => {
    const html = await textOf('/notre-boutique/produits/maillot-couloirs-femme?coloris=vert-piste&taille=xl')
    expect(html).toMatch(
      /<img [^>]*src="[^"]*product-maillot-green\.svg" alt="Maillot Couloirs, femme, vert piste"/,
    )
    expect(html).toMatch(/class="buy"[^>]*data-stock="none"/)
    expect(html.replaceAll('<!-- -->', '')).toContain('Cet article est épuisé en vert piste, taille\u00a0XL.')
  })

  test('is told to search engines as it is shown', async () => {
    const html = await textOf(path)
    const data = dataIn(html, 'ProductGroup')
    expect(data).toMatchObject({ name: 'Maillot Nuit', productGroupID: 'maillot-nuit' })
    expect(data?.hasVariant).toContainEqual(
      expect.objectContaining({
        sku: 'maillot-nuit.ardoise-m',
        size: 'M',
        offers: expect.objectContaining({
          price: '47.20',
          priceCurrency: 'EUR',
          availability: 'https://schema.org/LimitedAvailability',
          hasMerchantReturnPolicy: expect.objectContaining({ merchantReturnDays: 14 }),
        }),
      }),
    )
    expect(dataIn(html, 'BreadcrumbList')).toBeDefined()
    const picture = await get(`/og${path}.png`)
    expect(picture.headers.get('content-type')).toBe('image/png')
    const sitemap = await textOf('/sitemap.xml')
    expect(sitemap).toContain(`${path}</loc>`)
    expect(sitemap).toContain('/notre-boutique/collection/natation</loc>')
  })
})

describe('stock', () => {
  const path = '/notre-boutique/produits/gourde-isotherme'
  const asked = '/notre-boutique/stock.json?produit=gourde-isotherme'
  const stockIn = (html: string) => /class="buy"[^>]*data-stock="(\w+)"/.exec(html)?.[1]
  const first = { variant: 'bleu-bassin', query: '?coloris=bleu-bassin' }

  test('a kept page is dropped in every process when it says something else', async () => {
    const pages = () => Promise.all(sites.map((site) => textOf(path + first.query, site).then(stockIn)))
    await leave('gourde-isotherme', first.variant, 40)
    await expect.poll(pages, within(2000)).toEqual(['many', 'many'])
    const etag = (await get(path + first.query)).headers.get('etag') ?? ''
    expect((await get(path + first.query, { 'if-none-match': etag })).status).toBe(304)
    // Plenty is left: nothing to say, the page stays.
    await leave('gourde-isotherme', first.variant, 39)
    await leave('gourde-isotherme', first.variant, 3)
    await expect.poll(pages, within(2000)).toEqual(['few', 'few'])
    expect(await textOf(path + first.query)).toContain('Plus que\u00a03')
    await leave('gourde-isotherme', first.variant, 0)
    await expect.poll(pages, within(2000)).toEqual(['none', 'none'])
  })

  test('is asked apart by pages kept elsewhere: only what is not plentiful is named', async () => {
    await leave('gourde-isotherme', first.variant, 2)
    const answer = async () => (await get(asked)).json()
    const key = `gourde-isotherme.${first.variant}`
    await expect.poll(answer, within(2000)).toMatchObject({ [key]: ['few', 'Plus que\u00a02'] })
    await leave('gourde-isotherme', first.variant, 20)
    await expect.poll(answer, within(2000)).not.toHaveProperty(key)
    const response = await get(asked)
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    const etag = response.headers.get('etag') ?? ''
    expect((await get(asked, { 'if-none-match': etag })).status).toBe(304)
    const list: object = await (await get('/notre-boutique/stock.json')).json()
    expect(Object.keys(list).filter((name) => name.includes('..'))).toEqual([])
    expect((await get('/notre-boutique/stock.json?produit=ski')).status).toBe(404)
  })

  test('a product without a piece left is said sold out in the list and to search engines', async () => {
    const left = await readPiecesLeft(held.connection.database, 'gourde-isotherme')
    for (const [variant, pieces] of left.get('gourde-isotherme') ?? [])
      if (pieces > 0) await leave('gourde-isotherme', variant, 0)
    const card = async () => {
      const html = await textOf('/notre-boutique')
      return /data-stock-of="gourde-isotherme" data-stock="(\w+)"/.exec(html)?.[1]
    }
    await expect.poll(card, within(2000)).toBe('none')
    const said = JSON.stringify(dataIn(await textOf(path), 'ProductGroup'))
    expect(new Set(said.match(/schema\.org\/(InStock|LimitedAvailability|SoldOut)/g))).toEqual(
      new Set(['schema.org/SoldOut']),
    )
    // Sold out, it is proposed nowhere else.
    expect(await textOf('/notre-boutique/produits/maillot-nuit')).not.toContain(path)
  })
})

test('no page says how many pieces are left while there are plenty', async () => {
  await leave('bonnet-ondes', 'bleu-bassin', 4321)
  const pages = ['/notre-boutique', '/notre-boutique/produits/bonnet-ondes?coloris=bleu-bassin']
  for (const page of pages) expect(await textOf(page)).not.toContain('4321')
})

test('an edit brings pieces and prices into the database at once; what it names and is not there is logged', async () => {
  const { database } = held.connection
  const content = await openSiteContent({
    showsSamples: true,
    now: systemClock.now,
    overlay: { read: () => readEdits(database) },
  })
  const file = readFileSync(join(import.meta.dirname, '../../../content/shop/gourde-relief.yml'), 'utf8')
  const text = file
    .replace('sample: true', 'sample: false')
    .replace('inventory:', 'inventory:\n  - { id: ardoise, colour: ardoise, stock: 7 }')
    .replace(/^related: .*$/m, 'related: [disparue]')
  const edit = { collection: 'shop', file: 'gourde-relief.yml', text, author: 'test' }
  const services = { database, content, clock: systemClock }
  expect((await reviseDocument(services, edit)).outcome).toBe('saved')
  content.close()
  const pieces = async () => (await readPiecesLeft(database)).get('gourde-relief')?.get('ardoise')
  await expect.poll(pieces, within(2000)).toBe(7)
  const asked = () => database.select().from(priceChanges)
  await expect.poll(asked, within(2000)).toMatchObject([{ identifier: 'gourde-relief', askedCents: 1600 }])
  const page = () => textOf('/notre-boutique/produits/gourde-relief?coloris=ardoise')
  await expect.poll(page, within(2000)).toMatch(/class="buy"[^>]*data-stock="many"/)
  const late = await startSiteProcess({ DATABASE_URL: held.url, LOG_LEVEL: 'warn' })
  try {
    expect(late.output()).toContain('nomme le produit « disparue », que personne ne connaît.')
  } finally {
    await late.stop()
  }
})

function within(timeout: number) {
  return { timeout, interval: 20 }
}
