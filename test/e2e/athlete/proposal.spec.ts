import type { Page } from '@playwright/test'
import { addDays, dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { applicationStarted, expect, test } from '../journey.ts'
import { lookAt } from '../look-at.ts'
import { signInAsMember } from '../sign-in.ts'

const path = '/espace-athlete/competition/calendrier/proposer'
const startOn = addDays(dayInParis(new Date()), 50)

test.use({ expectedErrors: /422|409/ })

/** By their names, as a screen reader says them, and without a mouse. */
async function fillIn(page: Page, title: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Nom de la course' }).fill(title)
  await page.getByRole('combobox', { name: 'Discipline' }).selectOption('Triathlon')
  await page.getByLabel('Jour', { exact: true }).fill(startOn)
  await page.getByRole('textbox', { name: 'Commune ou lieu' }).fill('Le Lac')
  await page.getByRole('combobox', { name: 'Région' }).selectOption('Occitanie')
  await page.getByRole('textbox', { name: 'Formats' }).fill('S, M')
  await page.getByRole('textbox', { name: 'Notes' }).fill('Départ par vagues.')
}

async function proposeTwice(page: Page, title: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('textbox', { name: 'Notes' }).fill('À garder.')
  await page.getByRole('button', { name: 'Proposer cette course' }).press('Enter')
  await expect(page.locator(':focus', { hasText: 'Cinq points à corriger avant l’envoi' })).toBeVisible()
  await page.getByRole('link', { name: 'Choisissez une région.' }).press('Enter')
  await expect(page.getByRole('combobox', { name: 'Région' })).toBeFocused()
  await expect(page.getByRole('combobox', { name: 'Région' })).toHaveAccessibleDescription(
    'Choisissez une région.',
  )
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('À garder.')

  await fillIn(page, title)
  await page.getByRole('button', { name: 'Proposer cette course' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Merci, c’est proposé.' })).toBeFocused()
  await expect(page.getByRole('complementary').getByRole('link', { name: title })).toBeVisible()

  await page.getByRole('link', { name: 'En proposer une autre' }).press('Enter')
  await fillIn(page, `${title} bis`)
  await page.getByRole('button', { name: 'Proposer cette course' }).press('Enter')
  await expect(page.locator(':focus', { hasText: 'Une course du même jour lui ressemble.' })).toBeVisible()
  await expect(page.getByRole('alert').getByRole('link', { name: title })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Formats' })).toHaveValue('S, M')
  await page.getByRole('button', { name: 'La proposer quand même' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Merci, c’est proposé.' })).toBeFocused()
  await page.getByRole('link', { name: 'Voir ma proposition' }).press('Enter')
  await expect(page.getByText('Cette course attend l’accord d’un coach.')).toBeVisible()
}

test('a race is proposed by the keyboard: nothing is lost, what it resembles is said', async ({
  page,
  context,
  site,
}) => {
  await signInAsMember(context, site)
  await page.goto(path)
  await applicationStarted(page)
  await proposeTwice(page, 'Triathlon des Roseaux')
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('it is the same', async ({ page, context, site }) => {
    await signInAsMember(context, site)
    await proposeTwice(page, 'Triathlon des Saules')
  })
})

test('axe finds nothing', async ({ page, context, site }) => {
  test.slow()
  await signInAsMember(context, site)
  await page.goto(path)
  await fillIn(page, 'Triathlon des Chardons')
  await page.getByRole('button', { name: 'Proposer cette course' }).click()
  await expect(page.getByRole('heading', { name: 'Merci, c’est proposé.' })).toBeVisible()
  await lookAt(page, [path, page.url().replace(/^.*(?=\/espace)/, '')])
})
