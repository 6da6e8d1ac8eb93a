import { applicationStarted, expect, test } from '../../journey.ts'
import { signInAsCoach } from '../../sign-in.ts'

test.use({
  // A press of the test itself in a page without scripts.
  expectedErrors: /Failed to fetch manifest|Blocked script execution in 'about:srcdoc'/,
  viewport: { width: 1440, height: 900 },
})

test('the page beside a text follows what is typed, and stays where it was scrolled to', async ({
  page,
  context,
  site,
}) => {
  await signInAsCoach(context, site)
  await page.goto('/admin/textes/espaceAthlete~1.introduction.md')
  await applicationStarted(page)
  const preview = page.frameLocator('.text-preview iframe')
  const root = preview.locator('html')
  const area = page.getByLabel('Texte', { exact: true })
  const paragraphs = Array.from({ length: 30 }, (_, rank) => `Étape ${rank}.`)
  await area.fill(paragraphs.join('\n\n'))
  await expect(preview.getByText('Étape 29.')).toBeVisible()
  await root.evaluate((element) => element.scrollTo({ top: 400, behavior: 'instant' }))

  await area.fill(['Une ligne de plus.', ...paragraphs.with(29, 'La fin.')].join('\n\n'))
  await expect(preview.getByText('La fin.')).toBeVisible()
  await expect(preview.getByText('Une ligne de plus.')).toBeVisible()
  await expect(preview.getByText('Étape 29.')).toHaveCount(0)
  await expect(preview.getByText(/^Étape \d+\.$/)).toHaveCount(29)
  expect(await root.evaluate((element) => element.scrollTop)).toBeGreaterThan(300)

  await page.getByRole('radio', { name: 'Sombre' }).check()
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await page.getByLabel('Titre', { exact: true }).fill('')
  await expect(page.getByText('Corrigez d’abord ce qui est signalé.')).toBeVisible()
  await page.getByRole('radio', { name: 'Clair' }).check()
  await expect(root).toHaveAttribute('data-theme', 'light')
  await expect(preview.getByText('La fin.')).toBeVisible()

  await preview.getByRole('link', { name: 'Accueil' }).first().click()
  await page.getByLabel('Titre', { exact: true }).fill('De retour')
  await expect(preview.getByRole('heading', { name: 'De retour' }).first()).toBeVisible()
  await expect(preview.getByText('La fin.')).toBeVisible()
})
