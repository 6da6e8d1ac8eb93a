import type { BrowserContext } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { createHash, randomUUID } from 'node:crypto'
import { connect } from '#db/database.ts'
import { members } from '#db/schema/index.ts'
import { clubAccounts } from '../../accounts/club.ts'
import { makeAccount, sessionCookies, type TestAccount } from '../../accounts/site-accounts.ts'
import { linkIn, newestMail } from '../../mail/mailbox.ts'
import type { SiteProcess } from '../../site-process.ts'
import { expect, test } from '../journey.ts'
import { lookAt } from '../look-at.ts'

test.describe('looked at', () => {
  test.use({ expectedErrors: /status of 40[34]/ })

  test('finds nothing where somebody is refused, asked, or on the way in', async ({
    page,
    context,
    site,
  }) => {
    test.slow()
    await lookAt(page, ['/premier-acces?jeton=perime'])

    const email = await signIn(context, site, 'member')
    await lookAt(page, ['/admin', await consentPath(site), `/oauth/consentement?authorization_id=inconnu`])
    await setStatus(site, email, 'invited')
    await lookAt(page, ['/invitation'])

    const ended = await signIn(context, site, 'signed-in')
    await lookAt(page, ['/logged'])
    await expect(page.getByRole('heading', { name: 'Votre adhésion a pris fin' })).toBeVisible()

    await context.clearCookies()
    await page.goto('/mot-de-passe')
    await page.getByLabel('Adresse e-mail').fill(ended)
    await page.getByRole('button', { name: 'Recevoir l’e-mail' }).click()
    await page.goto(linkIn(await newestMail(site.databaseUrl, ended, 'account-recovery')))
    await page.getByRole('button', { name: 'Continuer' }).click()
    await expect(page).toHaveURL(/mot-de-passe\/nouveau/)
    await lookAt(page, ['/mot-de-passe/nouveau'])
  })
})

test('six digits leave the boxes where they are', async ({ page }) => {
  await page.goto('/login?etape=e-mail')
  await page.getByLabel('Adresse e-mail').fill('personne@club.example')
  await page.getByRole('button', { name: 'Recevoir l’e-mail' }).click()
  const field = page.getByLabel('Code à six chiffres')
  await field.pressSequentially('123456')
  await field.press('End')
  expect(await page.locator('.code-boxes').evaluate((boxes) => boxes.scrollLeft)).toBe(0)
})

async function signIn(context: BrowserContext, site: SiteProcess, standing: TestAccount['standing']) {
  const email = `etat-${randomUUID()}@club.example`
  await makeAccount(site.databaseUrl, { standing, email })
  const cookies = await sessionCookies(site.url, email)
  await context.clearCookies()
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: site.url })))
  return email
}

async function setStatus(site: SiteProcess, email: string, status: 'invited') {
  const { database, close } = connect(site.databaseUrl, { onError: () => undefined })
  await database.update(members).set({ status }).where(eq(members.email, email))
  await close()
}

/** The page that a third party's request leads to. */
async function consentPath(site: SiteProcess): Promise<string> {
  const redirectTo = 'https://carnet.example/retour'
  const { data, error } = await clubAccounts(site).oauth.createClient({
    client_name: 'Carnet d’entraînement',
    redirect_uris: [redirectTo],
  })
  if (error) throw error
  const query = new URLSearchParams({
    client_id: data.client_id,
    redirect_uri: redirectTo,
    response_type: 'code',
    scope: 'openid email profile',
    code_challenge: createHash('sha256').update(randomUUID()).digest('base64url'),
    code_challenge_method: 'S256',
  })
  const answer = await fetch(`${site.url}/auth/v1/oauth/authorize?${query}`, { redirect: 'manual' })
  const { pathname, search } = new URL(answer.headers.get('location') ?? '')
  return pathname + search
}
