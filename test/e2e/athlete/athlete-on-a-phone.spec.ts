import { addDays, dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { connect } from '#db/database.ts'
import { makeAccount, sessionCookies } from '../../accounts/site-accounts.ts'
import { newCompetition } from '../../competitions/athletes.ts'
import { applicationStarted, expect, test } from '../journey.ts'

test.use({ viewport: { width: 390, height: 800 } })

test.beforeEach(async ({ context, site }) => {
  const email = `${crypto.randomUUID()}@club.example`
  await makeAccount(site.databaseUrl, { standing: 'member', email })
  const cookies = await sessionCookies(site.url, email)
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: site.url })))
})

test('what was saved is seen, wherever one pressed', async ({ page, site }) => {
  const { database, close } = connect(site.databaseUrl, { onError: () => undefined })
  const race = async (days: number) => {
    const on = addDays(dayInParis(new Date()), days)
    const id = await newCompetition(database, { startOn: on, endOn: on })
    return `/espace-athlete/competition/calendrier/${id}`
  }
  const [ahead, past] = [await race(30), await race(-30)]
  await close()

  const answered = page.getByRole('status').filter({ hasText: 'vous y allez' })
  await page.goto(ahead)
  await applicationStarted(page)
  await page.getByRole('button', { name: 'J’y vais' }).click()
  await expect(answered).toBeInViewport({ ratio: 1 })
  await page.getByLabel('Covoiturage').fill('Deux places')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Deux places' })).toBeAttached()
  await expect(answered).toBeInViewport({ ratio: 1 })

  await page.goto(past)
  await applicationStarted(page)
  await page.getByRole('radio', { name: 'M', exact: true }).check()
  await page.getByRole('button', { name: 'J’y étais' }).click()
  await page.getByRole('radio', { name: 'Abandon' }).check()
  await page.getByRole('button', { name: 'Enregistrer mon résultat' }).click()
  const noted = page.getByRole('status').filter({ hasText: 'résultat est enregistré' })
  await expect(noted).toBeInViewport({ ratio: 1 })
})

for (const [width, height] of [
  [1280, 720],
  [1280, 400],
  [390, 800],
] as const)
  test(`what was saved covers nothing the keyboard is on, at ${width} by ${height}`, async ({
    page,
    site,
  }) => {
    const { database, close } = connect(site.databaseUrl, { onError: () => undefined })
    const on = addDays(dayInParis(new Date()), 30)
    const id = await newCompetition(database, { startOn: on, endOn: on })
    await close()
    await page.setViewportSize({ width, height })
    await page.goto(`/espace-athlete/competition/calendrier/${id}`)
    await applicationStarted(page)
    const save = page.getByRole('button', { name: 'Enregistrer' })
    const said = page.getByRole('status').filter({ hasText: 'vous y allez' })
    const covered = async () => {
      const [line, focused] = [await said.boundingBox(), await page.locator(':focus').boundingBox()]
      if (!line || !focused) throw new Error('Nothing was said, or nothing has the focus.')
      const isLevel = Math.min(line.y + line.height, focused.y + focused.height) > Math.max(line.y, focused.y)
      return isLevel && Math.min(line.x + line.width, focused.x + focused.width) > Math.max(line.x, focused.x)
    }
    await page.getByRole('button', { name: 'J’y vais' }).press('Enter')
    await expect(said).toBeInViewport({ ratio: 1 })
    await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 })
    expect(await covered()).toBe(false)
    for (let stops = 0; stops < 20 && !(await save.evaluate((button) => button.matches(':focus'))); stops++) {
      await page.keyboard.press('Tab')
      expect(await covered()).toBe(false)
    }
    await expect(save).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(said).toBeInViewport({ ratio: 1 })
    expect(await covered()).toBe(false)
  })

test('calendar and season are a press away from an article', async ({ page }) => {
  await page.goto('/espace-athlete/course-a-pied/seuil')
  const tree = page.getByRole('navigation', { name: 'Articles du club' })
  await expect(tree.getByRole('link', { name: 'Votre saison' })).toBeInViewport()
  await tree.getByRole('link', { name: 'Calendrier' }).click()
  await expect(page).toHaveURL(/\/calendrier/)
})
