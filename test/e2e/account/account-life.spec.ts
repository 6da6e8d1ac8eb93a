import type { Page } from '@playwright/test'
import { URI, type TOTP } from 'otpauth'
import { expect, test } from '../journey.ts'
import { followEmailLink, invite } from './invited.ts'

const email = 'parcours@club.example'
const firstPassword = 'des kilomètres au lever du jour'
const newPassword = 'et des longueurs le soir venu'

test('the whole life of an account, from the invitation to a new password', async ({ page, site }) => {
  test.setTimeout(60_000)
  await invite(site, email)
  await followEmailLink(page, site, email, 'member-invited')
  await page.getByLabel('Votre mot de passe').fill(firstPassword)
  await page.getByRole('button', { name: 'Ouvrir mon espace' }).click()
  await expect(page).toHaveURL(/\/espace-athlete\/introduction$/)

  const { authenticator, codes } = await addAuthenticator(page)
  await signOut(page)

  await signIn(page, firstPassword)
  await page
    .getByLabel('Code à six chiffres')
    .fill(authenticator.generate({ timestamp: Date.now() + 30_000 }))
  await page.getByRole('button', { name: 'Vérifier le code' }).click()
  await expect(page).toHaveURL(/\/espace-athlete\/introduction$/)
  await page.goto('/compte/securite/codes')
  await expect(page.getByRole('heading', { level: 1, name: 'Codes de secours' })).toBeVisible()
  await signOut(page)

  await signIn(page, firstPassword)
  await page.getByRole('link', { name: 'code de secours' }).click()
  await page.getByLabel('Code de secours').fill(codes[0] ?? '')
  await page.getByRole('button', { name: 'Utiliser ce code' }).click()
  await expect(page).toHaveURL(/\/compte\/securite/)
  await signOut(page)

  await page.goto('/mot-de-passe')
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByRole('button', { name: 'Recevoir l’e-mail' }).click()
  await followEmailLink(page, site, email, 'account-recovery')
  await page.getByLabel('Nouveau mot de passe').fill(newPassword)
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page).toHaveURL(/\/espace-athlete\/introduction$/)
  await signOut(page)

  await signIn(page, newPassword)
  await expect(page).toHaveURL(/\/espace-athlete\/introduction$/)
})

async function signIn(page: Page, password: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/deconnexion')
  await page.getByRole('main').getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page).toHaveURL(/\/$/)
}

async function addAuthenticator(page: Page) {
  await page.goto('/compte/securite/application')
  await page.getByRole('button', { name: 'Continuer' }).click()
  const uri = URI.parse(await page.locator('input[name=uri]').inputValue()) as TOTP
  await page.getByLabel('Code affiché par l’application').fill(uri.generate())
  await page.getByRole('button', { name: 'Vérifier le code' }).click()
  const shown = page.locator('.recovery-codes li')
  await expect(shown).toHaveCount(10)
  return { authenticator: uri, codes: await shown.allInnerTexts() }
}
