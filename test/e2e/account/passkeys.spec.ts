import type { Page } from '@playwright/test'
import { makeAccount, password, sessionCookies } from '../../accounts/site-accounts.ts'
import { linkIn, newestMail } from '../../mail/mailbox.ts'
import type { SiteProcess } from '../../site-process.ts'
import { expect, test } from '../journey.ts'
import { lookAt } from '../look-at.ts'
import { addDevice } from './device.ts'
import { followEmailLink, invite } from './invited.ts'

async function someone(site: SiteProcess): Promise<string> {
  const email = `cle-${crypto.randomUUID()}@club.example`
  await makeAccount(site.databaseUrl, { standing: 'member', email })
  return email
}

async function signIn(page: Page, site: SiteProcess): Promise<string> {
  const email = await someone(site)
  const cookies = await sessionCookies(site.url, email)
  await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, url: site.url })))
  return email
}

async function create(page: Page): Promise<void> {
  await page.goto('/compte/securite/cle-d-acces')
  await page.getByRole('button', { name: 'Créer la clé d’accès' }).click()
  await expect(page.getByText('Votre clé d’accès est prête.')).toBeVisible()
}

for (const width of [390, 1440])
  test(`created in security, it opens the account from the address field at ${width} px`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await signIn(page, site)
    await addDevice(page)
    await create(page)
    await expect(page.locator('.account-row', { hasText: 'pas encore utilisée' })).toBeVisible()
    await page.context().clearCookies()
    await page.goto('/login')
    await expect(page).toHaveURL(/\/espace-athlete\/introduction$/)
  })

test('after a link it is offered, made with one press, and leads on', async ({ page, site }) => {
  const email = await someone(site)
  await addDevice(page)
  await page.goto('/login?etape=e-mail')
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByRole('button', { name: 'Recevoir l’e-mail' }).click()
  await expect(page.getByRole('heading', { name: 'Regardez vos e-mails' })).toBeVisible()
  await page.goto(linkIn(await newestMail(site.databaseUrl, email, 'account-magiclink')))
  await expect(page.locator('input[name=canKeepPasskey]')).toHaveCount(1)
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(page).toHaveURL(/\/cle-d-acces$/)
  await page.getByRole('button', { name: 'Créer une clé d’accès' }).click()
  await expect(page).toHaveURL(/\/espace-athlete\/introduction$/)
  await page.goto('/compte/securite')
  await expect(page.locator('.account-row', { hasText: 'pas encore utilisée' })).toHaveCount(1)
})

test('an invitation offers one, and it opens the space from then on', async ({ page, site }) => {
  const email = `invitee-${crypto.randomUUID()}@club.example`
  await invite(site, email)
  await addDevice(page)
  await followEmailLink(page, site, email, 'member-invited')
  await page.getByLabel('Votre mot de passe').fill(password)
  await expect(page.locator('input[name=canKeepPasskey]')).toHaveCount(1)
  await page.getByRole('button', { name: 'Ouvrir mon espace' }).click()
  await expect(page).toHaveURL(/\/cle-d-acces$/)
  await page.getByRole('button', { name: 'Créer une clé d’accès' }).click()
  await expect(page).toHaveURL(/\/espace-athlete\/introduction$/)
  await page.context().clearCookies()
  await page.goto('/login')
  await expect(page).toHaveURL(/\/espace-athlete\/introduction$/)
})

test('a device without one says so, and the password still opens', async ({ page, site }) => {
  const email = await someone(site)
  await addDevice(page)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Utiliser une clé d’accès' }).click()
  await expect(page.getByRole('alert')).toContainText('Aucune clé d’accès n’a été montrée')
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page).toHaveURL(/\/espace-athlete\/introduction$/)
})

test('asked for after the password, one press at the second step opens the account', async ({
  page,
  site,
}) => {
  const email = await signIn(page, site)
  await addDevice(page)
  await create(page)
  await page.context().clearCookies()
  await page.goto('/login')
  await expect(page).toHaveURL(/\/espace-athlete\/introduction$/)
  await page.goto('/compte/securite')
  await page.getByRole('link', { name: /^Gérer/ }).click()
  await page.getByRole('button', { name: 'La demander après le mot de passe' }).click()
  await expect(page.locator('.recovery-codes li')).toHaveCount(10)
  const cookies = await sessionCookies(site.url, email)
  await page.context().clearCookies()
  await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, url: site.url })))
  await page.goto('/compte')
  // A device that offers its passkey by itself may be quicker than the press.
  const press = page.getByRole('button', { name: 'Utiliser une clé d’accès' }).click()
  await Promise.race([press, page.waitForURL(/\/compte$/)])
  await expect(page).toHaveURL(/\/compte$/)
})

test('axe finds nothing in its pages at 390 and 1440 px', async ({ page, site }) => {
  test.slow()
  await signIn(page, site)
  await addDevice(page)
  await create(page)
  const own = await page.locator('.account-row a[href*="cle-d-acces/"]').getAttribute('href')
  await lookAt(page, ['/compte/securite', '/compte/securite/cle-d-acces', own ?? '', '/cle-d-acces'])
})
