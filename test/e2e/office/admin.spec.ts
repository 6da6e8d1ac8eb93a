import type { Page } from '@playwright/test'
import { startSiteProcess, type SiteProcess } from '../../site-process.ts'
import { expect, test as journey } from '../journey.ts'
import { expectNoViolations } from '../violations.ts'

const coach = { email: 'direction@club.example', password: 'quatre lignes vertes dehors' }

// A site of its own, where nobody is a coach yet.
const test = journey.extend<object, { site: SiteProcess }>({
  site: [
    async ({}, use) => {
      const site = await startSiteProcess({ LOG_LEVEL: 'silent' })
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

// One story: the link of the first start serves once.
test.describe.configure({ mode: 'serial' })

test('the first link makes a coach, who invites an athlete and finds the email and its trace', async ({
  page,
  site,
}) => {
  test.slow()
  await expect.poll(() => firstAdminLink(site.output())).toBeDefined()
  await page.goto(firstAdminLink(site.output()) ?? '')
  await page.getByLabel('Prénom').fill('Camille')
  await page.getByLabel('Nom', { exact: true }).fill('Essai')
  await page.getByLabel('Adresse e-mail').fill(coach.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(coach.password)
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await expect(page).toHaveURL(/\/admin$/)
  await expect(page.getByRole('heading', { name: 'À traiter' })).toBeVisible()

  await room(page, 'Personnes')
  await page.getByRole('link', { name: 'Inviter', exact: true }).click()
  await page.getByLabel('Adresse e-mail').fill('zoe@club.example')
  await page.getByLabel('Prénom').fill('Zoé')
  await page.getByLabel('Groupes').fill('Piste, Trail')
  await page.getByRole('button', { name: 'Envoyer l’invitation' }).click()
  await expect(page.getByText('Aucun e-mail ne peut partir')).toBeVisible()
  await expect(page.getByLabel('Lien personnel')).toHaveValue(/\/invitation\?token_hash=\w+&type=invite/)
  await expect(page.getByRole('button', { name: 'Copier le lien' })).toBeVisible()
  await page.getByRole('link', { name: 'Voir la fiche' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Zoé' })).toBeVisible()

  await room(page, 'Envois')
  await page.getByRole('link', { name: /zoe@club\.example/ }).click()
  await expect(page.getByText('[lien masqué]')).toBeVisible()
  await page.getByRole('button', { name: 'Montrer le lien ou le code' }).click()
  await expect(page.getByText(/\/invitation\?token_hash=\w+&type=invite/)).toBeVisible()

  await room(page, 'Personnes')
  await page.locator('#admin-page').getByRole('searchbox').fill('zoe')
  await page.getByRole('button', { name: 'Chercher' }).click()
  await expect(page.getByRole('list', { name: 'Membres' }).getByRole('listitem')).toHaveCount(1)
  await page.getByRole('link', { name: /Zoé/ }).click()
  await page.getByRole('link', { name: 'Mettre fin à l’adhésion' }).click()
  await expect(page.getByText('gardés trois ans')).toBeVisible()
  await page.getByRole('button', { name: 'Mettre fin à l’adhésion' }).click()
  await expect(page.getByText('L’adhésion est terminée.')).toBeVisible()

  await room(page, 'Journal')
  await expect(page.getByRole('listitem').filter({ hasText: 'Adhésion terminée' })).toContainText(
    'Camille Essai',
  )
})

test.describe('looked at', () => {
  test('axe finds nothing, and nothing is wider than a phone', async ({ page }) => {
    test.slow()
    await signIn(page)
    await page.goto('/admin/athletes?q=zoe')
    const person = await page.getByRole('link', { name: /Zoé/ }).getAttribute('href')
    const paths = ['', '/athletes', '/athletes/inviter', '/messages', '/envois', '/journal']
    for (const path of [...paths.map((one) => `/admin${one}`), person ?? '', `${person}/inviter-encore`]) {
      await page.setViewportSize({ width: 320, height: 900 })
      await page.goto(path)
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect({ path, width, wider }).toEqual({ path, width, wider: 0 })
        await expectNoViolations(page, { path, width })
      }
    }
  })
})

function firstAdminLink(output: string): string | undefined {
  return /^first-admin (.*)$/m.exec(output)?.[1]
}

async function room(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Adresse e-mail').fill(coach.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(coach.password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page).not.toHaveURL(/\/login/)
}
