import type { CDPSession, Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { gpx, northward } from '#app/domain/activities/files/fixtures/written-files.ts'
import { applicationStarted, expect, test } from '../journey.ts'

const path = '/nos-outils/strava-story-sharing'
const file = gpx([northward(1800, 3.4)], '<name>Secret du soir</name><type>running</type>')

/** Width and height a PNG says it has, with nothing behind it. */
function pngOf(width: number, height: number) {
  const head = Buffer.from('89504e470d0a1a0a0000000d4948445200000000000000000802000000', 'hex')
  head.writeUInt32BE(width, 16)
  head.writeUInt32BE(height, 20)
  return Buffer.concat([head, Buffer.alloc(64)])
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the picture is in sight while one chooses; two fingers enlarge it', async ({ page, context }) => {
    await page.goto(path)
    await applicationStarted(page)
    await page.getByRole('radio', { name: 'Carré' }).scrollIntoViewIfNeeded()
    await expect(page.getByRole('application')).toBeInViewport({ ratio: 0.9 })
    await page.getByRole('radio', { name: 'Story', exact: true }).scrollIntoViewIfNeeded()
    await expect(page.locator('#story-art')).toBeAttached()
    const box = await page.getByRole('application').boundingBox()
    if (!box) throw new Error('in sight')
    const fingers = await context.newCDPSession(page)
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    await pinch(fingers, middle)
    await expect(page.locator('#story-art')).toHaveAttribute('transform', /scale\((1\.[2-9]|2)/)
  })

  test('files that the system shares are opened on the device, and reach nobody', async ({
    page,
    context,
  }) => {
    const reached: string[] = []
    await context.route('**/fichiers', (route) => {
      reached.push(route.request().method())
      return route.continue()
    })
    await page.goto(path)
    await applicationStarted(page)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await share(page, { name: 'soir.gpx', text: file })
    await page.waitForURL('**?partage=1')
    await expect(page.getByRole('radio', { name: /Secret du soir/ })).toBeChecked()
    expect(reached).toEqual([])
    await page.reload()
    await applicationStarted(page)
    await expect(page.getByRole('radio', { name: /Secret du soir/ })).toHaveCount(1)
  })

  test('a photo of four hundred megapixels is refused before it is decoded', async ({ page }) => {
    await page.goto(path)
    await applicationStarted(page)
    const photo = { name: 'x.png', mimeType: 'image/png', buffer: pngOf(20_000, 20_000) }
    await page.locator('#story-photo').setInputFiles(photo)
    await expect(page.getByText('trop grande pour cet appareil')).toBeVisible()
  })
})

test.describe('by keys alone, on a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 }, permissions: ['clipboard-read', 'clipboard-write'] })

  test('a template, a tone and a format are chosen, the picture copied, shared and filmed', async ({
    page,
  }) => {
    test.slow()
    await page.addInitScript(() => {
      Object.assign(navigator, {
        canShare: () => true,
        share: (what: ShareData) => {
          document.title = `partagé ${what.files?.[0]?.type} ${what.text}`
          return Promise.resolve()
        },
      })
    })
    await page.goto(path)
    await applicationStarted(page)
    await page.getByRole('radio', { name: 'Faisceau' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: 'Anneau' })).toBeChecked()
    const tones = page.getByRole('radiogroup', { name: 'Tons' })
    await tones.getByRole('radio', { name: 'Sombre' }).focus()
    await page.keyboard.press('ArrowLeft')
    await expect(tones.getByRole('radio', { name: 'Clair' })).toBeChecked()
    const mark = page.locator('.story-drawing g[stroke-width="2.8"]')
    await expect(mark).toHaveCount(1)
    await page.getByRole('switch', { name: 'Marque du club' }).press('Space')
    await expect(mark).toHaveCount(0)
    await page.getByRole('button', { name: 'Copier l’image et son texte' }).press('Enter')
    await expect(page.getByText('Image et texte copiés.')).toBeVisible()
    const types = await page.evaluate(async () =>
      (await navigator.clipboard.read()).flatMap(({ types }) => types),
    )
    expect(types.toSorted()).toEqual(['image/png', 'text/plain'])
    await page.getByRole('button', { name: 'Partager', exact: true }).press('Enter')
    await expect(page).toHaveTitle(/^partagé image\/png .*km/)
    const [download] = await Promise.all([
      page.waitForEvent('download', { timeout: 60_000 }),
      page.getByRole('button', { name: 'Vidéo de 6 secondes' }).press('Enter'),
    ])
    expect(download.suggestedFilename()).toMatch(/^allure-anneau-1080x1920\.(mp4|webm)$/)
    expect((await readFile(await download.path())).length).toBeGreaterThan(20_000)
  })
})

async function pinch(session: CDPSession, { x, y }: { x: number; y: number }) {
  const touch = (type: 'touchStart' | 'touchMove', apart: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [
        { x: x - apart, y, id: 1 },
        { x: x + apart, y, id: 2 },
      ],
    })
  await touch('touchStart', 30)
  for (const apart of [36, 42, 48]) await touch('touchMove', apart)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** As a system does it: a form of several parts, posted as the page is left. */
function share(page: Page, shared: { name: string; text: string }) {
  return page.evaluate(({ name, text }) => {
    const form = document.createElement('form')
    Object.assign(form, {
      method: 'post',
      enctype: 'multipart/form-data',
      action: '/nos-outils/strava-story-sharing/fichiers',
    })
    const input = document.createElement('input')
    Object.assign(input, { type: 'file', name: 'activites' })
    const picked = new DataTransfer()
    picked.items.add(new File([text], name))
    input.files = picked.files
    form.append(input)
    document.body.append(form)
    form.submit()
  }, shared)
}
