import type { Page } from '@playwright/test'
import { newVisitor } from '../../../accounts/visitor.ts'
import type { SiteProcess } from '../../../site-process.ts'
import { applicationStarted, expect, test } from '../../journey.ts'

test.use({
  // A connection is cut on purpose.
  expectedErrors: /Failed to fetch manifest|ERR_FAILED/,
  viewport: { width: 390, height: 844 },
})

const edited = '/admin/textes/info~accessibilite.md'
const offer = 'Cet appareil a gardé'

async function comeAs(page: Page, site: SiteProcess) {
  const coach = await newVisitor(site, 'admin')
  const cookies = coach.cookies().map((cookie) => ({ ...cookie, url: site.url }))
  await page.context().clearCookies()
  await page.context().addCookies(cookies)
  return cookies
}

async function open(page: Page, address = edited) {
  await page.goto(address)
  await applicationStarted(page)
}

const textOf = (page: Page) => page.getByLabel('Texte', { exact: true })
const save = (page: Page) =>
  page
    .getByRole('button', { name: /^(Enregistrer|Publier)$/ })
    .last()
    .click()

async function saved(page: Page, words: string) {
  await textOf(page).fill(words)
  await save(page)
  await expect(page.getByText('C’est enregistré, et déjà sur le site.')).toBeVisible()
}

test('saved, nothing is offered: neither at once, nor on the next visit, nor after a colleague', async ({
  page,
  site,
}) => {
  const mine = await comeAs(page, site)
  await open(page)
  await saved(page, 'Texte ocre.')
  await expect(page.getByText(offer)).toHaveCount(0)
  await open(page)
  await expect(page.getByText(offer)).toHaveCount(0)
  await comeAs(page, site)
  await open(page)
  await saved(page, 'Texte sienne.')
  await page.context().clearCookies()
  await page.context().addCookies(mine)
  await open(page)
  await expect(textOf(page)).toHaveValue(/sienne/)
  await expect(page.getByText(offer)).toHaveCount(0)
})

test('what a cut connection kept from being saved is offered, though something was saved just before', async ({
  page,
  site,
}) => {
  await comeAs(page, site)
  await open(page)
  await saved(page, 'Texte un.')
  await textOf(page).fill('Texte un, et la suite.')
  await page.route('**/*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await save(page)
  await expect(page.getByText(/connexion/i).first()).toBeVisible()
  await expect(textOf(page)).toHaveValue(/la suite/)
  await page.unrouteAll()
  expect(page.url()).toContain('fait=')
  await open(page, page.url())
  await page.getByRole('button', { name: 'Le reprendre' }).click()
  await expect(textOf(page)).toHaveValue(/la suite/)
  const answer = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().includes('accessibilite.md'),
  )
  await save(page)
  expect((await answer).status()).toBeLessThan(400)
  await open(page)
  await expect(textOf(page)).toHaveValue(/la suite/)
  await expect(page.getByText(offer)).toHaveCount(0)
})

test('a tab closed while typing loses nothing', async ({ page, site, context }) => {
  await comeAs(page, site)
  await open(page)
  await textOf(page).fill('Texte inachevé.')
  const other = await context.newPage()
  await page.close()
  await open(other)
  await other.getByRole('button', { name: 'Le reprendre' }).click()
  await expect(textOf(other)).toHaveValue(/inachevé/)
})

test('a session that ended keeps the text for who wrote it, and shows it to nobody else', async ({
  page,
  site,
}) => {
  const mine = await comeAs(page, site)
  await open(page)
  await textOf(page).fill('Texte confié.')
  await page.context().clearCookies()
  await save(page)
  await expect(page).toHaveURL(/connexion|login/)
  await comeAs(page, site)
  await open(page)
  await expect(page.getByText(offer)).toHaveCount(0)
  await page.context().clearCookies()
  await page.context().addCookies(mine)
  await open(page)
  await page.getByRole('button', { name: 'Le reprendre' }).click()
  await expect(textOf(page)).toHaveValue(/confié/)
})

test('a short form of facts is kept too: taken back after a closed tab, forgotten once it is saved', async ({
  page,
  site,
}) => {
  await comeAs(page, site)
  const sheet = '/admin/reglages/faits/reseaux'
  const field = page.getByLabel('Instagram du coaching')
  await open(page, sheet)
  await field.fill('https://www.instagram.com/club.de.lyon/')
  await open(page, sheet)
  await expect(field).not.toHaveValue(/club\.de\.lyon/)
  await page.getByRole('button', { name: 'Le reprendre' }).click()
  await expect(field).toHaveValue('https://www.instagram.com/club.de.lyon/')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('C’est enregistré').first()).toBeVisible()
  await open(page, sheet)
  await expect(field).toHaveValue(/club\.de\.lyon/)
  await expect(page.getByText(offer)).toHaveCount(0)
})

test('a product is kept as texts are: taken back after a closed tab, box unticked, forgotten once it is saved', async ({
  page,
  site,
  context,
}) => {
  await comeAs(page, site)
  const product = '/admin/produits/gourde-relief'
  const named = (on: Page) => on.getByLabel('Nom', { exact: true }).first()
  const box = (on: Page) => on.locator('input[name^="collection-"]:checked').first()
  await open(page, product)
  const name = await named(page).inputValue()
  const ticked = (await box(page).getAttribute('name')) ?? ''
  await named(page).fill('Gourde du matin')
  await page.locator('#product-draft').check()
  await page.locator(`[name="${ticked}"]`).uncheck()
  const other = await context.newPage()
  await page.close()
  await open(other, product)
  await expect(named(other)).not.toHaveValue('Gourde du matin')
  await other.getByRole('button', { name: 'Le reprendre' }).click()
  await expect(named(other)).toHaveValue('Gourde du matin')
  await expect(other.locator('#product-draft')).toBeChecked()
  await expect(other.locator(`[name="${ticked}"]`)).not.toBeChecked()
  await other.locator(`[name="${ticked}"]`).check()
  await other.locator('#product-draft').uncheck()
  await other.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(other.getByText('C’est enregistré').first()).toBeVisible()
  await open(other, product)
  await expect(named(other)).toHaveValue('Gourde du matin')
  await expect(other.getByText(offer)).toHaveCount(0)
  // Other journeys buy it on this site, by its name.
  await named(other).fill(name)
  await other.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(other.getByText('C’est enregistré').first()).toBeVisible()
  await open(other, product)
  await expect(named(other)).toHaveValue(name)
})

test('a race that was being added is there again after the session ended', async ({ page, site }) => {
  const mine = await comeAs(page, site)
  await open(page, '/admin/competitions/ajouter')
  await page.locator('#race-title').fill('Trail du soir')
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Ajouter au calendrier' }).click()
  await expect(page).toHaveURL(/connexion|login/)
  await page.context().addCookies(mine)
  await open(page, '/admin/competitions/ajouter')
  await page.getByRole('button', { name: 'Le reprendre' }).click()
  await expect(page.locator('#race-title')).toHaveValue('Trail du soir')
})
