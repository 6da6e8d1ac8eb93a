import { startSiteProcess, type SiteProcess } from '../../site-process.ts'
import { startStravaStandIn, type StravaStandIn } from '../../strava/stand-in.ts'
import { expect, test as journey } from '../journey.ts'
import { expectNoViolations } from '../violations.ts'

const list = '/nos-outils/strava-story-sharing/activities'

const test = journey.extend<object, { strava: StravaStandIn; site: SiteProcess }>({
  strava: [
    async ({}, use) => {
      const strava = await startStravaStandIn()
      await use(strava)
      await strava.close()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ strava }, use) => {
      const site = await startSiteProcess({ LOG_LEVEL: 'silent', ...strava.environment })
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true })

  test('an athlete who unticks too much connects again, reads an activity, and has Strava forgotten', async ({
    page,
    strava,
  }) => {
    await page.goto(list)
    await expectNoViolations(page)
    const button = page.getByRole('link', { name: 'Connect with Strava' })
    expect((await button.boundingBox())?.height).toBe(48)
    await button.tap()
    await page.getByLabel('View data about your activities').uncheck()
    await page.getByRole('button', { name: 'Authorize' }).tap()
    await expect(page.getByText('Il manque un accord.')).toBeVisible()
    await page.getByRole('link', { name: 'Connect with Strava' }).tap()
    await page.getByRole('button', { name: 'Authorize' }).tap()
    await expect(page.getByText('Strava est relié à ce navigateur.')).toBeVisible()
    await expectNoViolations(page)

    await page.getByRole('link', { name: 'Plus anciennes' }).tap()
    await expect(page.getByRole('link', { name: 'Footing 27' })).toBeVisible()
    await page.getByRole('link', { name: 'Plus récentes' }).tap()
    await page.getByRole('link', { name: 'Sortie longue' }).tap()
    await expect(page.getByRole('heading', { name: 'Sortie longue' })).toBeVisible()
    await expectNoViolations(page)
    await expect(page.getByRole('link', { name: 'En faire une story' })).toHaveAttribute(
      'href',
      '/nos-outils/strava-story-sharing?activite=9000000001',
    )

    await page.getByRole('link', { name: 'En faire une story' }).tap()
    await expect(page.getByRole('radio', { name: /Sortie longue .*18,4 km/ })).toBeChecked()
    await expect(page.getByRole('link', { name: 'View on Strava' })).toBeVisible()
    await expectNoViolations(page, {}, '.strava-said')
    await page.goto(list)
    await page.getByRole('button', { name: 'Oublier Strava' }).tap()
    await expect(page.getByText('Strava est oublié.')).toBeVisible()
    await expect.poll(() => strava.oauth.grants.length).toBe(0)

    await page.getByRole('link', { name: 'Connect with Strava' }).tap()
    await page.getByRole('button', { name: 'Authorize' }).tap()
    await expect(page.getByText('Strava est relié à ce navigateur.')).toBeVisible()
    await page.getByRole('link', { name: /une année en une image/ }).tap()
    await page.getByLabel('Un jour de cette période').fill('2026-11-15')
    await page.getByRole('radio', { name: 'Mois' }).tap()
    await page.getByRole('button', { name: 'Dessiner ce bilan' }).tap()
    await expect(page.getByText('Novembre 2026, du 1er au 30 novembre 2026. Distance')).toBeVisible()
    await expect(page.getByText('Powered by')).toBeVisible()
    await expect(page.locator('data[data-nom="distance"]')).toHaveAttribute('value', /^18\d{4}$/)
    strava.oauth.endGrantsOf(4242)
    await page.goto('/nos-outils/strava-story-sharing?activite=9000000002')
    await expect(page.getByRole('alert')).toContainText('Ce navigateur ne tient plus cette activité.')
  })
})

test('a file that this window opened has its page, after another load too; one it has not is the page of nothing', async ({
  page,
  context,
}) => {
  await page.goto('/nos-outils/strava-story-sharing')
  await page
    .locator('#story-files')
    .setInputFiles({ name: 'sortie.gpx', mimeType: '', buffer: Buffer.from(gpx) })
  await expect(page.getByRole('radio', { name: /Tour du lac/ })).toBeChecked()
  await page.getByRole('link', { name: 'Mes activités' }).press('Enter')
  await page.getByRole('link', { name: 'Tour du lac' }).press('Enter')
  await expect(page).toHaveURL(/fichier-/)
  await expect(page.getByRole('heading', { name: 'Tour du lac', level: 1 })).toBeVisible()
  await page.reload()
  const distance = page.locator('data[data-nom="distance"]')
  expect(Number(await distance.getAttribute('value'))).toBeCloseTo(2224, -2)
  await expect(page.locator('tr[data-ligne="1000"]')).toBeVisible()

  const path = new URL(page.url()).pathname
  const other = await context.newPage()
  await other.goto(path)
  await expect(other.getByText(`Page Not Found: ${path}`)).toBeVisible()
})

/** Two kilometres to the north in ten minutes. */
const gpx = `<?xml version="1.0"?><gpx version="1.1" creator="test" xmlns="http://www.topografix.com/GPX/1/1"><trk>
<name>Tour du lac</name><type>running</type><trkseg>${Array.from(
  { length: 101 },
  (_, row) =>
    `<trkpt lat="${45.76 + row * 0.0002}" lon="4.85"><ele>170</ele><time>${new Date(Date.UTC(2026, 10, 15, 9) + row * 6000).toISOString()}</time></trkpt>`,
).join('')}</trkseg></trk></gpx>`
