import { expect, type Page } from '@playwright/test'
import { expectNoViolations } from '../violations.ts'

export const bookingPath = /\/inscription\/[\w-]{32}$/

type Wish = { email: string; paymentMethod: 'Carte bancaire' | 'Virement'; level?: string }

/** Fills in the form of a camp for who books and comes alone, up to what is read before ordering. */
export async function fillBooking(page: Page, { email, paymentMethod, level }: Wish): Promise<void> {
  const buyer = page.getByRole('region', { name: 'Vos coordonnées' })
  await buyer.getByLabel('Prénom', { exact: true }).fill('Camille')
  await buyer.getByLabel('Nom', { exact: true }).fill('Martin')
  await buyer.getByLabel('Adresse e-mail', { exact: true }).fill(email)
  await buyer.getByLabel('Numéro et rue', { exact: true }).fill('12 rue du Stade')
  await buyer.getByLabel('Code postal', { exact: true }).fill('69003')
  await buyer.getByLabel('Ville', { exact: true }).fill('Lyon')
  const participant = page.getByRole('region', { name: 'Participant 1' })
  await participant.getByLabel('Date de naissance').fill('14/03/1990')
  if (level !== undefined) await participant.getByLabel('Groupe de niveau').selectOption(level)
  await participant.getByLabel('Personne à prévenir en cas d’urgence').fill('Alex Martin')
  await participant.getByLabel('Son téléphone').fill('06 98 76 54 32')
  await participant.getByRole('checkbox', { name: /contre-indication/ }).check()
  await page.getByRole('radio', { name: paymentMethod }).check()
}

export async function readRecap(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continuer vers le récapitulatif' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tout est juste')
}

/** As it is, without leaving it: axe finds nothing, and nothing is wider than the page, down to 320 px. */
export async function lookHere(page: Page, what: string): Promise<void> {
  const size = page.viewportSize() ?? { width: 390, height: 844 }
  for (const width of [320, 1440, 390]) {
    await page.setViewportSize({ ...size, width })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect({ what, width, overflow }).toEqual({ what, width, overflow: 0 })
    if (width > 320) await expectNoViolations(page, { what, width })
  }
}
