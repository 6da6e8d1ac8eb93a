import { applicationStarted, expect, test } from '../../journey.ts'
import { signInAsCoach } from '../../sign-in.ts'
import { expectNoViolations } from '../../violations.ts'

test.use({
  expectedErrors: /Failed to fetch manifest/,
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
})

const text = '/admin/textes/info~accessibilite.md'
const camp = '/admin/textes/nosStages~annecy.md'
const settings = '/admin/reglages'

test.beforeEach(async ({ context, site }) => {
  await signInAsCoach(context, site)
})

const rooms = {
  texts: [
    '/admin/textes',
    '/admin/textes/nouveau',
    '/admin/textes/ecarts',
    camp,
    `${camp}/versions`,
    `${camp}/prevoir`,
    `${camp}/adresse`,
    `${camp}/masquer`,
    `${camp}/supprimer`,
  ],
  settings: [
    '',
    '/faits',
    '/faits/coachs',
    '/faits/horaires',
    '/apparence',
    '/ouverture',
    '/adresses',
    '/maintenance',
  ].map((path) => settings + path),
}

for (const [name, paths] of Object.entries(rooms))
  test(`axe finds nothing in the ${name} of the office, at 320, 390 and 1440 px, in both modes`, async ({
    page,
  }) => {
    test.setTimeout(240_000)
    for (const path of paths) {
      const answer = await page.goto(path)
      expect([path, answer?.status()]).toEqual([path, 200])
      await applicationStarted(page)
      for (const width of [320, 390, 1440]) {
        await page.setViewportSize({ width, height: 844 })
        await expectNoViolations(page, { path, width })
        expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, width])
      }
    }
  })

test('a page to lead to is found by its words and written at the cursor; a dead link is said while typing', async ({
  page,
}) => {
  await page.goto(text)
  await applicationStarted(page)
  const area = page.getByLabel('Texte', { exact: true })
  await area.fill('Voir ici.')
  await area.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(5, 8))
  const link = page.getByLabel('Lien vers une page')
  await expect(page.locator('datalist option[value="Conditions de vente (Textes légaux)"]')).toBeAttached()
  await link.fill('Conditions de vente (Textes légaux)')
  await expect(area).toHaveValue('Voir [ici](/cgv).')
  await expect(link).toHaveValue('')
  await area.fill('Voir [ici](/cgvv).')
  const problem = page.getByRole('list', { name: 'À corriger' }).getByRole('button')
  await expect(problem).toHaveText(/Ligne 1.*lien mort/)
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await expectNoViolations(page, { step: 'dead link', width })
  }
})

test('the editor, its draft and its versions have nothing for axe once a coach has written', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await page.goto(text)
  await applicationStarted(page)
  await page.getByLabel('Texte', { exact: true }).fill('Un brouillon.')
  await page.getByRole('button', { name: 'Garder en brouillon' }).click()
  await expect(page.getByText('Le brouillon est gardé')).toBeVisible()
  const version = page.getByRole('list', { name: 'Versions' }).getByRole('link').first()
  const steps = [
    () => page.goto(text),
    () => page.goto(`${text}/partager`),
    () => page.goto(`${text}/prevoir`),
    () => page.goto(`${text}/versions`).then(() => version.click()),
  ]
  for (const [step, go] of steps.entries()) {
    await go()
    await applicationStarted(page)
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      await expectNoViolations(page, { step, width })
    }
  }
})
