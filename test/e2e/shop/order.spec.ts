import { orderButton } from '#app/domain/orders/placing/order-button.ts'
import { applicationStarted, expect, test } from '../journey.ts'
import { lookAt } from '../look-at.ts'
import { acceptAndOrder, fillCart, fillForm, orderPath, recapPath } from './ordering.ts'

test('by card: the recap, the fake payment, the order that is paid', async ({ page, baseURL }) => {
  await fillCart(page, baseURL, 'gourde-relief.blanc-craie.2.1600')
  await page.goto('/notre-boutique/panier')
  await applicationStarted(page)
  await page.getByRole('link', { name: 'Passer la commande' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Où et comment')
  const total = page.getByRole('complementary').locator('.sums-total')
  await expect(total).toContainText('Total, hors livraison')
  await page.getByRole('radio', { name: 'Livraison à domicile' }).check()
  await expect(total).toContainText('38,90')
  await page.getByRole('radio', { name: 'Remise à l’entraînement' }).check()
  await expect(page.getByRole('textbox', { name: 'Numéro et rue' })).toBeHidden()
  await expect(total).toContainText(/32\s€/)
  await fillForm(page, {
    email: 'carte@exemple.fr',
    paymentMethod: 'Carte bancaire',
    delivery: 'Livraison à domicile',
  })

  await expect(page.getByRole('navigation', { name: 'Étapes' }).getByText('Récapitulatif')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tout est juste')
  await expect(page.getByRole('checkbox')).not.toBeChecked()
  await acceptAndOrder(page)
  await expect(page.getByRole('heading', { name: 'Paiement d’essai' })).toBeVisible()
  await page.getByRole('button', { name: /Payer/ }).click()

  await expect(page).toHaveURL(orderPath)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Merci, c’est parti.')
  await expect(page.getByRole('region', { name: 'Suivi' }).locator('[aria-current="step"]')).toContainText(
    'Paiement accepté',
  )
  await expect(page.getByText('Disponible dès le paiement')).toBeHidden()
  await expect(page.getByRole('banner').locator('.cart-badge')).toBeHidden()
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(`by transfer ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, expectedErrors: /status of 422/ })

    test('a mistake, then the order and where to send the money', async ({ page, baseURL }) => {
      await fillCart(page, baseURL, 'gourde-relief.blanc-craie.1.1600')
      await page.goto('/commande')
      if (javaScriptEnabled) await applicationStarted(page)
      const main = page.getByRole('main')
      await main.getByLabel('Prénom', { exact: true }).fill('Camille')
      await main.getByRole('button', { name: 'Continuer vers le récapitulatif' }).click()
      const summary = page.getByRole('alert')
      await expect(summary).toContainText('à corriger avant l’envoi')
      await expect(summary).toBeFocused()
      await expect(main.getByLabel('Prénom', { exact: true })).toHaveValue('Camille')
      await summary.getByRole('link', { name: 'Indiquez votre nom.' }).click()
      await expect(main.getByLabel('Nom', { exact: true })).toBeFocused()

      await fillForm(page, {
        email: `virement-${javaScriptEnabled}@exemple.fr`,
        paymentMethod: 'Virement',
        delivery: 'Livraison à domicile',
      })
      // However slow the rest is: the box is ticked and the button pressed as soon as that is asked for.
      await page.route('**/commande/recapitulatif.data*', async (route) => {
        if (route.request().method() === 'GET') await new Promise(() => undefined)
        await route.continue()
      })
      await page.getByRole('button', { name: orderButton }).click()
      await expect(page.getByRole('alert')).toContainText('Cochez la case')
      await acceptAndOrder(page)
      await expect(page).toHaveURL(orderPath)
      await expect(page.getByText('EXEMFRPPXXX')).toBeVisible()
      await expect(page.getByText(/^\d{4}-\d{4}$/)).toBeVisible()
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)

      await page.getByText('Annuler cette commande').click()
      await page.getByRole('button', { name: 'Annuler la commande' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Commande annulée.')
    })
  })
}

test.describe('the last item taken meanwhile', () => {
  test.use({ expectedErrors: /status of 409/ })

  test('is said on the recap, with what is left of the order', async ({ page, baseURL, browser }) => {
    const email = (name: string) => `${name}@exemple.fr`
    const wish = { paymentMethod: 'Virement', delivery: 'Remise à l’entraînement' } as const
    await fillCart(page, baseURL, 'maillot-nuit.ardoise-l.2.5900_gourde-relief.blanc-craie.1.1600')
    await page.goto('/commande')
    await applicationStarted(page)
    await fillForm(page, { ...wish, email: email('lente') })

    const other = await browser.newPage({ baseURL })
    await fillCart(other, baseURL, 'maillot-nuit.ardoise-l.2.5900')
    await other.goto('/commande')
    await fillForm(other, { ...wish, email: email('rapide') })
    await acceptAndOrder(other)
    await expect(other).toHaveURL(orderPath)
    await other.close()

    await acceptAndOrder(page)
    const problem = page.getByRole('alert')
    await expect(problem).toContainText('Rien n’est commandé')
    await expect(problem).toContainText('ne peut plus être commandé')
    await expect(problem).toBeFocused()
    await expect(page.getByRole('checkbox', { name: /J’ai lu/ })).not.toBeChecked()
    await acceptAndOrder(page)
    await expect(page).toHaveURL(orderPath)
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Gourde Relief'])
  })
})

test('a double click is one order, and the back button finds it again', async ({ page, baseURL }) => {
  await fillCart(page, baseURL, 'gourde-isotherme.ardoise.1.2400')
  await page.goto('/commande')
  await applicationStarted(page)
  await fillForm(page, {
    email: 'double@exemple.fr',
    paymentMethod: 'Virement',
    delivery: 'Remise à l’entraînement',
  })
  await page.getByRole('checkbox', { name: /J’ai lu/ }).check()
  await page.getByRole('button', { name: orderButton }).dblclick()
  await expect(page).toHaveURL(orderPath)
  const order = page.url()

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('C’est déjà commandé.')
  await page.getByRole('link', { name: 'Voir ma commande' }).click()
  await expect(page).toHaveURL(order)
})

test('the page of an order follows its payment by itself', async ({ page, baseURL, context }) => {
  await fillCart(page, baseURL, 'gourde-isotherme.ardoise.1.2400')
  await page.goto('/commande')
  await applicationStarted(page)
  await fillForm(page, {
    email: 'suivi@exemple.fr',
    paymentMethod: 'Carte bancaire',
    delivery: 'Remise à l’entraînement',
  })
  await acceptAndOrder(page)
  await expect(page.getByRole('heading', { name: 'Paiement d’essai' })).toBeVisible()
  const fake = page.url()
  await page
    .getByRole('link', { name: /[Rr]evenir|[Rr]enoncer|[Aa]bandonner|[Rr]etour/ })
    .first()
    .click()
  await expect(page).toHaveURL(orderPath)
  await expect(page.getByRole('button', { name: 'Payer par carte' })).toBeVisible()

  const elsewhere = await context.newPage()
  await elsewhere.goto(fake)
  await elsewhere.getByRole('button', { name: /Payer/ }).click()
  await expect(elsewhere).toHaveURL(orderPath)
  await elsewhere.close()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Merci, c’est parti.', { timeout: 15_000 })
})

test('by keyboard alone, from the form to the order', async ({ page, baseURL }) => {
  await fillCart(page, baseURL, 'gourde-relief.blanc-craie.1.1600')
  await page.goto('/commande')
  await applicationStarted(page)
  await page.getByLabel('Prénom', { exact: true }).focus()
  for (const words of ['Camille', 'Martin', 'clavier@exemple.fr']) {
    await page.keyboard.type(words)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('checkbox', { name: /moins de 18/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Remise à l’entraînement' })).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('checkbox', { name: /se passe d’adresse/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Virement' })).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(recapPath)
  await page.getByRole('checkbox', { name: /J’ai lu/ }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /conditions générales de vente/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: orderButton })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(orderPath)
})

test.describe('looked at', () => {
  test('axe finds nothing and nothing is wider than a page', async ({ page, baseURL }) => {
    test.slow()
    await lookAt(page, ['/commande'])
    const cart = 'gourde-relief.blanc-craie.1.1600_t-shirt-relief.blanc-craie-s.1.3400'
    await fillCart(page, baseURL, cart)
    await page.goto('/commande')
    await fillForm(page, {
      email: 'axe@exemple.fr',
      paymentMethod: 'Virement',
      delivery: 'Livraison à domicile',
    })
    await lookAt(page, ['/commande', recapPath])
    await page.setViewportSize({ width: 320, height: 800 })
    for (const path of ['/commande', recapPath]) {
      await page.goto(path)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    }
    await acceptAndOrder(page)
    await expect(page).toHaveURL(orderPath)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await lookAt(page, [page.url(), `${page.url()}/conditions`])
  })
})
