import { newVisitor } from '../../accounts/visitor.ts'
import { applicationStarted, expect, test } from '../journey.ts'
import { expectNoViolations } from '../violations.ts'

test.use({ expectedErrors: /status of 422/, viewport: { width: 390, height: 844 } })

test('a coach asks, an athlete writes, the coach publishes, the athlete takes it back', async ({
  page,
  context,
  site,
}) => {
  test.slow()
  const coach = await newVisitor(site, 'admin')
  const athlete = await newVisitor(site)
  const as = async (visitor: typeof coach) => {
    await context.clearCookies()
    await context.addCookies(visitor.cookies().map((cookie) => ({ ...cookie, url: site.url })))
  }
  await as(coach)
  await page.goto(`/admin/athletes/${athlete.userId}`)
  await page.getByRole('button', { name: 'Demander un témoignage' }).click()
  await expect(page.getByText('Le lien est parti par e-mail.')).toBeVisible()
  await page.goto('/admin/temoignages')
  await expect(page.getByText('Pas encore écrit')).toBeVisible()
  await expectNoViolations(page, { step: 'list' })

  await as(athlete)
  await page.goto('/compte/donnees')
  await page.getByRole('link', { name: 'L’écrire' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Racontez.' })).toBeVisible()
  const link = page.url()
  await applicationStarted(page)
  await page.getByLabel('Titre').fill('Du canapé au semi')
  await page.getByLabel('Ce que vous avez vécu').fill('Six mois, trois séances par semaine, et une ligne.')
  await page.getByRole('button', { name: 'Envoyer au club' }).click()
  await expect(page.getByRole('link', { name: 'Sans votre accord, rien ne peut paraître.' })).toBeVisible()
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await expectNoViolations(page, { step: 'form', width })
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect({ width, wider }).toEqual({ width, wider: 0 })
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByLabel('De quoi parlez-vous').selectOption('Course à pied')
  await page.getByLabel('Quand').fill('2026-04-12')
  await page.getByLabel('Prénom montré').fill('Noé')
  await page.getByLabel('Initiale du nom').fill('v')
  await page.getByLabel('J’accepte que ce texte paraisse').check()
  await page.getByRole('button', { name: 'Envoyer au club' }).click()
  await expect(page.getByText('C’est envoyé.')).toBeVisible()

  await as(coach)
  await page.goto('/admin')
  await page.getByRole('link', { name: /Lire/ }).first().click()
  await expect(page.getByText('Six mois, trois séances par semaine')).toBeVisible()
  await expectNoViolations(page, { step: 'decision' })
  await page.getByRole('button', { name: 'Publier' }).click()
  await expect(page.getByText('C’est publié')).toBeVisible()
  await page.goto('/temoignages')
  await expect(page.getByText('Noé V.')).toBeVisible()
  await expect(page.getByText('Exemple', { exact: true })).toHaveCount(0)
  await expectNoViolations(page, { step: 'page' })

  await context.clearCookies()
  await page.goto(link)
  await page.getByRole('button', { name: 'Retirer mon témoignage' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Il est retiré.' })).toBeVisible()
  await page.goto('/temoignages')
  await expect(page.getByText('Noé V.')).toHaveCount(0)
})
