import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { startSiteProcess, type SiteProcess } from '../../site-process.ts'
import { applicationStarted, expect, test as journey } from '../journey.ts'

// A site of its own: nobody is a coach yet, every fact is the example's.
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

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

const facts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  identite: {
    'legal.ownerName': 'Léa Martin',
    'legal.siren': '732 829 320',
    'legal.register': 'RCS Lyon 732 829 320',
    'legal.publicationDirector': 'Léa Martin',
  },
  adresse: {
    'address.street': '12 quai des Rameurs',
    phone: '04 78 12 34 56',
    email: 'bonjour@foulee-ouest.fr',
  },
  hebergeur: { 'legal.host.name': 'Hébergeur SAS', 'legal.host.address': '2 rue du Port, 59000 Lille' },
  assureur: { 'insurer.name': 'Mutuelle des sports', 'insurer.contract': 'MS-4411' },
  mediateur: {
    'mediator.name': 'Médiation du sport',
    'mediator.address': '1 rue de la Paix, 75002 Paris',
    'mediator.url': 'mediation-sport.fr',
  },
  coachs: {
    'members.0.name': 'Léa Martin',
    'members.0.card.number': '069 26 ED 0123',
    'members.0.card.expiresOn': '2029-06-30',
  },
}

const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'info~soins.yml': { 'menu.services.0.options.0.price': '48' },
  'nosStages~annecy.md': { title: 'Annecy, lac et cols' },
  'espaceAthlete~4.natation~1.css.md': { group: 'natation' },
}

test('from a fresh start to an open site, on a telephone, in a counted number of presses', async ({
  page,
  site,
}) => {
  test.setTimeout(120_000)
  const first = () => /^first-admin (.*)$/m.exec(site.output())?.[1]
  await expect.poll(first).toBeDefined()
  await page.goto(first() ?? '')
  await page.getByLabel('Prénom').fill('Léa')
  await page.getByLabel('Nom', { exact: true }).fill('Martin')
  await page.getByLabel('Adresse e-mail').fill('lea@foulee-ouest.fr')
  await page.getByLabel('Mot de passe', { exact: true }).fill('quatre lignes vertes dehors')
  const steps = stepsOn(page)
  await steps.press('Créer mon compte')
  await expect(page).toHaveURL(/\/admin$/)

  await page.goto('/admin/reglages/apparence')
  await applicationStarted(page)
  await page.getByLabel('Nom du club').fill('Foulée d’Ouest')
  await page.getByLabel('Bleu bassin').check()
  await page.getByLabel('Logo').setInputFiles(await picture('logo.png', 600, 200))
  await steps.press('Enregistrer', 'faits')

  for (const [sheet, values] of Object.entries(facts)) {
    await page.goto(`/admin/reglages/faits/${sheet}`)
    await steps.fill(values)
    await steps.press('Enregistrer', 'faits')
  }
  for (const [document, values] of Object.entries(texts)) {
    await page.goto(`/admin/textes/${document}`)
    await steps.fill(values)
    // What is the example's is not on the site yet.
    await steps.press(/^(Enregistrer|Publier)$/, 'texte-enregistre')
  }
  for (const seen of ['Le départ', 'Le bassin', 'Le lac', 'L’équipe']) {
    await page.goto('/admin/photos/ajouter')
    await page
      .getByLabel('Photo', { exact: true })
      .setInputFiles(await picture('IMG.png', 640, 480, seen.length))
    await page.getByLabel('Ce que l’on voit').fill(seen)
    await steps.press('Ajouter la photo', 'photo-ajoutee')
  }
  for (let text = 0; text < 4; text += 1) {
    await page.goto('/admin/reglages/ouverture')
    await steps.press('Je l’ai lu, je l’accepte', 'etape-lue')
  }
  await steps.press('Ouvrir le site', 'site-lance')
  await page.goto('/')
  await expect(page.locator('.site-header .club-logo')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('style', /--accent-own: ?#0a5bb5/)
  await page.goto('/mentions-legales')
  await expect(page.getByRole('main')).toContainText('Léa Martin')
  expect(steps.count()).toBeLessThanOrEqual(30)
})

function stepsOn(page: Page) {
  let count = 0
  return {
    count: () => count,
    async press(name: string | RegExp, done?: string) {
      count += 1
      await page.getByRole('button', { name, exact: true }).first().click()
      if (done) await expect(page).toHaveURL(new RegExp(`fait=${done}`))
    },
    async fill(values: Readonly<Record<string, string>>) {
      for (const [field, value] of Object.entries(values)) {
        const control = page.locator(`[name="v.${field}"]:not([type="hidden"])`)
        const fold = page.locator('details:not([open])').filter({ has: control }).first()
        for (; (await fold.count()) > 0; count += 1) await fold.locator('> summary').click()
        if ((await control.evaluate(({ tagName }) => tagName)) === 'SELECT') await control.selectOption(value)
        else await control.fill(value)
      }
    },
  }
}

async function picture(name: string, width: number, height: number, shade = 0) {
  const background = { r: 10, g: 60 + shade, b: 120 }
  const buffer = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
  return { name, mimeType: 'image/png', buffer }
}
