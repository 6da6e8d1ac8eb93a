import type { Page } from '@playwright/test'
import { applicationStarted, expect, test } from '../journey.ts'
import { lookAt } from '../look-at.ts'

const cart = '/notre-boutique/panier'
const shirt = '/notre-boutique/produits/maillot-couloirs-homme?coloris=vert-piste&taille=m'
const shirtName = 'Maillot Couloirs, homme, Vert piste, taille\u00a0M'
const held = {
  shirt: 'maillot-couloirs-homme.vert-piste-m.2.5400',
  bottle: 'gourde-relief.blanc-craie.1.1600',
}

const quantityOf = (page: Page, name = shirtName) => page.getByRole('textbox', { name: `Quantité, ${name}` })
const statusOf = (page: Page) => page.getByRole('main').getByRole('status')
const badgeOf = (page: Page) => page.locator('[data-cart]').first()
const subtotal = (page: Page) => page.locator('.sums-total dd')

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('pieces are put in, changed, taken out and put back', async ({ page }) => {
      await page.goto(shirt)
      if (javaScriptEnabled) await applicationStarted(page)
      await page.getByRole('combobox', { name: 'Quantité' }).selectOption('2')
      await page.getByRole('button', { name: 'Ajouter au panier' }).click()
      await expect(page.getByText('est dans votre panier.')).toBeVisible()
      await expect(quantityOf(page)).toHaveValue('2')
      await expect(subtotal(page)).toHaveText('108,00\u00a0€')

      await page.getByRole('button', { name: `Un de plus, ${shirtName}` }).click()
      await expect(quantityOf(page)).toHaveValue('3')
      await expect(subtotal(page)).toHaveText('162,00\u00a0€')

      await quantityOf(page).fill('1')
      await quantityOf(page).press('Enter')
      await expect(subtotal(page)).toHaveText('54,00\u00a0€')

      await page.getByRole('button', { name: `Retirer ${shirtName} du panier` }).click()
      await expect(page.getByText('Votre panier est vide.')).toBeVisible()
      await page.getByRole('button', { name: /Annuler/ }).click()
      await expect(page.getByText('est de retour dans votre panier.')).toBeVisible()
      await expect(subtotal(page)).toHaveText('54,00\u00a0€')
    })
  })
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`refused, ${javaScriptEnabled ? 'with JavaScript' : 'without JavaScript'}`, () => {
    test.use({ javaScriptEnabled, expectedErrors: /422/ })

    test('a quantity that is none is said beside it, and stays as it was typed', async ({
      page,
      context,
      site,
    }) => {
      await context.addCookies([{ name: 'panier', value: held.shirt, url: site.url }])
      await page.goto(cart)
      if (javaScriptEnabled) await applicationStarted(page)
      await quantityOf(page).fill('deux')
      await quantityOf(page).press('Enter')
      await expect(page.getByRole('alert')).toContainText('Indiquez la quantité en chiffres, de 1 à 10.')
      await expect(quantityOf(page)).toHaveValue('deux')
      await expect(quantityOf(page)).toHaveAccessibleDescription(
        'Indiquez la quantité en chiffres, de 1 à 10.',
      )
      await expect(subtotal(page)).toHaveText('108,00\u00a0€')
    })
  })
}

test.describe('refused by the server', () => {
  test.use({ expectedErrors: /422/ })

  test('nothing of the cart is lost', async ({ page, context, site }) => {
    await context.addCookies([{ name: 'panier', value: held.shirt, url: site.url }])
    await page.goto(cart)
    await applicationStarted(page)
    await quantityOf(page).fill('-1')
    await quantityOf(page).blur()
    await expect(page.getByRole('alert')).toBeFocused()
    await page.getByRole('button', { name: `Un de plus, ${shirtName}` }).click()
    await expect(page.getByRole('alert')).toBeHidden()
    await expect(quantityOf(page)).toHaveValue('3')
  })

  test('typing again what is kept takes the refusal back', async ({ page, context, site }) => {
    await context.addCookies([{ name: 'panier', value: held.shirt, url: site.url }])
    await page.goto(cart)
    await applicationStarted(page)
    await quantityOf(page).fill('abc')
    await quantityOf(page).blur()
    await expect(page.getByRole('alert')).toBeFocused()
    await quantityOf(page).fill('2')
    await quantityOf(page).blur()
    await expect(page.getByRole('alert')).toBeHidden()
    await expect(quantityOf(page)).toHaveValue('2')
  })
})

test('the button that keeps a typed quantity is seen where no script does it', async ({ browser, site }) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled })
    await context.addCookies([{ name: 'panier', value: held.shirt, url: site.url }])
    const page = await context.newPage()
    await page.goto(site.url + cart)
    const keep = page.locator('.cart-keep')
    await expect(keep).toBeVisible({ visible: !javaScriptEnabled })
    await context.close()
  }
})

test('clicks faster than the answers all count, on every line', async ({ page, context, site }) => {
  await context.addCookies([{ name: 'panier', value: `${held.shirt}_${held.bottle}`, url: site.url }])
  const { promise: everybodyClicked, resolve: letAnswers } = Promise.withResolvers<void>()
  await page.route(/panier\.data/, async (route) => {
    await everybodyClicked
    await route.continue()
  })
  await page.goto(cart)
  await applicationStarted(page)
  const more = page.getByRole('button', { name: `Un de plus, ${shirtName}` })
  const moreBottles = page.getByRole('button', { name: 'Un de plus, Gourde Relief, Blanc craie' })
  for (let click = 0; click < 3; click += 1) await more.click()
  for (let click = 0; click < 2; click += 1) await moreBottles.click()
  // Seen at once, before any answer.
  await expect(quantityOf(page)).toHaveValue('5')
  await page.getByRole('link', { name: 'Passer la commande' }).click()
  letAnswers()
  await expect(page).toHaveURL('/commande')
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'panier')
  expect(cookie?.value).toBe('maillot-couloirs-homme.vert-piste-m.5.5400_gourde-relief.blanc-craie.3.1600')
})

test('what is being typed stays when an answer arrives', async ({ page, context, site }) => {
  await context.addCookies([{ name: 'panier', value: held.shirt, url: site.url }])
  const { promise: somethingTyped, resolve: letAnswer } = Promise.withResolvers<void>()
  await page.route(/panier\.data/, async (route) => {
    await somethingTyped
    await route.continue()
  })
  await page.goto(cart)
  await applicationStarted(page)
  await page.getByRole('button', { name: `Un de plus, ${shirtName}` }).click()
  await quantityOf(page).fill('1')
  letAnswer()
  await expect(page.locator('.cart-line[aria-busy]')).toHaveCount(0)
  await expect(subtotal(page)).toHaveText('162,00\u00a0€')
  await expect(quantityOf(page)).toHaveValue('1')
  await quantityOf(page).press('Enter')
  await expect(subtotal(page)).toHaveText('54,00\u00a0€')
})

test('a piece taken out before its number was kept comes back with that number', async ({
  page,
  context,
  site,
}) => {
  await context.addCookies([{ name: 'panier', value: held.shirt, url: site.url }])
  const { promise: everythingAsked, resolve: letAnswers } = Promise.withResolvers<void>()
  await page.route(/panier\.data/, async (route) => {
    await everythingAsked
    await route.continue()
  })
  await page.goto(cart)
  await applicationStarted(page)
  await page.getByRole('button', { name: `Un de plus, ${shirtName}` }).click()
  await quantityOf(page).fill('1')
  await quantityOf(page).press('Enter')
  await page.getByRole('button', { name: `Retirer ${shirtName} du panier` }).click()
  letAnswers()
  await page.getByRole('button', { name: /Annuler/ }).click()
  await expect(page.getByText('est de retour dans votre panier.')).toBeVisible()
  await expect(quantityOf(page)).toHaveValue('1')
})

test('whoever leaves by any link goes once everything is answered', async ({ page, context, site }) => {
  await context.addCookies([{ name: 'panier', value: `${held.shirt}_${held.bottle}`, url: site.url }])
  const { promise: linkPressed, resolve: letAnswers } = Promise.withResolvers<void>()
  await page.route(/panier\.data/, async (route) => {
    await linkPressed
    await route.continue()
  })
  await page.goto(cart)
  await applicationStarted(page)
  await page.getByRole('button', { name: `Un de plus, ${shirtName}` }).click()
  await page.getByRole('button', { name: 'Un de plus, Gourde Relief, Blanc craie' }).click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click()
  letAnswers()
  await expect(page).toHaveURL('/mentions-legales')
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'panier')
  expect(cookie?.value).toBe('maillot-couloirs-homme.vert-piste-m.3.5400_gourde-relief.blanc-craie.2.1600')
})

test('two tabs agree, and so does the badge of a cached page', async ({ page, context }) => {
  await page.goto(shirt)
  await applicationStarted(page)
  await page.getByRole('button', { name: 'Ajouter au panier' }).click()
  await expect(quantityOf(page)).toHaveValue('1')
  await expect(badgeOf(page)).toHaveAccessibleName('Panier, 1 article')

  const elsewhere = await context.newPage()
  await elsewhere.goto('/nos-stages')
  await expect(badgeOf(elsewhere)).toHaveAccessibleName('Panier, 1 article')
  const second = await context.newPage()
  await second.goto(cart)
  await applicationStarted(second)
  await second.getByRole('button', { name: `Un de plus, ${shirtName}` }).click()
  await expect(quantityOf(page)).toHaveValue('2')
  await expect(badgeOf(page)).toHaveAccessibleName('Panier, 2 articles')
  await expect(badgeOf(elsewhere)).toHaveAccessibleName('Panier, 2 articles')
  await expect(badgeOf(elsewhere).locator('.cart-badge')).toHaveAttribute('data-quantity', '2')

  await page.getByRole('button', { name: `Retirer ${shirtName} du panier` }).click()
  await expect(second.getByText('Votre panier est vide.')).toBeVisible()
  await expect(badgeOf(elsewhere)).toHaveAccessibleName('Panier')
  await expect(badgeOf(elsewhere).locator('.cart-badge')).toBeHidden()
})

test('coming back to a page shows the badge of now', async ({ page, context, site }) => {
  await page.goto('/nos-stages')
  await context.addCookies([{ name: 'panier', value: held.bottle, url: site.url }])
  await page.goto('/nos-soins')
  await expect(badgeOf(page)).toHaveAccessibleName('Panier, 1 article')
  await page.goBack()
  await expect(badgeOf(page)).toHaveAccessibleName('Panier, 1 article')
})

test('what was done is said once: a page loaded again says nothing', async ({ page, context, site }) => {
  await context.addCookies([{ name: 'panier', value: held.shirt, url: site.url }])
  await page.goto(cart)
  await applicationStarted(page)
  await page.getByRole('button', { name: /^Retirer/ }).click()
  await expect(statusOf(page)).toContainText('n’est plus dans votre panier.')
  await expect(statusOf(page)).toBeFocused()
  await expect(page).toHaveURL(cart)
  await page.reload()
  await expect(page.getByText('Votre panier est vide.')).toBeVisible()
  await expect(page.getByText('n’est plus dans votre panier.')).toHaveCount(0)
})

test('everything is done from the keyboard, and the focus stays where one works', async ({
  page,
  context,
  site,
}) => {
  await context.addCookies([{ name: 'panier', value: `${held.shirt}_${held.bottle}`, url: site.url }])
  await page.goto(cart)
  await applicationStarted(page)
  const more = page.getByRole('button', { name: `Un de plus, ${shirtName}` })
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(quantityOf(page)).toHaveValue('3')
  await expect(more).toBeFocused()
  await expect(statusOf(page)).toContainText('3\u00a0exemplaires')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: `Retirer ${shirtName} du panier` })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(statusOf(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: /Annuler/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(quantityOf(page)).toHaveValue('3')
})

test('a cart that changed says it, whatever was in it', async ({ page, context, site }) => {
  const value = `disparu.x.1.100_gourde-relief.vert-piste.9.900`
  await context.addCookies([{ name: 'panier', value, url: site.url }])
  await page.goto(cart)
  await expect(page.getByRole('region', { name: 'N’est plus dans votre panier' })).toContainText('Disparu')
  await expect(page.getByText(/la quantité passe de 9 à [1-5]\./)).toBeVisible()
  await expect(page.getByText('16\u00a0€ au lieu de 9\u00a0€')).toBeVisible()
  await applicationStarted(page)
  // Reading it again in another tab must not take it away from here before it is read.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByText(/la quantité passe de 9 à [1-5]\./)).toBeVisible()
})

test.describe('looked at', () => {
  test('axe finds nothing, and nothing is wider than a phone', async ({ page, context, site }) => {
    test.slow()
    await lookAt(page, [cart])
    const changed = `disparu.x.1.100_bonnet-ondes.vert-piste.1.1400_${held.shirt}_gourde-relief.vert-piste.9.900`
    for (const value of [`${held.shirt}_${held.bottle}`, changed]) {
      await context.addCookies([{ name: 'panier', value, url: site.url }])
      await lookAt(page, [`${cart}?fait=retrait&article=0.bonnet-ondes.bleu-bassin.1.1400`])
    }
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(cart)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  })
})
