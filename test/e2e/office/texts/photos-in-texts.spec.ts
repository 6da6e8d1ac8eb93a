import sharp from 'sharp'
import { applicationStarted, expect, test } from '../../journey.ts'
import { signInAsCoach } from '../../sign-in.ts'
import { expectNoViolations } from '../../violations.ts'

test.use({
  // A photo without words is refused, a connection is cut, on purpose.
  expectedErrors: /Failed to fetch manifest|status of 422|ERR_FAILED/,
  viewport: { width: 390, height: 844 },
})

const edited = '/admin/textes/info~accessibilite.md'

async function picture(background: string) {
  const buffer = await sharp({ create: { width: 1200, height: 800, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return { name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer }
}

test.beforeEach(async ({ context, site }) => {
  await signInAsCoach(context, site)
})

test('from a telephone into the text at the cursor: sent, said, framed; then by keys alone', async ({
  page,
}) => {
  test.slow()
  await page.goto(edited)
  await applicationStarted(page)
  const text = page.getByLabel('Texte', { exact: true })
  await text.fill('Avant la photo.\n\nAprès la photo.')
  await text.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(15, 15))
  await page.getByRole('button', { name: 'Photo', exact: true }).click()
  const window = page.getByRole('dialog', { name: 'Choisir une photo' })
  await window.getByLabel('Chercher une photo').fill('dromadaire')
  await page.keyboard.press('Enter')
  await expect(window.getByText('Aucune photo ne dit cela.')).toBeVisible()
  await expectNoViolations(page, { step: 'empty' }, '.text-dialog')

  await window.getByRole('button', { name: 'Déposer une nouvelle photo' }).click()
  const sending = page.getByRole('dialog', { name: 'Déposer une photo' })
  await sending.getByLabel('Photo', { exact: true }).setInputFiles(await picture('#3a6ea5'))
  await sending.getByRole('button', { name: 'Déposer la photo' }).click()
  await expect(sending.getByRole('link', { name: /Dites en quelques mots/ })).toBeVisible()
  await sending.getByLabel('Ce que l’on voit').fill('Le lac au petit matin')
  await sending.getByLabel('Légende').fill('Annecy, six heures')
  await sending.getByRole('button', { name: 'Déposer la photo' }).click()

  const chosen = page.getByRole('dialog', { name: 'Cette photo' })
  await expect(chosen.getByLabel('Ce que l’on voit')).toHaveValue('Le lac au petit matin')
  await expect(chosen.getByLabel('Légende')).toHaveValue('Annecy, six heures')
  await chosen.getByLabel('Ce que l’on voit').fill('')
  await chosen.getByRole('button', { name: 'Mettre dans le texte' }).click()
  await expect(chosen.getByRole('link', { name: /cochez/ })).toBeVisible()
  await expectNoViolations(page, { step: 'words' }, '.text-dialog')
  await chosen.getByLabel('Ce que l’on voit').fill('Le lac "calme"')
  await chosen.getByRole('button', { name: 'Mettre dans le texte' }).click()
  await expect(text).toBeFocused()
  await expect(text).toHaveValue(
    /^Avant la photo\.\n\n::figure\{src="\/photos\/[\da-f]{32}-1200x800\.webp" alt="Le lac &quot;calme&quot;" legende="Annecy, six heures"\}\n\nAprès la photo\.$/,
  )
  await expect(
    page.frameLocator('.text-preview iframe').getByRole('img', { name: 'Le lac "calme"' }),
  ).toBeAttached()

  await page.getByRole('button', { name: 'Photo', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(window.getByRole('button', { name: 'Le lac au petit matin' })).toBeVisible()
  await window.getByLabel('Chercher une photo').focus()
  await page.keyboard.type('matin')
  await page.keyboard.press('Enter')
  await expect(window.getByRole('button', { name: 'Le lac au petit matin' })).toBeVisible()
  await expectNoViolations(page, { step: 'list' }, '.text-dialog')
  await window.getByRole('button', { name: 'Le lac au petit matin' }).focus()
  await page.keyboard.press('Enter')
  await chosen.getByLabel('Décorative').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(text).toBeFocused()
  await expect(text).toHaveValue(/alt="" legende="Annecy, six heures"\}/)
  await page.getByRole('button', { name: 'Photo', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(window).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Photo', exact: true })).toBeFocused()
})

test('what stays in sight of a photo: pressed on it, or typed', async ({ page }) => {
  test.slow()
  await page.goto('/admin/photos/ajouter')
  await page.getByLabel('Photo', { exact: true }).setInputFiles(await picture('#a56e3a'))
  await page.getByLabel('Ce que l’on voit').fill('La digue')
  await page.getByRole('button', { name: 'Ajouter la photo' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'La digue' })).toBeVisible()
  await applicationStarted(page)
  const whole = page.locator('.photo-point-whole')
  const box = (await whole.boundingBox()) ?? { width: 0, height: 0 }
  expect(box.width).toBeGreaterThan(200)
  await whole.click({ position: { x: box.width * 0.25, y: box.height * 0.8 } })
  const [left, top] = [page.getByLabel('Depuis la gauche'), page.getByLabel('Depuis le haut')]
  await expect(left).toHaveValue('25')
  await expect(top).toHaveValue('80')
  await left.focus()
  await page.keyboard.press('ArrowUp')
  await expect(left).toHaveValue('26')
  const cut = page.locator('.photo-point-cuts img').first()
  await expect(cut).toHaveCSS('object-position', '26% 80%')
  await page.getByLabel('Légende').fill('Départ')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('la photo est cadrée ainsi')).toBeVisible()
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoViolations(page, { width })
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect({ width, wider }).toEqual({ width, wider: 0 })
  }
  await page.goto('/admin/photos')
  await expect(page.locator('.photo-thumb').first()).toHaveCSS('object-position', '26% 80%')
})

test('without a connection the window says so; what was typed and the photo chosen stay', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 720 })
  await page.goto(edited)
  await applicationStarted(page)
  const text = page.getByLabel('Texte', { exact: true })
  await text.fill('Gardé.')
  await page.route('**/admin/textes/photos*', (route) => route.abort('failed'))
  await page.getByRole('button', { name: 'Photo', exact: true }).click()
  const window = page.getByRole('dialog')
  await expect(window.getByText('Les photos ne viennent pas')).toBeVisible()
  await window.getByRole('button', { name: 'Déposer une nouvelle photo' }).click()
  await window.getByLabel('Photo', { exact: true }).setInputFiles(await picture('#336633'))
  await window.getByLabel('Ce que l’on voit').fill('Le stade')
  await window.getByRole('button', { name: 'Déposer la photo' }).click()
  await expect(window.getByText('La photo n’est pas partie')).toBeVisible()
  await expectNoViolations(page, { step: 'cut' }, '.text-dialog')
  const wider = await window.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)
  expect(wider).toBe(0)
  await page.unroute('**/admin/textes/photos*')
  await window.getByRole('button', { name: 'Déposer la photo' }).click()
  await expect(window.getByRole('heading', { name: 'Cette photo' })).toBeVisible()
  await expect(window.getByLabel('Ce que l’on voit')).toHaveValue('Le stade')
  await window.getByRole('button', { name: 'Mettre dans le texte' }).click()
  await expect(text).toHaveValue(/^Gardé\.\n\n::figure\{.* alt="Le stade"\}\n$/)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a photo is chosen and put at the end of the text by submits', async ({ page }) => {
    await page.goto('/admin/photos/ajouter')
    await page.getByLabel('Photo', { exact: true }).setInputFiles(await picture('#6e3aa5'))
    await page.getByLabel('Ce que l’on voit').fill('Le ponton')
    await page.getByLabel('Légende').fill('Arrivée')
    await page.getByRole('button', { name: 'Ajouter la photo' }).click()
    await page.goto(edited)
    await page.getByLabel('Texte', { exact: true }).fill('Sans script.')
    await page.getByRole('button', { name: 'Photo', exact: true }).click()
    await expect(page).toHaveURL(/#photos$/)
    await page.getByRole('button', { name: 'Le ponton' }).click()
    await expect(page.getByLabel('Légende', { exact: false })).toHaveValue('Arrivée')
    await page.getByRole('button', { name: 'Mettre à la fin du texte' }).click()
    await expect(page.getByLabel('Texte', { exact: true })).toHaveValue(
      /^Sans script\.\n\n::figure\{src="[^"]+" alt="Le ponton" legende="Arrivée"\}\n$/,
    )
    await expect(page.getByText('La photo est à la fin du texte.')).toBeVisible()
  })
})
