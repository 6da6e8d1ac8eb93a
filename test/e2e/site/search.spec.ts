import { applicationStarted, expect, test } from '../journey.ts'
import { lookAt } from '../look-at.ts'
import { expectNoViolations } from '../violations.ts'
import { field, options, searchWindow, status } from './search-window.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the header leads to the page of results, which leads to headings', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Rechercher', exact: true }).click()
    await expect(page).toHaveURL('/recherche')
    await page.getByLabel('Que cherchez-vous').fill('retractation')
    await page.getByRole('button', { name: 'Rechercher' }).click()
    await expect(page).toHaveURL('/recherche?q=retractation')
    await expect(page.locator('.search-count')).toContainText('résultats pour')
    await expect(page.locator('mark').first()).toBeVisible()
    await page.getByRole('link', { name: 'Droit de rétractation' }).first().click()
    await expect(page).toHaveURL(/\/cgv#droit-de-r/)
  })

  test('results are filtered by links', async ({ page }) => {
    await page.goto('/recherche?q=triathlon')
    await page
      .getByRole('navigation', { name: 'Filtrer les résultats' })
      .getByRole('link', { name: /Stages/ })
      .click()
    await expect(page).toHaveURL('/recherche?q=triathlon&dans=stages')
    await expect(page.locator('main h2')).toHaveText(['Stages'])
  })
})

test('Ctrl K opens the window at once, what is typed meanwhile included', async ({ page }) => {
  await page.goto('/nos-soins')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('seances')
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('seances')
  await expect(options(page).first()).toContainText('séance')
  await expect(status(page)).toHaveText(/^\d+\srésultats$/)
})

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('nothing is wider than the screen', async ({ page }) => {
    await page.goto('/recherche?q=stage')
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(await overflow()).toBeLessThanOrEqual(0)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('entrainement')
    await expect(options(page).first()).toBeVisible()
    // Once it has slid into place.
    const place = async () => {
      const { x = 1, y = 1, height = 0 } = (await searchWindow(page).boundingBox()) ?? {}
      return [x, y, height].map((length) => Math.abs(Math.round(length)))
    }
    await expect.poll(place).toEqual([0, 0, 640])
    expect(await overflow()).toBeLessThanOrEqual(0)
  })
})

test('by keyboard: down, enter, the heading has the focus', async ({ page }) => {
  await page.goto('/nos-soins')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('droit de retractation')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  const second = options(page).nth(1)
  await page.keyboard.press('ArrowDown')
  await expect(second).toHaveAttribute('aria-selected', 'true')
  await expect(field(page)).toHaveAttribute(
    'aria-activedescendant',
    (await second.getAttribute('id')) ?? 'none',
  )
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  const address = '/cgv#droit-de-r%C3%A9tractation'
  while ((await options(page).and(page.locator('[aria-selected=true]')).getAttribute('href')) !== address)
    await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(searchWindow(page)).toBeHidden()
  await expect(page).toHaveURL(address)
  await expect(page.locator('h2#droit-de-rétractation')).toBeFocused()
  await expect(page.locator('h2#droit-de-rétractation')).toBeInViewport()
})

test('Enter before the answer came opens the first result', async ({ page }) => {
  await page.route('**/recherche.json**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
  await page.goto('/')
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('lanzarote')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/nos-stages/lanzarote')
  await expect(page.locator('h1')).toBeFocused()
})

test('by mouse: the header opens it, a kind filters, a row leads there', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Rechercher', exact: true }).click()
  await expect(page).toHaveURL('/')
  await expect(searchWindow(page).getByText('Les plus demandées')).toBeVisible()
  await field(page).fill('triathlon')
  await searchWindow(page)
    .getByRole('button', { name: /Stages/ })
    .click()
  await expect(searchWindow(page).getByRole('group', { name: 'Stages' })).toBeVisible()
  await expect(searchWindow(page).getByRole('group', { name: 'Pages' })).toBeHidden()
  await options(page).filter({ hasText: 'Stage Lanzarote' }).first().click()
  await expect(page).toHaveURL(/\/nos-stages\/lanzarote/)
})

test('closing gives the focus back, and the words are there again', async ({ page }) => {
  await page.goto('/')
  const link = page.getByRole('link', { name: 'Rechercher', exact: true })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('piste')
  await page.keyboard.press('Escape')
  await expect(searchWindow(page)).toBeHidden()
  await expect(link).toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toHaveValue('piste')
  await searchWindow(page).getByRole('button', { name: 'Effacer la recherche' }).click()
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('')
  await searchWindow(page).getByRole('button', { name: 'Fermer' }).click()
  await expect(searchWindow(page)).toBeHidden()
})

test('it holds the focus', async ({ page }) => {
  await page.goto('/')
  await applicationStarted(page)
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Tab')
    const isBehind = await page.evaluate(() => {
      const focused = document.activeElement
      return focused !== null && focused !== document.body && focused.closest('dialog') === null
    })
    expect(isBehind).toBe(false)
  }
})

test('Ctrl K closes it too', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(searchWindow(page)).toBeHidden()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
})

test('what was opened from the search comes first the next time', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('font-romeu')
  await expect(options(page).first()).toContainText('Stage Font-Romeu')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/nos-stages/font-romeu')
  await expect(searchWindow(page)).toBeHidden()
  await page.keyboard.press('Control+k')
  await field(page).fill('')
  await expect(options(page).first()).toContainText('Stage Font-Romeu')
})

test('without results it says so, and where to ask', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('xylophone')
  await expect(status(page)).toHaveText('Aucun résultat')
  await expect(searchWindow(page).getByRole('link', { name: 'Nous poser la question' })).toBeVisible()
})

test('an answer that comes late does not replace a newer one', async ({ page }) => {
  const held = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  await page.route('**/recherche.json?q=stage', async (route) => {
    const response = await route.fetch()
    await held.promise
    await route.fulfill({ response }).catch(() => undefined)
    answered.resolve()
  })
  await page.goto('/')
  await page.keyboard.press('Control+k')
  const asked = page.waitForRequest('**/recherche.json?q=stage')
  await field(page).fill('stage')
  await asked
  await field(page).fill('crawl')
  await expect(options(page).first()).toContainText('crawl')
  held.resolve()
  await answered.promise
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })))
  await expect(options(page).first()).toContainText('crawl')
})

test.describe('when the server fails', () => {
  test.use({ expectedErrors: /500|ERR_FAILED|Failed to load/ })

  test('it says so, keeps the words and tries again', async ({ page }) => {
    let fails = true
    await page.route('**/recherche.json**', (route) =>
      fails ? route.fulfill({ status: 500 }) : route.continue(),
    )
    await page.goto('/')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('marathon')
    await expect(status(page)).toHaveText('La recherche ne répond pas')
    await expect(searchWindow(page).getByRole('link', { name: 'page de recherche' })).toHaveAttribute(
      'href',
      '/recherche?q=marathon',
    )
    fails = false
    await searchWindow(page).getByRole('button', { name: 'Réessayer' }).click()
    await expect(field(page)).toHaveValue('marathon')
    await expect(options(page).first()).toContainText('marathon')
  })

  test('while it is slow it says so, and Enter leads to the page of results', async ({ page }) => {
    await page.route('**/recherche.json**', () => undefined)
    await page.goto('/')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('marathon')
    await expect(status(page)).toHaveText('Recherche en cours…')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/recherche?q=marathon')
    await expect(page.locator('.search-count')).toContainText('marathon')
  })

  test('without the files of the window, the page of results opens', async ({ page }) => {
    await page.route('**/assets/palette-*.js', (route) => route.abort())
    await page.goto('/')
    await page.keyboard.press('Control+k')
    await expect(page).toHaveURL('/recherche')
  })
})

test('nothing of it is fetched before it is asked for', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.goto('/')
  await applicationStarted(page)
  await page.waitForLoadState('networkidle')
  expect(fetched.filter((url) => /palette|\/recherche/.test(url))).toEqual([])
})

test('a click with Ctrl on the link opens the page of results in another tab', async ({ page, context }) => {
  await page.goto('/')
  await applicationStarted(page)
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Rechercher', exact: true }).click({ modifiers: ['Control'] })
  await expect(await opened).toHaveURL('/recherche')
  await expect(searchWindow(page)).toBeHidden()
})

test.describe('looked at', () => {
  test('axe finds nothing in the window nor in the page of results', async ({ page }) => {
    test.slow()
    await page.goto('/nos-soins')
    await page.keyboard.press('Control+k')
    for (const query of ['', 'séance', 'xylophone']) {
      await field(page).fill(query)
      await expect(status(page)).toHaveText(query === '' ? '' : /résultat/)
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await expectNoViolations(page, { width, query }, '.palette')
      }
    }
    await lookAt(page, ['/recherche', '/recherche?q=s%C3%A9ance', '/recherche?q=xylophone'])
  })
})
