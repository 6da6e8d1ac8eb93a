import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { readAdminVerb } from '#app/commands/verbs.ts'
import { openSiteContent } from '#app/content/site-content.ts'
import { correctStock, listWaiting } from '#app/domain/shop/store.server.ts'
import { systemClock } from '#app/outside/clock.ts'
import { outgoingMails, restockRequests } from '#db/schema/index.ts'
import { form, useClub } from '../use-club.ts'

vi.setConfig({ testTimeout: 60_000 })

const { database, get, post, person, textOf: textFor } = useClub({ SAMPLE_CONTENT: 'on' })
const ask = '/notre-boutique/prevenez-moi?produit=maillot-nuit&variante=ardoise-s'

const place = { identifier: 'maillot-nuit', variant: 'ardoise-s' }
const textOf = (path: string, headers: Record<string, string> = {}) => textFor(path, headers)
const leave = (pieces: number) =>
  correctStock(
    { database: database(), clock: systemClock },
    { ...place, reason: 'correction', pieces: { to: pieces }, author: 'test' },
  )
const requests = () => database().select().from(restockRequests)

test('a sold-out size is waited for: asked without a script, confirmed by mail, seen by the coach, left', async () => {
  await leave(0)
  const page = '/notre-boutique/produits/maillot-nuit?coloris=ardoise&taille=s'
  await expect.poll(() => textOf(page)).toContain(ask.replace('&', '&amp;'))
  expect((await get('/notre-boutique/prevenez-moi?produit=rien&variante=x')).status).toBe(404)
  const shown = await get(ask)
  expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'private, no-store'])

  const wrong = await post(ask, form({ email: 'camille' }))
  expect(wrong.status).toBe(422)
  expect(await wrong.text()).toContain('aria-invalid="true"')
  const asked = await post(ask, form({ email: 'Camille@exemple.fr' }))
  expect([asked.status, await asked.text()]).toEqual([200, expect.stringContaining('Confirmez par e-mail.')])
  const [request] = await requests()
  expect(request).toMatchObject({ ...place, email: 'camille@exemple.fr', confirmedAt: null })
  const mails = () =>
    database().select().from(outgoingMails).where(eq(outgoingMails.template, 'restock-asked'))
  expect(await mails()).toHaveLength(1)

  const own = `/notre-boutique/prevenez-moi/${request?.secret}`
  const before = await get(own)
  expect(before.headers.get('referrer-policy')).toBe('no-referrer')
  expect(await before.text()).toContain('Confirmer')
  expect((await requests())[0]?.confirmedAt).toBeNull()
  expect(await (await post(own, form({ geste: 'confirmer' }))).text()).toContain('Vous êtes sur la liste.')

  const { headers } = await person({ standing: 'admin' })
  expect(await textOf('/admin/produits/attentes', headers)).toContain('camille@exemple.fr')
  expect(await textOf('/admin', headers)).toContain('1 personne attend la taille\u00a0S')
  expect((await get('/admin/produits/attentes')).status).not.toBe(200)
  const lines: string[] = []
  const services = {
    database: database(),
    clock: systemClock,
    content: await openSiteContent({ showsSamples: true, now: () => new Date() }),
  }
  const verb = readAdminVerb(['stock', 'waiting'])
  expect(
    await verb?.({ built: { listWaiting }, services } as never, (line) => lines.push(String(line))),
  ).toBe(true)
  expect(lines).toEqual([expect.stringMatching(/^maillot-nuit\tardoise-s\t.*\tcamille@exemple\.fr$/)])

  const gone = await post(own, form({ 'List-Unsubscribe': 'One-Click' }))
  expect(await gone.text()).toContain('Vous n’êtes plus sur la liste.')
  expect(await requests()).toEqual([])
  expect((await get(own)).status).toBe(404)
})

test('before a size is chosen, the wait for a sold-out article leads to the sizes', async () => {
  const unsized = await textOf('/notre-boutique/produits/maillot-nuit?coloris=ardoise')
  const [, path = ''] = /class="sold-out-act"><a[^>]* href="([^"]+)"/.exec(unsized) ?? []
  expect(path).toBe('/notre-boutique/produits/maillot-nuit?coloris=ardoise&amp;taille=')
  expect(await textOf(path.replace('&amp;', '&'))).toContain('Choisissez d’abord votre taille.')
})

test('a member’s address is proposed; an address is not written to without end', async () => {
  await leave(0)
  const { headers } = await person()
  expect(await textOf(ask, headers)).toMatch(/value="[\da-f-]{36}@club\.example"/)
  let last = 200
  for (let time = 0; time < 13 && last === 200; time++)
    last = (await post(ask, form({ email: 'victime@exemple.fr' }))).status
  expect(last).toBe(429)
  await leave(4)
  expect(await textOf(ask)).toContain('Il est de retour.')
})
