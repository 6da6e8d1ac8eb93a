import type { BrowserContext, Page } from '@playwright/test'
import { makeAccount, sessionCookies } from '../../accounts/site-accounts.ts'
import type { SiteProcess } from '../../site-process.ts'
import { applicationStarted, expect, test } from '../journey.ts'
import { lookAt } from '../look-at.ts'

const path = '/espace-athlete/competition/calendrier/abonnement'

async function signIn(context: BrowserContext, site: SiteProcess): Promise<void> {
  const email = `abonne-${crypto.randomUUID()}@club.example`
  await makeAccount(site.databaseUrl, { standing: 'member', email })
  const cookies = await sessionCookies(site.url, email)
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: site.url })))
}

const addressOf = (page: Page, name: string) =>
  page.getByRole('textbox', { name: `Adresse du calendrier ${name}` })

const statusAt = async (address: string) => (await fetch(address)).status

test('addresses are made, copied, opened by the device’s own program, and changed: the old ones are dead', async ({
  page,
  context,
  site,
}) => {
  await signIn(context, site)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(path)
  await applicationStarted(page)
  await expect(page.getByText('Vous n’avez pas encore d’adresse.')).toBeVisible()
  await page.getByRole('button', { name: 'Créer mes adresses' }).click()
  await expect(page.locator(':focus')).toHaveText('Vos adresses sont prêtes.')

  const own = await addressOf(page, 'Mes courses').inputValue()
  const all = await addressOf(page, 'Tout le calendrier').inputValue()
  expect(own).toMatch(new RegExp(`^${site.url}/agenda/[\\w-]{32}/mes-courses\\.ics$`))
  expect(
    await page.getByRole('link', { name: 'S’abonner à «\u202fMes courses\u202f»' }).getAttribute('href'),
  ).toBe(own.replace(/^https?/, 'webcal'))
  await page.getByRole('button', { name: 'Copier l’adresse de «\u202fMes courses\u202f»' }).click()
  await expect(page.getByRole('button', { name: 'Copié de «\u202fMes courses\u202f»' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(own)
  expect([await statusAt(own), await statusAt(all)]).toEqual([200, 200])

  await page.getByRole('link', { name: 'Changer d’adresses' }).click()
  await expect(page.getByRole('heading', { name: 'Changer d’adresses' })).toBeFocused()
  expect(await statusAt(own)).toBe(200)
  await page.getByRole('link', { name: 'Ne rien changer' }).click()
  await expect(page.getByRole('heading', { name: 'Changer d’adresses' })).toBeHidden()
  await page.getByRole('link', { name: 'Changer d’adresses' }).click()
  await page.getByRole('button', { name: 'Changer d’adresses' }).click()
  await expect(page.locator(':focus')).toHaveText(
    'Vos adresses sont prêtes. Celles d’avant ne mènent plus à rien.',
  )
  const renewed = await addressOf(page, 'Mes courses').inputValue()
  expect(renewed).not.toBe(own)
  expect([await statusAt(own), await statusAt(all), await statusAt(renewed)]).toEqual([404, 404, 200])
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('addresses are made, changed and closed, reminders chosen, by the keyboard alone', async ({
    page,
    context,
    site,
  }) => {
    await signIn(context, site)
    await page.goto(path)
    await page.getByRole('button', { name: 'Créer mes adresses' }).press('Enter')
    const first = await addressOf(page, 'Tout le calendrier').inputValue()
    await expect(page.getByRole('button', { name: 'Copier' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Changer d’adresses' }).press('Enter')
    await page.getByRole('button', { name: 'Changer d’adresses' }).press('Enter')
    const second = await addressOf(page, 'Tout le calendrier').inputValue()
    expect([await statusAt(first), await statusAt(second)]).toEqual([404, 200])

    const closing = page.getByRole('checkbox', { name: 'Trois jours avant la clôture des inscriptions' })
    await expect(closing).toBeChecked()
    await closing.press('Space')
    await page.getByRole('button', { name: 'Enregistrer' }).press('Enter')
    await expect(page.getByText('C’est enregistré.')).toBeVisible()
    await expect(closing).not.toBeChecked()
    await expect(page.getByRole('checkbox', { name: 'Une semaine avant votre course' })).toBeChecked()

    await page.getByRole('link', { name: 'Ne plus avoir d’adresse' }).press('Enter')
    await page.getByRole('button', { name: 'Fermer mes adresses' }).press('Enter')
    await expect(page.getByText('Vos adresses sont fermées')).toBeVisible()
    expect(await statusAt(second)).toBe(404)
    await expect(page.getByRole('button', { name: 'Créer mes adresses' })).toBeVisible()
  })
})

test('axe finds nothing', async ({ page, context, site }) => {
  test.slow()
  await signIn(context, site)
  await lookAt(page, [path])
  await page.getByRole('button', { name: 'Créer mes adresses' }).click()
  await expect(page.getByText('Vos adresses sont prêtes.')).toBeVisible()
  await lookAt(page, [path, `${path}?etape=renouveler`, `${path}?fait=adresses`])
})
