import type { BrowserContext, Page } from '@playwright/test'
import { isNull } from 'drizzle-orm'
import { giveAnswer } from '#app/domain/competitions/store.server.ts'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { addMonths, monthOf, monthTitle } from '#app/domain/shared/dates/months.ts'
import { systemClock } from '#app/outside/clock.ts'
import { connect } from '#db/database.ts'
import { competitions } from '#db/schema/index.ts'
import { makeAccount, sessionCookies } from '../../accounts/site-accounts.ts'
import { going, newAthlete, newCompetition } from '../../competitions/athletes.ts'
import type { SiteProcess } from '../../site-process.ts'
import { applicationStarted, expect, test } from '../journey.ts'
import { expectNoViolations } from '../violations.ts'

const calendar = '/espace-athlete/competition/calendrier'
const april = `${calendar}?mois=2032-04`
const today = dayInParis(new Date())
const nextMonth = addMonths(monthOf(today), 1)

/** A member who has signed in, with races of their own in April 2032, where no sample is, and none of other tests. */
async function enter(context: BrowserContext, site: SiteProcess, title: string): Promise<void> {
  const url = site.databaseUrl
  const email = `membre-${crypto.randomUUID()}@club.example`
  await makeAccount(url, { standing: 'member', email })
  const cookies = await sessionCookies(site.url, email)
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: site.url })))
  const { database, close } = connect(url, { onError: () => undefined })
  try {
    await database.delete(competitions).where(isNull(competitions.sampleKey))
    const id = await newCompetition(database, { title, startOn: '2032-04-25', endOn: '2032-04-25' })
    await newCompetition(database, { title: `Stage de ${title}`, startOn: '2032-04-16', endOn: '2032-04-18' })
    await newCompetition(database, {
      title: `${title}, annulé`,
      startOn: '2032-04-11',
      endOn: '2032-04-11',
      status: 'cancelled',
    })
    const mate = await newAthlete(database)
    await giveAnswer({ database, clock: systemClock }, mate, { competitionId: id, given: going })
  } finally {
    await close()
  }
}

/** A race of today and one of next month, which are what comes next. */
async function addWhatComesNext(site: SiteProcess): Promise<void> {
  const { database, close } = connect(site.databaseUrl, { onError: () => undefined })
  try {
    await newCompetition(database, { title: 'Course du jour', startOn: today, endOn: today })
    const next = `${nextMonth}-15`
    await newCompetition(database, { title: 'Course d’ensuite', startOn: next, endOn: next })
  } finally {
    await close()
  }
}

const row = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title })

test('on a desk: the month, its days by the keyboard, and back', async ({ page, context, site }) => {
  await enter(context, site, 'Triathlon des Touches')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(april)
  await applicationStarted(page)
  const grid = page.getByRole('grid', { name: 'Avril 2032' })
  await expect(grid.getByRole('columnheader')).toHaveCount(7)
  await expect(grid.getByRole('link', { name: 'Triathlon des Touches', exact: true })).toBeVisible()
  const day = (on: string) => page.locator(`[data-day="${on}"]`)
  await day('2032-04-01').focus()
  await page.keyboard.press('ArrowDown')
  await expect(day('2032-04-08')).toBeFocused()
  await page.keyboard.press('End')
  await expect(day('2032-04-11')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(grid.locator(':focus')).toHaveCount(0)
  await page.keyboard.press('Shift+Tab')
  await expect(day('2032-04-11')).toBeFocused()
  await page.keyboard.press('PageDown')
  await expect(page.getByRole('heading', { level: 1, name: 'Mai 2032' })).toBeVisible()
  await expect(day('2032-05-11')).toBeFocused()
  await page.keyboard.press('PageUp')
  await expect(day('2032-04-11')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(day('2032-04-25')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Dimanche 25 avril 2032' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('link', { name: 'Tout le mois' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Avril 2032' })).toBeVisible()
})

test('months beside, today, the list: the focus stays on what was pressed', async ({
  page,
  context,
  site,
}) => {
  await enter(context, site, 'Triathlon des Mois')
  await page.goto(april)
  await applicationStarted(page)
  await page.getByRole('link', { name: 'Mois suivant, mai 2032' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mai 2032' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Mois suivant, juin 2032' })).toBeFocused()
  await page.getByRole('link', { name: 'Mois précédent, avril 2032' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Avril 2032' })).toBeVisible()
  await page.getByRole('link', { name: 'Liste', exact: true }).click()
  await expect(page).toHaveURL(`${site.url}${april}&vue=liste`)
  await expect(page.getByRole('grid')).toHaveCount(0)
  await expect(row(page, 'Triathlon des Mois').first()).toBeVisible()
  await page.getByRole('link', { name: 'Aujourd’hui' }).click()
  await expect(page).toHaveURL(`${site.url}${calendar}?vue=liste`)
})

test('an answer is one press: marked, counted, kept, and the focus stays', async ({
  page,
  context,
  site,
}) => {
  await enter(context, site, 'Triathlon des Réponses')
  await page.goto(`${april}&vue=mois`)
  await applicationStarted(page)
  const answers = page.getByRole('group', { name: 'Votre réponse, Triathlon des Réponses' })
  const yes = answers.getByRole('button', { name: 'J’y vais' })
  await yes.click()
  await expect(yes).toHaveAttribute('aria-pressed', 'true')
  await expect(yes).toBeFocused()
  await expect(row(page, 'Triathlon des Réponses').getByText('2 du club')).toBeVisible()
  await expect(page.getByText(/vous participez à 1$/).first()).toBeVisible()
  await expect(page.getByRole('link', { name: /^Triathlon des Réponses ?, vous y allez$/ })).toBeVisible()
  await answers.getByRole('button', { name: 'Peut-être' }).click()
  await expect(page.getByRole('link', { name: /^Triathlon des Réponses ?, peut-être$/ })).toBeVisible()
  await page.getByRole('link', { name: 'Mes courses' }).click()
  await expect(page).toHaveURL(/mes-courses=oui/)
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Triathlon des Réponses'])
  await page.reload()
  await expect(answers.getByRole('button', { name: 'Peut-être' })).toHaveAttribute('aria-pressed', 'true')
})

test('filters are in the address, and an empty list says how to take them away', async ({
  page,
  context,
  site,
}) => {
  await enter(context, site, 'Triathlon des Filtres')
  await page.goto(april)
  await applicationStarted(page)
  const filters = page.getByRole('navigation', { name: 'Filtrer les rendez-vous' })
  await filters.getByRole('link', { name: 'Triathlon', exact: true }).click()
  await expect(filters.getByRole('link', { name: 'Triathlon', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await page.getByText('Plus de filtres').click()
  await page.getByRole('combobox', { name: 'Région' }).selectOption({ label: 'Corse' })
  await page.getByRole('button', { name: 'Appliquer' }).click()
  await expect(page).toHaveURL(/sport=triathlon.*region=corse/)
  await expect(page.getByText('Aucun rendez-vous pour ces filtres.')).toBeVisible()
  await page.locator('.empty-state').getByRole('link', { name: 'Retirer les filtres' }).click()
  await expect(row(page, 'Triathlon des Filtres').first()).toBeVisible()
})

test('on a phone: the screen is noted for next time, a day is one target, the list comes first', async ({
  page,
  context,
  site,
}) => {
  await enter(context, site, 'Triathlon du Téléphone')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(april)
  await applicationStarted(page)
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === 'viewport')?.value)
    .toBe('xs')
  const kept = (await context.cookies()).find(({ name }) => name === 'viewport')
  expect(kept).toMatchObject({ path: '/espace-athlete', sameSite: 'Strict' })
  expect(kept?.expires).toBeGreaterThan(Date.now() / 1000 + 364 * 86_400)
  const cell = page.locator('[data-day="2032-04-25"]')
  await cell.click({ position: { x: 25, y: 55 } })
  await expect(page.getByRole('heading', { level: 1, name: 'Dimanche 25 avril 2032' })).toBeVisible()
  await page.goto(april)
  await expect(page.getByRole('heading', { level: 2, name: 'En avril 2032' })).toBeVisible()
  await expect(page.locator('table')).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('on a first visit an answer changes no view', async ({ page, context, site }) => {
  await enter(context, site, 'Triathlon du Premier Jour')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(april)
  await applicationStarted(page)
  await expect(page.locator('table')).toBeVisible()
  const answers = page.getByRole('group', { name: 'Votre réponse, Triathlon du Premier Jour' })
  const yes = answers.getByRole('button', { name: 'J’y vais' })
  await yes.click()
  await expect(yes).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('table')).toBeVisible()
})

test('on a phone, whoever came through the introduction is shown a list the first time', async ({
  page,
  context,
  site,
}) => {
  await enter(context, site, 'Triathlon du Seuil')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/espace-athlete/introduction')
  await applicationStarted(page)
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === 'viewport')?.value)
    .toBe('xs')
  await page.goto(april)
  await expect(page.getByRole('heading', { level: 2, name: 'En avril 2032' })).toBeVisible()
  await expect(page.locator('table')).toHaveCount(0)
})

test('what comes next: each month is a heading above its races, and one goes on in the order one reads', async ({
  page,
  context,
  site,
}) => {
  await enter(context, site, 'Triathlon de la Suite')
  await addWhatComesNext(site)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${calendar}?vue=liste`)
    await applicationStarted(page)
    await expect(page).toHaveTitle(/^Calendrier, prochains rendez-vous/)
    for (const month of [monthOf(today), nextMonth])
      await expect(page.getByRole('heading', { level: 3, name: monthTitle(month) })).toBeVisible()
    const ofNextMonth = page.getByRole('list', { name: monthTitle(nextMonth) })
    await expect(ofNextMonth.getByRole('heading', { level: 4, name: 'Course d’ensuite' })).toBeVisible()
    await expect(ofNextMonth.getByText('Course du jour')).toHaveCount(0)
    const [door, walk] = [
      await page.getByRole('link', { name: 'S’abonner au calendrier' }).boundingBox(),
      await page.getByRole('link', { name: 'Aujourd’hui' }).boundingBox(),
    ]
    expect(door?.y).toBeLessThan(walk?.y ?? 0)
    await page.getByRole('link', { name: 'S’abonner au calendrier' }).focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: /^Mois précédent/ })).toBeFocused()
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('one reads, filters, answers and comes back to the race', async ({ page, context, site }) => {
    await enter(context, site, 'Triathlon sans Script')
    await page.goto(`${april}&vue=mois`)
    await expect(page.getByRole('table', { name: 'Avril 2032' })).toBeVisible()
    await page.getByRole('link', { name: 'Mois suivant, mai 2032' }).click()
    await page.getByRole('link', { name: 'Mois précédent, avril 2032' }).click()
    const answers = page.getByRole('group', { name: 'Votre réponse, Triathlon sans Script' })
    await answers.getByRole('button', { name: 'J’y vais' }).click()
    await expect(page).toHaveURL(/vue=mois#competition-/)
    await expect(answers.getByRole('button', { name: 'J’y vais' })).toHaveAttribute('aria-pressed', 'true')
    await expect(answers).toBeInViewport()
    await page.getByText('Plus de filtres').click()
    await page.getByRole('combobox', { name: 'Format' }).selectOption({ label: 'XXL' })
    await page.getByRole('button', { name: 'Appliquer' }).click()
    await expect(page.getByText('Aucun rendez-vous pour ces filtres.')).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Format' })).toHaveValue('XXL')
  })
})

test.describe('looked at', () => {
  test('axe finds nothing: month, list, what comes next, day, nothing there', async ({
    page,
    context,
    site,
  }) => {
    test.slow()
    await enter(context, site, 'Triathlon des Lectures')
    await addWhatComesNext(site)
    const paths = [
      `${april}&vue=mois`,
      `${april}&vue=liste`,
      `${calendar}?vue=liste`,
      `${calendar}?jour=2032-04-25`,
      `${april}&region=corse`,
    ]
    for (const path of paths) {
      await page.goto(path)
      await applicationStarted(page)
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await expectNoViolations(page, { path, width })
      }
    }
  })
})
