import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { connect, type Connection } from '#db/database.ts'
import { pageViews } from '#db/schema/index.ts'
import { signInAs } from '../../accounts/site-accounts.ts'
import { orderBy } from '../../orders/buying.ts'
import { runAdminOf } from '../../run-command.ts'
import { useSite } from '../use-site.ts'
import { openBrowser } from '../visitor-browser.ts'

vi.setConfig({ testTimeout: 60_000 })

const { site, get } = useSite()
const held: { connection?: Connection; coach?: { cookie: string } } = {}
beforeAll(async () => {
  held.connection = connect(site().databaseUrl, { onError: () => undefined })
  held.coach = await signInAs(site(), 'admin')
})
afterAll(() => held.connection?.close())
const read = async (path: string) =>
  (await (await get(`/admin${path}`, held.coach)).text()).replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

test('a new club reads in words that there is nothing yet', async () => {
  await held.connection?.database.delete(pageViews)
  const page = await read('/tableau-de-bord')
  expect(page).toContain('Aucune vente encore')
  expect(page).toContain('Personne n’est encore passé')
  expect(page).toContain('Aucun outil ouvert')
})

test('what is sold is what the accountant reads; pages, tools and files are counted by their names', async () => {
  const browser = openBrowser(site())
  await runAdminOf(site(), ['stock', 'set', 'gourde-relief', 'blanc-craie', '20'])
  const { text } = await browser.get(await orderBy(browser, 'gourde-relief.blanc-craie.2.', {}))
  const number = /\d{4}-\d{4,}/.exec(text)?.[0] ?? ''
  await runAdminOf(site(), ['orders', 'paid', number])
  await runAdminOf(site(), ['orders', 'refund', number, '--amount', '3,50', '--no-restock'])
  const [, total = 'none'] = /: ([\d, ]+ €), avoirs déduits/.exec(await read('/commandes/ventes')) ?? []
  for (const path of ['/nos-outils/calculateur-allure-running', '/contact', '/contact']) await get(path)
  await get(
    '/nos-outils/calculateur-allure-running/passages.csv?distance=marathon&temps=3:29:59&strategie=progressive&intervalle=5000',
  )
  const page = () => read('/tableau-de-bord?jours=90')
  // Views are written each second: those of one moment may stand a second apart.
  await expect.poll(page).toMatch(/ \/nos-outils\/calculateur-allure-running 1 1 /)
  await expect.poll(page).toMatch(/ \/contact 2 /)
  const shown = await page()
  expect(total).toMatch(/^\d/)
  expect(shown).toContain(`${total} avoirs déduits`)
  expect(shown).toMatch(/\d+ places? prises? sur \d+/)
  expect(shown).toMatch(/Gourde Relief \d+ \d+ \d+/)
})

test('is for coaches alone', async () => {
  expect((await get('/admin/tableau-de-bord')).status).toBe(302)
  expect((await get('/admin/tableau-de-bord', await signInAs(site(), 'member'))).status).toBe(403)
})
