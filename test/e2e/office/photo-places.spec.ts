import sharp from 'sharp'
import { applicationStarted, expect, test } from '../journey.ts'
import { signInAsCoach } from '../sign-in.ts'
import { expectNoViolations } from '../violations.ts'

test.use({ viewport: { width: 390, height: 844 } })

test.beforeEach(async ({ context, site }) => {
  await signInAsCoach(context, site)
})

async function portrait() {
  const light = { create: { width: 1200, height: 900, channels: 3 as const, background: '#e8d8b0' } }
  const dark = await sharp({ create: { width: 500, height: 700, channels: 3, background: '#301810' } })
    .png()
    .toBuffer()
  const buffer = await sharp(light)
    .composite([{ input: dark, left: 100, top: 200 }])
    .jpeg()
    .toBuffer()
  return { name: 'IMG_0002.jpg', mimeType: 'image/jpeg', buffer }
}

test('a photo sent from the telephone stands at the head of a page, under its line, in both modes', async ({
  page,
}) => {
  test.slow()
  await page.goto('/admin/textes/info~soins.yml')
  await applicationStarted(page)
  await page.locator('summary', { hasText: /^En-tête$/ }).click()
  const field = page.getByRole('group', { name: 'Photo', exact: true })
  await field.getByRole('button', { name: 'Choisir une photo' }).click()
  await page.getByRole('button', { name: 'Déposer une nouvelle photo' }).click()
  const sending = page.getByRole('dialog', { name: 'Déposer une photo' })
  await sending.getByLabel('Photo', { exact: true }).setInputFiles(await portrait())
  await sending.getByLabel('Ce que l’on voit').fill('Deux mains sur une épaule')
  await sending.getByLabel('Légende').fill('La salle, au bord de la piste')
  await sending.getByLabel('Crédit').fill('Zoé M.')
  await sending.getByRole('button', { name: 'Déposer la photo' }).click()
  await expect(field.getByRole('button', { name: 'Changer' })).toBeVisible()
  await expectNoViolations(page, { step: 'field' }, '.text-form')
  // The preview is the page with it, before anybody else sees it.
  const preview = page.frameLocator('.text-preview iframe')
  await expect(preview.getByRole('img', { name: 'Deux mains sur une épaule' })).toBeAttached()
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page).toHaveURL(/fait=texte-enregistre/)

  await page.goto('/nos-soins')
  const shown = page.getByRole('img', { name: 'Deux mains sur une épaule' })
  await expect(shown).toBeVisible()
  await expect(page.getByText('La salle, au bord de la piste · Photo\u00a0: Zoé M.')).toBeVisible()
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(page.locator('.page-head .photo-line')).toBeVisible()
    await expectNoViolations(page, { width })
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect({ width, wider }).toEqual({ width, wider: 0 })
  }
  const box = await shown.boundingBox()
  const head = await page.locator('.page-head').boundingBox()
  expect((box?.height ?? 0) <= (head?.height ?? 0)).toBe(true)
})
