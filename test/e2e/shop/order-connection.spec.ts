import { orderButton } from '#app/domain/orders/placing/order-button.ts'
import { applicationStarted, expect, test } from '../journey.ts'
import { acceptAndOrder, fillCart, fillForm, orderPath } from './ordering.ts'

test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET|fetch manifest patches/ })

test('a connection that breaks loses nothing typed, and makes no second order', async ({
  page,
  baseURL,
  context,
}) => {
  await fillCart(page, baseURL, 'gourde-isotherme.ardoise.1.2400')
  await page.goto('/commande')
  await applicationStarted(page)
  const main = page.getByRole('main')
  await main.getByLabel('Prénom', { exact: true }).fill('Camille')
  await context.setOffline(true)
  await main.getByRole('button', { name: 'Continuer vers le récapitulatif' }).click()
  await expect(page.getByRole('alert')).toContainText('La connexion s’est interrompue')
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(main.getByLabel('Prénom', { exact: true })).toHaveValue('Camille')
  await context.setOffline(false)
  await fillForm(page, {
    email: 'coupure@exemple.fr',
    paymentMethod: 'Virement',
    delivery: 'Remise à l’entraînement',
  })

  let made = ''
  await page.route(/recapitulatif/, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    const answer = await route.fetch({ maxRedirects: 0 })
    made = /\/commande\/[\w-]{32}/.exec(await answer.text())?.[0] ?? ''
    return route.abort('connectionreset')
  })
  await acceptAndOrder(page)
  await expect(page.getByRole('alert')).toContainText('qu’une fois')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tout est juste')
  expect(made).toMatch(orderPath)
  await page.unroute(/recapitulatif/)
  await page.getByRole('button', { name: orderButton, exact: true }).click()
  await expect(page).toHaveURL(made)
})

test('an order’s page stays when the connection breaks, and leads to the payment once it is back', async ({
  page,
  baseURL,
  context,
}) => {
  await fillCart(page, baseURL, 'gourde-isotherme.ardoise.1.2400')
  await page.goto('/commande')
  await fillForm(page, {
    email: 'coupure-payer@exemple.fr',
    paymentMethod: 'Carte bancaire',
    delivery: 'Remise à l’entraînement',
  })
  await acceptAndOrder(page)
  await page.getByRole('link', { name: /Revenir|Annuler|Abandonner/ }).click()
  await expect(page).toHaveURL(orderPath)
  await applicationStarted(page)
  const alert = page.getByRole('main').getByRole('alert')
  await context.setOffline(true)
  await page.getByText('Annuler cette commande').click()
  for (const button of ['Payer par carte', 'Annuler la commande']) {
    await page.getByRole('button', { name: button }).click()
    await expect(alert).toBeFocused()
    await expect(alert).toContainText('qu’une fois')
  }
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Payer par carte' }).click()
  await expect(page).toHaveURL(/_paiement/)
})
