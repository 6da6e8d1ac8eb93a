import sharp from 'sharp'
import { applicationStarted, expect, test } from '../journey.ts'
import { signInAsCoach } from '../sign-in.ts'
import { expectNoViolations } from '../violations.ts'

test.use({
  expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to fetch manifest|409 \(Conflict\)/,
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
})

test('a product with one thumb: its stock, its price as it will be struck, its photo while the line breaks', async ({
  page,
  context,
  site,
}) => {
  test.slow()
  await signInAsCoach(context, site)
  const main = page.getByRole('main')
  await page.goto('/admin/produits')
  await applicationStarted(page)
  await main.getByLabel('Nom du produit').fill('gourde')
  await main.getByRole('button', { name: 'Chercher' }).click()
  await expect(page).toHaveURL(/q=gourde/)
  await expectNoViolations(page)
  await main.getByRole('link', { name: /^Gourde Relief isotherme/ }).click()

  const more = main.getByRole('button', { name: /^Ajouter une pièce/ }).first()
  const left = main.locator('output').first()
  const before = Number(await left.textContent())
  await more.click()
  await expect(left).toHaveText(String(before + 1))

  await main.getByLabel('Remise (%)').fill('20')
  await main.getByLabel('Remise du').fill('2026-01-05')
  await main.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(main.getByRole('alert')).toContainText('Le prix change')
  await expect(main.getByText('au lieu de').first()).toBeVisible()
  await expectNoViolations(page)
  await main.getByRole('button', { name: 'Enregistrer à ce prix' }).click()
  await expect(page.getByText('C’est enregistré').first()).toBeVisible()

  await main.getByRole('link', { name: 'Ajouter', exact: true }).click()
  const photo = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#204080' } })
    .jpeg()
    .toBuffer()
  await main
    .getByLabel('Photo', { exact: true })
    .setInputFiles({ name: 'IMG.jpg', mimeType: 'image/jpeg', buffer: photo })
  await expect(main.locator('canvas')).toBeVisible()
  const seen = main.getByLabel('Ce que l’on voit')
  await seen.fill('La gourde de face')
  await main.getByRole('radio', { name: 'en haut, à gauche' }).check()
  await main.getByLabel('Cadrage').selectOption('Carré')
  await expectNoViolations(page)
  const add = main.getByRole('button', { name: 'Ajouter la photo' })
  await context.setOffline(true)
  await add.click()
  await expect(page.getByRole('alert')).toContainText('nous ne savons pas')
  await expect(seen).toHaveValue('La gourde de face')
  await context.setOffline(false)
  await add.click()
  const added = main.getByRole('img', { name: 'La gourde de face' })
  await expect(added).toBeVisible()
  expect(await added.evaluate((image: HTMLImageElement) => [image.width, image.height])).toEqual([96, 96])
  await page.goto('/notre-boutique/produits/gourde-isotherme')
  await expect(page.getByRole('img', { name: 'La gourde de face' }).first()).toBeVisible()
})
