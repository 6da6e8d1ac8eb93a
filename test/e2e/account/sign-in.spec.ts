import type { Page } from '@playwright/test'
import { addAuthenticator } from '../../accounts/second-factor.ts'
import { makeAccount, password } from '../../accounts/site-accounts.ts'
import { codeIn, linkIn, newestMail } from '../../mail/mailbox.ts'
import type { SiteProcess } from '../../site-process.ts'
import { expect, test } from '../journey.ts'
import { lookAt } from '../look-at.ts'
import { addDevice } from './device.ts'

let count = 0
async function someone(site: SiteProcess): Promise<string> {
  const email = `athlete-${(count += 1)}-${process.pid}@club.example`
  await makeAccount(site.databaseUrl, { standing: 'member', email })
  return email
}

async function fillPassword(page: Page, email: string, typed = password) {
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(typed)
  await page.getByRole('button', { name: 'Se connecter' }).click()
}

test.describe('refusals', () => {
  test.use({ expectedErrors: /422/ })

  test('by password: a mistake is said beside the form, nothing but the password is lost', async ({
    page,
    site,
  }) => {
    const email = await someone(site)
    await page.goto('/login')
    await page.getByRole('button', { name: 'Afficher le mot de passe' }).click()
    await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveAttribute('type', 'text')
    await fillPassword(page, email, 'ce n’est pas lui')
    await expect(page.getByRole('alert')).toContainText('ne vont pas ensemble')
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page.getByLabel('Adresse e-mail')).toHaveValue(email)
    await fillPassword(page, email)
    await expect(page).toHaveURL(/\/espace-athlete\/introduction$/)
  })
})

test('by a link: one tap', async ({ page, site }) => {
  const email = await someone(site)
  await page.goto('/login')
  await page.getByRole('link', { name: 'Recevoir un lien ou un code' }).click()
  // The page before has a field of the same name.
  await expect(page.getByRole('heading', { name: 'Un lien, un code' })).toBeVisible()
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByRole('button', { name: 'Recevoir l’e-mail' }).click()
  await expect(page.getByRole('heading', { name: 'Regardez vos e-mails' })).toBeVisible()
  await page.goto(linkIn(await newestMail(site.databaseUrl, email, 'account-magiclink')))
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(page).toHaveURL(/\/espace-athlete\/introduction$/)
})

test('by a code, pasted with its space', async ({ page, site }) => {
  const email = await someone(site)
  await page.goto('/login?etape=e-mail')
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByRole('button', { name: 'Recevoir l’e-mail' }).click()
  const code = codeIn(await newestMail(site.databaseUrl, email, 'account-magiclink'))
  const field = page.getByLabel('Code à six chiffres')
  await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await expect(field).toHaveValue(code)
  await page.getByRole('button', { name: 'Vérifier le code' }).click()
  await expect(page).toHaveURL(/\/espace-athlete\/introduction$/)
})

test('with an authenticator, back to where one wanted to go', async ({ page, site }) => {
  const email = await someone(site)
  const code = await addAuthenticator(site.url, email)
  await page.goto('/compte/securite')
  await fillPassword(page, email)
  await expect(page.getByRole('heading', { name: 'Vérifions que c’est bien vous' })).toBeVisible()
  await page.getByLabel('Code à six chiffres').fill(code())
  await page.getByRole('button', { name: 'Vérifier le code' }).click()
  await expect(page).toHaveURL(/\/compte\/securite/)
})

test('with a security key, which the browser shows', async ({ page, site, context }) => {
  const email = await someone(site)
  await addDevice(page, 'usb')
  await page.goto('/login')
  await fillPassword(page, email)
  await expect(page).toHaveURL(/\/espace-athlete\/introduction$/)
  await page.goto('/compte/securite/cle')
  await page.getByLabel('Nom').fill('Clé bleue')
  await page.getByRole('button', { name: 'Ajouter la clé' }).click()
  await expect(page.getByText(/codes de secours/i).first()).toBeVisible()
  await context.clearCookies()
  await page.goto('/login')
  await fillPassword(page, email)
  await page.getByRole('button', { name: 'Utiliser ma clé' }).click()
  await expect(page).toHaveURL(/\/espace-athlete\/introduction$/)
})

test('what a service says behind the # is read aloud', async ({ page }) => {
  await page.goto('/logged#error=access_denied&error_code=otp_expired')
  await expect(page.getByRole('alert')).toContainText('n’est plus valable')
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('password, authenticator, and signing out', async ({ page, site }) => {
    const email = await someone(site)
    const code = await addAuthenticator(site.url, email)
    await page.goto('/compte/securite')
    await fillPassword(page, email)
    await page.getByLabel('Code à six chiffres').fill(code())
    await page.getByRole('button', { name: 'Vérifier le code' }).click()
    await expect(page).toHaveURL(/\/compte\/securite/)
    await page.goto('/deconnexion')
    await page.getByRole('button', { name: 'Se déconnecter' }).click()
    await page.goto('/compte/securite')
    await expect(page.getByRole('heading', { name: 'Espace athlète' })).toBeVisible()
  })

  test('a link of a mail is followed by one tap', async ({ page, site }) => {
    const email = await someone(site)
    await page.goto('/login?etape=e-mail')
    await page.getByLabel('Adresse e-mail').fill(email)
    await page.getByRole('button', { name: 'Recevoir l’e-mail' }).click()
    await page.goto(linkIn(await newestMail(site.databaseUrl, email, 'account-magiclink')))
    await page.getByRole('button', { name: 'Continuer' }).click()
    await expect(page).toHaveURL(/\/espace-athlete\/introduction$/)
  })
})

const token = 'a'.repeat(40)
const paths = [
  '/login',
  '/login?etape=e-mail',
  '/mot-de-passe',
  '/logged',
  '/logged?error=access_denied',
  '/logged?etape=autre-adresse',
  `/logged?token_hash=${token}&type=recovery`,
]

test.describe('looked at', () => {
  test('finds nothing on the pages of signing in', async ({ page, site }) => {
    test.slow()
    await lookAt(page, paths)
    const email = await someone(site)
    await addAuthenticator(site.url, email)
    await page.goto('/login?etape=e-mail')
    await page.getByLabel('Adresse e-mail').fill(email)
    await page.getByRole('button', { name: 'Recevoir l’e-mail' }).click()
    await expect(page).toHaveURL(/etape=code/)
    await lookAt(page, ['/login?etape=code', '/mot-de-passe?etape=code'])
    await page.goto('/login')
    await fillPassword(page, email)
    await expect(page).toHaveURL(/second-facteur/)
    await lookAt(page, ['/login?etape=second-facteur', '/login?etape=secours', '/deconnexion'])
  })
})
