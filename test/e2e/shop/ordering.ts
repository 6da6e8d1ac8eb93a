import { expect, type Page } from '@playwright/test'
import { orderButton } from '#app/domain/orders/placing/order-button.ts'

export const recapPath = '/commande/recapitulatif'
export const orderPath = /\/commande\/[\w-]{32}$/

export async function fillCart(page: Page, baseURL: string | undefined, cart: string): Promise<void> {
  await page.context().addCookies([{ name: 'panier', value: cart, url: baseURL ?? '' }])
}

type Wish = {
  email: string
  paymentMethod: string
  delivery: 'Livraison à domicile' | 'Remise à l’entraînement'
}

/** Fills the form in as people do, and goes on to the recap. */
export async function fillForm(page: Page, { email, paymentMethod, delivery }: Wish): Promise<void> {
  const main = page.getByRole('main')
  await main.getByLabel('Prénom', { exact: true }).fill('Camille')
  await main.getByLabel('Nom', { exact: true }).fill('Martin')
  await main.getByLabel('Adresse e-mail', { exact: true }).fill(email)
  await main.getByRole('radio', { name: delivery }).check()
  if (delivery === 'Livraison à domicile') {
    await main.getByRole('textbox', { name: 'Numéro et rue' }).fill('12 rue du Stade')
    await main.getByRole('textbox', { name: 'Code postal' }).fill('69003')
    await main.getByRole('textbox', { name: 'Ville' }).fill('Lyon')
  }
  await main.getByRole('radio', { name: paymentMethod }).check()
  await main.getByRole('button', { name: 'Continuer vers le récapitulatif' }).click()
  await expect(page).toHaveURL(recapPath)
}

export async function acceptAndOrder(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /J’ai lu et j’accepte/ }).check()
  await page.getByRole('button', { name: orderButton, exact: true }).click()
}
