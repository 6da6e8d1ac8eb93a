import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { gpx, northward } from '#app/domain/activities/files/fixtures/written-files.ts'
import { applicationStarted, expect, test } from '../journey.ts'
import { expectNoViolations } from '../violations.ts'

const path = '/nos-outils/strava-story-sharing'

/** A GPX file that begins so many hours later than the others. */
function fileOf(name: string, type: string, hoursLater: number, speed: number) {
  const points = northward(1200, speed).map((point) => ({
    ...point,
    seconds: (point.seconds ?? 0) + hoursLater * 3600,
  }))
  const text = gpx([points], `<name>${name}</name><type>${type}</type>`)
  return { name: `${name}.gpx`, mimeType: '', buffer: Buffer.from(text) }
}

const legs = [
  fileOf('Bassin', 'other', 0, 1.2),
  fileOf('Sortie vélo', 'cycling', 1, 8),
  fileOf('Footing', 'running', 2, 3.2),
]

async function openTool(page: Page) {
  await page.goto(path)
  await applicationStarted(page)
  await expect(page.locator('#story-art')).toBeAttached()
}

test('legs are picked and put together, a sport is corrected, a week counts them once, and their page is there', async ({
  page,
}) => {
  await openTool(page)
  await page.locator('#story-files').setInputFiles(legs)
  await page.getByRole('radio', { name: /Bassin/ }).check()
  await expect(page.getByLabel('Sport', { exact: true }).first()).toHaveValue('walk')
  await page.getByLabel('Sport', { exact: true }).first().selectOption('swim')
  await expect(page.locator('data[data-nom="allure"]')).toHaveAttribute('value', /^8\d\.\d+$/)
  await page.getByRole('checkbox', { name: 'Footing, Course à pied' }).uncheck()
  await expectNoViolations(page, {}, '.story-merging')
  await page.getByRole('button', { name: 'Réunir (triathlon)' }).click()
  await expect(page.locator('data[data-nom="distance"]')).toHaveAttribute('value', /^11\d{3}/)
  await page.getByRole('button', { name: 'Semaine' }).click()
  await expect(page.locator('data[data-nom="activites"]')).toHaveAttribute('value', '2')
  await expect(page.locator('data[data-nom="cadence"]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Monter Temps' }).press('Enter')
  await page.getByLabel('Titre sur l’image').fill('Petite semaine')
  await expect(page.locator('.story-alternative')).toHaveText(/^Petite semaine, .*Temps.*Distance/)
  await page.getByRole('link', { name: 'Mes activités' }).press('Enter')
  const merged = page.locator('.activity-rows a[href*="+"]')
  await merged.press('Enter')
  await expect(page).toHaveURL(/fichier-.*\+fichier-/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bassin')
})

test('what was typed is drawn beside open files; Enter in a title sends nothing', async ({ page }) => {
  await openTool(page)
  await page.getByLabel('Titre sur l’image').fill('Mon titre')
  await page.getByLabel('Titre sur l’image').press('Enter')
  await page.getByLabel('Lieu').fill('Annecy')
  await page.getByLabel('Lieu').press('Enter')
  await expect(page.locator('.story-alternative')).toHaveText(/^Mon titre \(course à pied\), Annecy/)
  expect(new URL(page.url()).search).toBe('')
  await page.locator('#story-files').setInputFiles(legs.slice(2))
  await expect(page.getByRole('radio', { name: /Footing/ })).toBeChecked()
  await page.getByText('Saisir à la main').click()
  await page.getByLabel('Sport', { exact: true }).last().selectOption('triathlon')
  await page.getByLabel('Distance', { exact: true }).fill('51,5 km')
  await page.getByLabel('Temps', { exact: true }).fill('2:31:40')
  await page.getByRole('button', { name: 'Dessiner', exact: true }).click()
  await expect(page.locator('data[data-nom="temps"]')).toHaveAttribute('value', '9100')
  await expect(page.locator('.story-alternative')).toHaveText(/^Triathlon, Annecy/)
  await expect(page.getByRole('radio', { name: /Footing/ })).not.toBeChecked()
})

test('what a window opened can be read by itself alone', async ({ page }) => {
  await openTool(page)
  await page.locator('#story-files').setInputFiles(legs.slice(2))
  await expect(page.getByRole('radio', { name: /Footing/ })).toBeChecked()
  const kept = () =>
    page.evaluate(
      () =>
        new Promise<string>((done) => {
          const request = indexedDB.open('stories')
          request.addEventListener('success', () => {
            const all = request.result.transaction('sealed').objectStore('sealed').getAll()
            all.addEventListener('success', () => {
              const rows = all.result.map(({ sealed, ...row }) => [
                JSON.stringify(row),
                new TextDecoder('latin1').decode(sealed.bytes),
              ])
              request.result.close()
              done(rows.flat().join())
            })
          })
        }),
    )
  await expect.poll(async () => (await kept()).length).toBeGreaterThan(50_000)
  expect(await kept()).not.toContain('Footing')
  await page.reload()
  await applicationStarted(page)
  await expect(page.getByRole('radio', { name: /Footing/ })).toBeVisible()
  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await applicationStarted(page)
  await expect(page.locator('#story-art')).toBeAttached()
  await expect(page.getByRole('radio', { name: /Footing/ })).toHaveCount(0)
})

test('a camp is one picture, with what is opened of its days', async ({ page }) => {
  await page.goto(`${path}?titre=Lanzarote&lieu=Playa+Blanca&du=2026-05-08&au=2026-05-14`)
  await applicationStarted(page)
  await expect(page.locator('#story-art')).toBeAttached()
  await expect(page.getByRole('radio', { name: /Lanzarote/ })).toBeChecked()
  await expect(page.locator('.story-alternative')).toHaveText(
    /^Lanzarote, Playa Blanca, du 8 au 14\smai\s2026\.$/,
  )
  await page.locator('#story-files').setInputFiles(legs)
  await expect(page.locator('data[data-nom="activites"]')).toHaveAttribute('value', '3')
  await expect(page.locator('.story-alternative')).toHaveText(/^Lanzarote, Playa Blanca, .*Distance/)
  await page.getByRole('radio', { name: /Footing/ }).check()
  await expect(page.locator('.story-alternative')).toHaveText(/^Footing/)
  await page.getByRole('radio', { name: /Lanzarote/ }).check()
  await expect(page.locator('data[data-nom="activites"]')).toHaveAttribute('value', '3')
})

test('a template of the club is set up in one press, and figures are written in miles', async ({ page }) => {
  await openTool(page)
  await page.getByRole('link', { name: 'Séance' }).click()
  await expect(page.getByRole('radio', { name: 'Séance' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Portrait' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Menthe' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: /Meilleur 1 km/ })).toBeChecked()
  expect(new URL(page.url()).search).toBe('')
  await page.getByRole('radio', { name: 'Miles' }).check()
  await expect(page.locator('.story-alternative')).toHaveText(/Distance.*11,49\smi/)
  await expect(page.locator('data[data-nom="distance"]')).toHaveAttribute('value', /^18\d{3}/)
})

test('a photo comes back when the ground is no longer transparent', async ({ page }) => {
  await openTool(page)
  const photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#d04020' } })
    .jpeg()
    .toBuffer()
  await page.locator('#story-photo').setInputFiles({ name: 'p.jpg', mimeType: 'image/jpeg', buffer: photo })
  await expect(page.locator('.story-photo')).toBeVisible()
  await page.getByRole('switch', { name: 'Fond transparent' }).check()
  await expect(page.locator('.story-photo')).toHaveCount(0)
  await page.getByRole('switch', { name: 'Fond transparent' }).uncheck()
  await expect(page.locator('.story-photo')).toBeVisible()
})

test('the video ends in the picture, also where the drawing was moved', async ({ page }) => {
  test.slow()
  await page.addInitScript(() => {
    const capture = HTMLCanvasElement.prototype.captureStream
    HTMLCanvasElement.prototype.captureStream = function captured(rate) {
      Object.assign(window, { filmed: this })
      return capture.call(this, rate)
    }
  })
  await openTool(page)
  await page.getByRole('radio', { name: 'Anneau' }).check()
  await page.getByRole('radio', { name: 'Carré' }).check()
  const frame = page.getByRole('application')
  await frame.focus()
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('Shift+ArrowDown')
  await Promise.all([
    page.waitForEvent('download', { timeout: 90_000 }),
    page.getByRole('button', { name: 'Vidéo de 6 secondes' }).click(),
  ])
  const filmed = await page.evaluate(() =>
    (window as unknown as { filmed: HTMLCanvasElement }).filmed.toDataURL(),
  )
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Télécharger l’image' }).click(),
  ])
  const pixels = (file: Buffer) => sharp(file).removeAlpha().raw().toBuffer()
  const [last, still] = await Promise.all([
    pixels(Buffer.from(filmed.slice(filmed.indexOf(',') + 1), 'base64')),
    pixels(await readFile(await picture.path())),
  ])
  const far = last.filter((value, index) => Math.abs(value - (still[index] ?? 0)) > 60).length
  expect(far).toBeLessThan(200)
})

test('a track that is wholly near its start says that it has no line', async ({ page }) => {
  await openTool(page)
  const text = gpx([northward(120, 3)], '<name>Piste</name><type>running</type>')
  await page.locator('#story-files').setInputFiles({ name: 'a.gpx', mimeType: '', buffer: Buffer.from(text) })
  await expect(page.getByText('sa ligne n’est pas dessinée')).toBeVisible()
  await page.getByRole('slider', { name: /Début et fin coupés/ }).fill('0')
  await expect(page.getByText('sa ligne n’est pas dessinée')).toHaveCount(0)
})
