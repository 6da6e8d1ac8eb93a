import type { Locator, Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { gpx, northward } from '#app/domain/activities/files/fixtures/written-files.ts'
import { applicationStarted, expect, test } from '../journey.ts'
import { expectNoViolations } from '../violations.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
const desk = { viewport: { width: 1440, height: 900 } }
const readers = [
  { by: 'by touch on a phone, light', ...phone, colorScheme: 'light' },
  { by: 'by touch on a phone, dark', ...phone, colorScheme: 'dark' },
  { by: 'by mouse on a desk, light', ...desk, colorScheme: 'light' },
  { by: 'by mouse on a desk, dark', ...desk, colorScheme: 'dark' },
] as const

const track = northward(2400, 3.2, (second) => ({ altitude: 60 + 40 * Math.sin(second / 300) }))
const file = gpx([track], '<name>Boucle du lac</name><type>running</type>')

for (const { by, ...screen } of readers)
  test.describe(by, () => {
    test.use(screen)
    const isTouch = 'hasTouch' in screen
    const press = (part: Locator) => (isTouch ? part.tap() : part.click())

    test('from a file to its picture: chosen, moved, downloaded, then its page and back', async ({
      page,
    }) => {
      await page.goto('/nos-outils/strava-story-sharing')
      await applicationStarted(page)
      const picked = page.waitForEvent('filechooser')
      await press(page.getByText('Ouvrir un fichier', { exact: true }))
      const gpxFile = { name: 'lac.gpx', mimeType: 'application/gpx+xml', buffer: Buffer.from(file) }
      await (await picked).setFiles(gpxFile)
      await expect(page.getByRole('radio', { name: /Boucle du lac/ })).toBeChecked()

      for (const name of ['Anneau', 'Portrait']) {
        const choice = page.getByRole('radio', { name, exact: true })
        await press(page.locator('label', { has: choice }))
        await expect(choice).toBeChecked()
      }
      const art = page.locator('#story-art')
      const before = await art.getAttribute('transform')
      await dragDown(page, isTouch)
      await expect(art).not.toHaveAttribute('transform', before ?? '')
      await expect(art).toHaveAttribute('transform', /^translate\(0\.00 [1-9]/)

      const [download] = await Promise.all([
        page.waitForEvent('download'),
        press(page.getByRole('button', { name: 'Télécharger l’image' })),
      ])
      const { width, height } = await sharp(await readFile(await download.path())).metadata()
      expect([width, height]).toEqual([1080, 1350])
      await expectNoViolations(page)
      await page.emulateMedia({ colorScheme: screen.colorScheme })

      await press(page.getByRole('link', { name: 'Mes activités', exact: true }))
      await expect(page).toHaveURL(/strava-story-sharing\/activities$/)
      await press(page.getByRole('main').getByRole('link', { name: /Boucle du lac/ }))
      await expect(page).toHaveURL(/\/activities\/./)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Boucle du lac')
      await expectNoViolations(page)
      await page.goBack()
      await page.goBack()
      await expect(page.getByRole('radio', { name: 'Anneau', exact: true })).toBeChecked()
    })
  })

/** A hundred pixels, the picture held near its middle. */
async function dragDown(page: Page, isTouch: boolean): Promise<void> {
  const frame = page.getByRole('application')
  await frame.scrollIntoViewIfNeeded()
  const box = await frame.boundingBox()
  if (!box) throw new Error('in sight')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 3]
  if (!isTouch) {
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x, y + 100, { steps: 5 })
    return page.mouse.up()
  }
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove', below: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: y + below, id: 1 }] })
  await touch('touchStart', 0)
  // Slowly, and held at the end: after a fling Chromium takes the next tap for the one that stops it.
  for (const below of [20, 40, 60, 80, 100, 100, 100, 100]) {
    await touch('touchMove', below)
    await page.waitForTimeout(50)
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
