import { applicationStarted, expect, test } from '../journey.ts'
import { lookAt } from '../look-at.ts'

const jersey = '/notre-boutique/produits/maillot-couloirs-femme'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('one finds a product by its collection and its filters, and the back button undoes them', async ({
      page,
    }) => {
      await page.goto('/')
      if (javaScriptEnabled) await applicationStarted(page)
      await page.getByRole('banner').getByRole('link', { name: 'Boutique' }).click()
      await expect(page).toHaveURL('/notre-boutique')
      const products = page.getByRole('main').getByRole('article')
      await expect(products).toHaveCount(12)
      await page
        .getByRole('navigation', { name: 'Collections' })
        .getByRole('link', { name: 'Course' })
        .click()
      await expect(page).toHaveURL('/notre-boutique/collection/course')
      await expect(page.getByRole('heading', { level: 1, name: 'Courir léger.' })).toBeVisible()
      const form = page.getByRole('form', { name: 'Filtrer et trier' })
      await form.getByLabel('Pour').selectOption('Enfant')
      if (!javaScriptEnabled) await form.getByRole('button', { name: 'Afficher' }).click()
      await expect(page).toHaveURL('/notre-boutique/collection/course?genre=enfant')
      await expect(products).toHaveCount(1)
      await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Un article' })).toBeVisible()
      await page.getByRole('link', { name: 'Effacer les filtres' }).click()
      await expect(page).toHaveURL('/notre-boutique/collection/course')
      await expect(products).toHaveCount(5)
      await page.goBack()
      await expect(products).toHaveCount(1)
      await page.getByRole('heading', { name: 'T-shirt Relief, enfant' }).getByRole('link').click()
      await expect(page).toHaveURL('/notre-boutique/produits/t-shirt-relief-enfant')
    })

    test('a variant is chosen with the keyboard, and stands in the address', async ({ page }) => {
      await page.goto(jersey)
      if (javaScriptEnabled) await applicationStarted(page)
      const colours = page.getByRole('navigation', { name: 'Coloris' })
      const sizes = page.getByRole('navigation', { name: 'Taille' })
      await colours.getByRole('link', { name: 'Ardoise' }).focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/coloris=ardoise/)
      await expect(page.getByRole('img', { name: 'Maillot Couloirs, femme, ardoise' }).first()).toBeVisible()
      await sizes.getByRole('link', { name: 'S Plus que 2', exact: true }).focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`${jersey}?coloris=ardoise&taille=s`)
      await expect(sizes.getByRole('link', { name: /^S / })).toHaveAttribute('aria-current', 'true')
      await expect(page.getByText('Plus que 2, expédié sous 2 jours ouvrés')).toBeVisible()
      await expect(page.getByRole('row', { name: /^S / })).toHaveAttribute('aria-current', 'true')
      const quantity = page.getByRole('combobox', { name: 'Quantité' })
      await expect(quantity.getByRole('option')).toHaveCount(2)
    })

    test('a sold-out variant is visible, said, and cannot be put into the cart', async ({ page }) => {
      await page.goto(jersey)
      if (javaScriptEnabled) await applicationStarted(page)
      await expect(page.getByRole('button', { name: 'Ajouter au panier' })).toBeVisible()
      await page.getByRole('navigation', { name: 'Taille' }).getByRole('link', { name: 'XL Épuisé' }).click()
      await expect(page).toHaveURL(/taille=xl/)
      await expect(page.getByText('Cet article est épuisé en vert piste, taille XL.')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Ajouter au panier' })).toBeHidden()
    })

    test('no size is chosen for the buyer: adding asks for it, then adds', async ({ page }) => {
      await page.goto(jersey)
      if (javaScriptEnabled) await applicationStarted(page)
      const sizes = page.getByRole('navigation', { name: 'Taille' })
      await expect(sizes.locator('[aria-current]')).toHaveCount(0)
      const add = page.getByRole('button', { name: 'Ajouter au panier' })
      await add.click()
      await expect(sizes.getByRole('alert')).toHaveText('Choisissez d’abord votre taille.')
      await expect(sizes.getByRole('alert')).toBeFocused()
      await expect(sizes.getByRole('alert')).toBeInViewport()
      await sizes.getByRole('link', { name: /^M / }).click()
      await expect(sizes.getByRole('alert')).toHaveCount(0)
      await add.click()
      await expect(page.getByText('est dans votre panier.')).toBeVisible()
      await expect(page.getByText(/Maillot Couloirs, femme/).first()).toBeVisible()
    })

    test('pictures are chosen and enlarged', async ({ page }) => {
      await page.goto(jersey)
      if (javaScriptEnabled) await applicationStarted(page)
      const near = page.getByRole('img', { name: 'vert piste : le motif de près' }).first()
      await expect(near).toBeHidden()
      await page.getByRole('radio', { name: 'Face' }).focus()
      await page.keyboard.press('ArrowRight')
      await expect(page.getByRole('radio', { name: 'Motif en détail' })).toBeChecked()
      await expect(near).toBeVisible()
      await page.getByRole('button', { name: 'Agrandir l’image' }).click()
      const large = page.getByRole('dialog', { name: 'Maillot Couloirs, femme, en grand' })
      await expect(large.getByRole('img', { name: /le motif de près/ })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(large).toBeHidden()
      await page.keyboard.press('ArrowLeft')
      const widthOf = async (place: typeof large) =>
        (await place.getByRole('img', { name: 'vert piste', exact: false }).first().boundingBox())?.width ?? 0
      const before = await widthOf(page.getByRole('main'))
      await page.getByRole('button', { name: 'Agrandir l’image' }).click()
      expect(await widthOf(large)).toBeGreaterThan(1.5 * before)
    })
  })
}

test('filters that find nothing say so, and lead back', async ({ page }) => {
  await page.goto('/notre-boutique?genre=enfant&prix=60-')
  await expect(page.getByRole('heading', { name: 'Aucun article ne correspond' })).toBeVisible()
  await page.getByRole('link', { name: 'Effacer les filtres' }).click()
  await expect(page).toHaveURL('/notre-boutique')
})

test('a page that was kept is corrected without the application', async ({ page }) => {
  const key = 'maillot-couloirs-femme.vert-piste-m'
  await page.route('**/entry.client-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await page.route('**/stock.json*', (route) =>
    route.fulfill({ json: { [key]: ['none', 'Épuisé'], 'gourde-relief': ['few', 'Plus que\u00a04'] } }),
  )
  await page.goto(`${jersey}?coloris=vert-piste&taille=m`)
  await expect(page.getByRole('button', { name: 'Ajouter au panier' })).toBeHidden()
  await expect(page.getByText('Cet article est épuisé en vert piste, taille M.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'M Épuisé' })).toBeVisible()
  // Named by the page as few, but not by the answer: there is plenty again.
  await expect(page.getByRole('link', { name: 'XL En stock' })).toBeVisible()
  const bottle = page.getByRole('article').filter({ hasText: 'Gourde Relief' }).first()
  await expect(bottle.getByText('Plus que 4')).toBeVisible()
})

test('the correction survives the start of the application', async ({ page }) => {
  await page.route('**/stock.json*', (route) =>
    route.fulfill({ json: { 'maillot-couloirs-femme.vert-piste-m': ['none', 'Épuisé'] } }),
  )
  await page.goto(`${jersey}?coloris=vert-piste&taille=m`)
  await expect(page.getByRole('button', { name: 'Ajouter au panier' })).toBeHidden()
  await applicationStarted(page)
  await expect(page.getByRole('button', { name: 'Ajouter au panier' })).toBeHidden()
  await page.getByRole('link', { name: 'L En stock', exact: true }).click()
  await expect(page).toHaveURL(/taille=l$/)
  await expect(page.getByRole('button', { name: 'Ajouter au panier' })).toBeVisible()
})

test('sold-out and filtered pages can be read by everybody, on a phone and on a desk', async ({ page }) => {
  test.slow()
  await lookAt(page, [
    '/notre-boutique?genre=enfant&prix=60-',
    '/notre-boutique/collection/triathlon?tri=prix-decroissant',
    `${jersey}?coloris=vert-piste&taille=xl`,
    '/notre-boutique/produits/maillot-nuit',
    '/notre-boutique/produits/bonnet-ondes?coloris=vert-piste',
  ])
})

test('what a product warns of, and whether it can be undone, are read without opening anything', async ({
  page,
}) => {
  await page.goto('/notre-boutique/produits/bonnet-ondes-enfant')
  const main = page.getByRole('main')
  await expect(main.getByText('Ne convient pas aux enfants de moins de trois ans.')).toBeVisible()
  await expect(main.locator('.buy-perks')).toContainText(/Rétractation\s:\s14\sjours/)
})
