import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { gpx, northward } from '#app/domain/activities/files/fixtures/written-files.ts'
import { applicationStarted, expect, test } from '../journey.ts'
import { expectNoViolations } from '../violations.ts'

const path = '/nos-outils/strava-story-sharing'
const file = gpx(
  [northward(1800, 3.4, (second) => ({ altitude: 40 + 30 * Math.sin(second / 200) }))],
  '<name>Secret du matin</name><type>running</type>',
)

async function openFile(page: Page, name = 'matin.gpx', content = file) {
  await page
    .locator('#story-files')
    .setInputFiles({ name, mimeType: 'application/gpx+xml', buffer: Buffer.from(content) })
}

async function downloaded(page: Page) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Télécharger l’image' }).click(),
  ])
  return sharp(await readFile(await download.path()))
}

test('a file is drawn and downloaded, and nothing of it leaves the device', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' || /Secret|matin|45\.0/.test(decodeURIComponent(request.url())))
      sent.push(request.url())
  })
  await page.goto(path)
  await applicationStarted(page)
  await openFile(page)
  await expect(page.getByRole('radio', { name: /Secret du matin/ })).toBeChecked()
  await expect(page.locator('data[data-nom="distance"]')).toHaveAttribute('value', /^61\d\d/)
  await page.getByRole('radio', { name: 'Relief' }).check()
  await page.getByRole('radio', { name: 'Sable' }).check()
  const { width, height, exif } = await (await downloaded(page)).metadata()
  expect([width, height, exif]).toEqual([1080, 1920, undefined])
  await page.reload()
  await applicationStarted(page)
  await expect(page.getByRole('radio', { name: /Secret du matin/ })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Relief' })).toBeChecked()
  expect(sent).toEqual([])
})

test('what is seen is what is downloaded: moved by keys, transparent, square', async ({ page }) => {
  await page.goto(path)
  await applicationStarted(page)
  await page.getByRole('radio', { name: 'Carré' }).check()
  await page.getByRole('switch', { name: 'Fond transparent' }).check()
  const frame = page.getByRole('application')
  await frame.focus()
  await page.keyboard.press('Shift+ArrowDown')
  await expect(page.locator('#story-art')).toHaveAttribute('transform', /^translate\(0\.00 50\.00\)/)
  const picture = await downloaded(page)
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height, info.channels]).toEqual([1080, 1080, 4])
  const alpha = (x: number, y: number) => data[(y * 1080 + x) * 4 + 3]
  expect([alpha(0, 0), alpha(1079, 0), alpha(0, 1079), alpha(1079, 1079)]).toEqual([0, 0, 0, 0])
  const svg = await page.locator('.story-drawing').innerHTML()
  const drawn = await sharp(Buffer.from(svg)).raw().toBuffer()
  const far = data.filter(
    (value, index) => index % 4 === 3 && Math.abs(value - (drawn[index] ?? 0)) > 110,
  ).length
  expect(far / (1080 * 1080)).toBeLessThan(0.004)
})

test('dragging moves the drawing and lets it go where it is held', async ({ page }) => {
  await page.goto(path)
  await applicationStarted(page)
  await expect(page.locator('#story-art')).toBeAttached()
  const box = await page.getByRole('application').boundingBox()
  if (!box) throw new Error('seen')
  await page.mouse.move(box.x + 100, box.y + 150)
  await page.mouse.down()
  await page.mouse.move(box.x + 102, box.y + 250, { steps: 5 })
  await expect(page.locator('.story-guides path')).toHaveCount(1)
  await page.mouse.up()
  await expect(page.locator('#story-art')).toHaveAttribute('transform', /^translate\(0\.00 [1-9]/)
  await expect(page.locator('.story-guides')).toHaveCount(0)
})

test('bad files and photos are answered with a word, and what was chosen stays', async ({ page }) => {
  await page.goto(path)
  await applicationStarted(page)
  await page.getByRole('radio', { name: 'Profil' }).check()
  await openFile(page, 'vide.gpx', ' ')
  await expect(page.getByRole('alert')).toContainText('vide.gpx')
  await page
    .locator('#story-photo')
    .setInputFiles({ name: 'x.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no') })
  await expect(page.getByText('n’est pas une photo')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Profil' })).toBeChecked()
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await page.getByRole('radio', { name: 'Tours' }).check()
  await expect(page.getByRole('button', { name: 'Télécharger le SVG' })).toBeVisible()
})

test.describe('without network', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|dynamically imported|preload/ })
  test('what is open and chosen stays, what needs the network says so, and comes with it', async ({
    page,
    context,
  }) => {
    await page.goto(path)
    await applicationStarted(page)
    await openFile(page)
    await expect(page.getByRole('radio', { name: /Secret du matin/ })).toBeChecked()
    await expect(page.locator('#story-art')).toBeAttached()
    await context.setOffline(true)
    await page.getByRole('radio', { name: 'Profil' }).check()
    await openFile(page, 'soir.gpx', file.replace('du matin', 'du soir'))
    await expect(page.getByRole('radio', { name: /Secret du soir/ })).toBeChecked()
    await page
      .locator('#story-photo')
      .setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('no') })
    await expect(page.getByText('Vérifiez votre connexion')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('button', { name: 'Semaine' })).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Profil' })).toBeChecked()
    await page.getByRole('radio', { name: /Sortie longue/ }).check()
    await page.getByRole('button', { name: 'Semaine' }).click()
    await expect(page.getByText('Aucune des activités ouvertes')).toBeVisible()
  })
})

test('figures are chosen and ordered by keys, six at most', async ({ page }) => {
  await page.goto(path)
  await applicationStarted(page)
  const names = () =>
    page
      .locator('.story-figures li:has(:checked) data')
      .evaluateAll((all) => all.map((one) => one.dataset.nom))
  await page.getByRole('button', { name: 'Monter Temps' }).press('Enter')
  expect(await names()).toEqual(['temps', 'distance', 'allure', 'denivele'])
  await page.getByRole('checkbox', { name: /Cadence/ }).press('Space')
  await page.getByRole('checkbox', { name: /Fréquence cardiaque/ }).press('Space')
  expect(await names()).toHaveLength(6)
  await expect(page.getByRole('checkbox', { name: /^Vitesse/ })).toBeDisabled()
})

test.describe('on a phone, dark', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark', hasTouch: true })
  test('a photo lies under the drawing; nothing is wrong with the page', async ({ page }) => {
    await page.goto(path)
    await applicationStarted(page)
    const photo = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#d04020' } })
      .jpeg()
      .toBuffer()
    await page.locator('#story-photo').setInputFiles({ name: 'p.jpg', mimeType: 'image/jpeg', buffer: photo })
    await expect(page.getByRole('slider', { name: /Voile/ })).toBeVisible()
    const picture = await downloaded(page)
    expect((await picture.metadata()).format).toBe('jpeg')
    const { dominant } = await picture.stats()
    expect(dominant.r).toBeGreaterThan(dominant.b + 40)
    await expectNoViolations(page)
  })
})
