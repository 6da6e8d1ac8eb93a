import type { Page } from '@playwright/test'
import { newVisitor } from '../../accounts/visitor.ts'
import type { SiteProcess } from '../../site-process.ts'
import { expect, test } from '../journey.ts'
import { acceptAndOrder } from '../shop/ordering.ts'
import { signInAsMember } from '../sign-in.ts'
import { bookingPath, fillBooking, lookHere, readRecap } from './booking-a-camp.ts'

const camp = '/nos-stages/lanzarote'

test.use({ viewport: { width: 390, height: 844 }, expectedErrors: /Transition was/ })

async function firstDayOf(page: Page): Promise<string> {
  await page.goto(camp)
  const said = await page.locator('script[type="application/ld+json"]').allTextContents()
  return /"startDate":"(\d{4}-\d\d-\d\d)/.exec(said.join(''))?.[1] ?? ''
}

async function asCoach(page: Page, site: SiteProcess): Promise<void> {
  const coach = await newVisitor(site, 'admin')
  await page.context().clearCookies()
  await page.context().addCookies(coach.cookies().map((cookie) => ({ ...cookie, url: site.url })))
}

test('a member books: it stands in the account, the calendar and the season; the coach ticks who arrived', async ({
  page,
  site,
}) => {
  test.setTimeout(180_000)
  const startOn = await firstDayOf(page)
  const { email } = await signInAsMember(page.context(), site)
  await page.goto('/compte/stages')
  await expect(page.getByText('Aucun stage pour le moment.')).toBeVisible()
  await lookHere(page, 'no booking')

  await page.goto(`${camp}/inscription`)
  await expect(page.getByLabel('Adresse e-mail', { exact: true }).first()).toHaveValue(email)
  await fillBooking(page, { email, paymentMethod: 'Carte bancaire', level: 'Long' })
  await readRecap(page)
  // The price of a member, without asking for it.
  await expect(page.getByRole('complementary', { name: /Total/ })).toContainText(/640\s€/)
  await acceptAndOrder(page)
  await page.getByRole('button', { name: /^Payer/ }).click()
  await expect(page).toHaveURL(bookingPath)

  await page.goto('/compte/stages')
  const row = page.getByRole('listitem').filter({ hasText: 'Lanzarote' })
  await expect(row).toContainText('J’y vais')
  await expect(row).toContainText(/207\s€ payés/)
  await lookHere(page, 'a booking in the account')
  await page.goto(`/espace-athlete/competition/calendrier?vue=liste&mois=${startOn.slice(0, 7)}`)
  await expect(page.getByText('J’y vais, place réservée')).toBeVisible()
  await lookHere(page, 'the calendar')
  const year = Number(startOn.slice(0, 4)) - (Number(startOn.slice(5, 7)) >= 9 ? 0 : 1)
  await page.goto(`/espace-athlete/competition/saison/${year}-${year + 1}`)
  await expect(page.getByRole('heading', { name: 'Stages' })).toBeVisible()
  await lookHere(page, 'the season')

  await asCoach(page, site)
  await page.goto('/admin/stages/lanzarote')
  await lookHere(page, 'the room of a camp')
  await page.getByRole('link', { name: 'Feuille du stage' }).click()
  const tick = page.getByRole('button', { name: 'Pointer l’arrivée de Camille Martin' })
  await expect(tick).toBeVisible()
  await lookHere(page, 'the sheet')
  await tick.click()
  await expect(page.getByRole('button', { name: /Camille Martin est arrivé/ })).toBeVisible()
  await expect(page.getByText(/Arrivés\s: 1 sur 1/)).toBeVisible()
  await page.getByRole('button', { name: /Camille Martin est arrivé/ }).click()
  await expect(page.getByText(/Arrivés\s: 0 sur 1/)).toBeVisible()
})
