import { applicationStarted, expect, test } from '../journey.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('filters live in the address and the back button undoes them', async ({ page }) => {
      await page.goto('/nos-stages')
      if (javaScriptEnabled) await applicationStarted(page)
      const camps = page.getByRole('main').getByRole('article')
      const all = await camps.count()
      await page.getByRole('link', { name: 'Natation', exact: true }).click()
      await expect(page).toHaveURL(/\?.*sport=natation/)
      await expect.poll(() => camps.count()).toBeLessThan(all)
      await page.getByRole('link', { name: /Places disponibles/ }).click()
      await expect(page).toHaveURL(/places=disponibles/)
      await expect(page).toHaveURL(/sport=natation/)
      await page.goBack()
      await page.goBack()
      await expect(page).toHaveURL('/nos-stages')
      await expect.poll(() => camps.count()).toBe(all)
    })
  })
}

test('a filter without result says so and offers the way back', async ({ page }) => {
  await page.goto('/nos-stages?sport=natation&mois=2031-01')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(0)
  await page
    .getByRole('main')
    .getByRole('link', { name: /tous les stages/i })
    .click()
  await expect(page).toHaveURL('/nos-stages')
})

test('a nonsense filter is the list without it', async ({ page }) => {
  const response = await page.goto('/nos-stages?sport=%3Cscript%3E&mois=hier&places=1')
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('heading', { name: 'Lanzarote' })).toBeVisible()
})

test('a camp with places leads to its booking, a full one to the waiting list', async ({ page }) => {
  await page.goto('/nos-stages/lanzarote')
  await page.getByRole('main').getByRole('link', { name: 'S’inscrire' }).first().click()
  await expect(page).toHaveURL('/nos-stages/lanzarote/inscription')
  await page.goto('/nos-stages/font-romeu')
  await expect(page.getByText('Complet').first()).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: /liste d’attente/ })
    .first()
    .click()
  await expect(page).toHaveURL('/nos-stages/font-romeu/liste-d-attente')
  await page.getByLabel('Prénom').fill('Léa')
  await page.getByLabel('Adresse e-mail').first().fill('lea@exemple.fr')
  await page.getByRole('button', { name: 'Rejoindre la liste d’attente' }).click()
  await expect(page.getByText('Un e-mail vient de partir.')).toBeVisible()
})

test('a camp whose address has several segments has its page', async ({ page }) => {
  await page.goto('/nos-stages')
  await page
    .getByRole('heading', { name: /Porquerolles/ })
    .getByRole('link')
    .click()
  await expect(page).toHaveURL(/\/nos-stages\/[^/]+\/[^/]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Porquerolles')
})

test('a theme of a camp leads to the camps that share it', async ({ page }) => {
  await page.goto('/nos-stages/vercors')
  await page.getByRole('main').getByRole('link', { name: 'cols', exact: true }).click()
  await expect(page).toHaveURL('/nos-stages?theme=cols')
  await expect(page.getByRole('heading', { name: 'Vercors' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Lanzarote' })).toHaveCount(0)
  await page.getByRole('link', { name: /retirer ce thème/ }).click()
  await expect(page).toHaveURL('/nos-stages')
})
