import type { BrowserContext, Page } from '@playwright/test'
import { URI } from 'otpauth'
import { makeAccount, password, sessionCookies } from '../../accounts/site-accounts.ts'
import type { SiteProcess } from '../../site-process.ts'
import { applicationStarted, expect, test } from '../journey.ts'
import { lookAt } from '../look-at.ts'
import { addDevice } from './device.ts'

async function signIn(context: BrowserContext, site: SiteProcess): Promise<string> {
  const email = `membre-${crypto.randomUUID()}@club.example`
  await makeAccount(site.databaseUrl, { standing: 'member', email })
  const cookies = await sessionCookies(site.url, email)
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: site.url })))
  return email
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await applicationStarted(page)
}

async function addApplication(page: Page): Promise<void> {
  await open(page, '/compte/securite/application')
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(page.getByRole('img', { name: 'Code QR à lire avec l’application' })).toBeVisible()
  const shown = await page.locator('.enrolment-key code').innerText()
  const uri = await page.locator('input[name=uri]').inputValue()
  expect(uri).toContain(shown.replaceAll(' ', ''))
  await expect(page.getByRole('link', { name: 'Ouvrir dans l’application' })).toHaveAttribute('href', uri)
  await page.getByLabel('Code affiché par l’application').fill(URI.parse(uri).generate())
  await page.getByRole('button', { name: 'Vérifier le code' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Codes de secours' })).toBeVisible()
}

test('an application is added: picture, key, code, recovery codes to keep', async ({
  page,
  context,
  site,
}) => {
  await signIn(context, site)
  await addApplication(page)
  await expect(page.locator('.recovery-codes li')).toHaveCount(10)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Télécharger' }).click()
  expect((await download).suggestedFilename()).toBe('codes-de-secours.txt')
  await page.getByRole('link', { name: 'Je les ai gardés' }).click()
  await expect(page.getByText('10 codes sur 10')).toBeVisible()
})

test('on a phone the current tab is in sight, wherever one comes from', async ({ page, context, site }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await signIn(context, site)
  const current = page.locator('.account-side [aria-current]')
  await open(page, '/compte/donnees')
  await expect(current).toHaveText('Mes données')
  await expect(current).toBeInViewport({ ratio: 1 })
  await open(page, '/compte')
  await page.getByRole('link', { name: 'Mes données' }).click()
  await expect(current).toHaveText('Mes données')
  await page.goBack()
  await expect(current).toHaveText('Profil')
  await expect(current).toBeInViewport({ ratio: 1 })
})

test('a security key is added with a name, and opens the account at the next sign-in', async ({
  page,
  context,
  site,
}) => {
  const email = await signIn(context, site)
  await addDevice(page, 'usb')
  await open(page, '/compte/securite/cle')
  await page.getByLabel('Nom').fill('Clé bleue')
  await page.getByRole('button', { name: 'Ajouter la clé' }).click()
  await expect(page.locator('.recovery-codes li')).toHaveCount(10)
  await page.getByRole('link', { name: 'Je les ai gardés' }).click()
  await expect(page.locator('.account-row', { hasText: 'Clé bleue' })).toContainText('Clé de sécurité')

  await context.clearCookies()
  await open(page, '/compte/securite')
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await page.getByRole('button', { name: 'Utiliser ma clé' }).click()
  await expect(page.locator('.account-row', { hasText: 'Clé bleue' })).toBeVisible()
})

test.describe('a refused form', () => {
  test.use({ expectedErrors: /status of 422/ })

  test('what was typed wrong is said beside its field, without a new page', async ({
    page,
    context,
    site,
  }) => {
    await signIn(context, site)
    await open(page, '/compte')
    await page.getByLabel('Prénom').fill('')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page.getByLabel('Prénom')).toHaveAccessibleDescription('Indiquez votre prénom.')
    await page.getByLabel('Prénom').fill('Zoé')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByText('C’est enregistré.')).toBeVisible()
    await expect(page.getByRole('complementary', { name: 'Votre compte' })).toContainText('Zoé')
  })
})

test('coming from a public page, the rooms never show without their own sheets', async ({
  page,
  context,
  site,
}) => {
  await signIn(context, site)
  await open(page, '/contact')
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seenLayouts: seen })
    new MutationObserver(() => {
      const room = document.querySelector('.account')
      if (room) seen.push(getComputedStyle(room).display)
    }).observe(document.body, { childList: true, subtree: true })
  })
  await page.locator('.account-menu summary').click()
  await page.getByRole('banner').getByRole('link', { name: 'Mon compte' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre compte')
  const layouts = await page.evaluate(() => ('seenLayouts' in window ? window.seenLayouts : undefined))
  expect(new Set(layouts as string[])).toEqual(new Set(['grid']))
})

test('an account is deleted from its page', async ({ page, context, site }) => {
  await signIn(context, site)
  await open(page, '/compte/donnees')
  await page.getByRole('link', { name: 'Supprimer le compte' }).click()
  await page.getByLabel('Votre mot de passe').fill(password)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Supprimer mon compte' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre compte est supprimé.')
  await page.goto('/compte')
  await expect(page).toHaveURL(/\/login$/)
})

const securityRooms = [
  '/compte/securite',
  '/compte/securite/mot-de-passe',
  '/compte/securite/application',
  '/compte/securite/cle',
  '/compte/securite/telephone',
  '/compte/securite/codes',
]
const otherRooms = [
  '/compte',
  '/compte/commandes',
  '/compte/stages',
  '/compte/allures',
  '/compte/notifications',
  '/compte/sessions',
  '/compte/donnees',
  '/compte/donnees/supprimer',
  '/compte-supprime',
]

test.describe('looked at', () => {
  test('axe finds nothing in the rooms of security at 390 and 1440 px', async ({ page, context, site }) => {
    test.slow()
    await signIn(context, site)
    await addApplication(page)
    await lookAt(page, securityRooms)
  })

  test('axe finds nothing in the account’s other rooms at 390 and 1440 px', async ({
    page,
    context,
    site,
  }) => {
    test.slow()
    await signIn(context, site)
    await lookAt(page, otherRooms)
  })
})
