import { applicationStarted, expect, test } from '../journey.ts'
import { field, options, searchWindow, status } from './search-window.ts'

test('Home, End and the letters stay with the text', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Control+k')
  await field(page).fill('lanzarote')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Home')
  await page.keyboard.type('stage ')
  await expect(field(page)).toHaveValue('stage lanzarote')
  await page.keyboard.press('End')
  await page.keyboard.press('Shift+ArrowUp')
  await page.keyboard.press('Backspace')
  await expect(field(page)).toHaveValue('')
})

test('Enter that ends the composition of a word leads nowhere, with Ctrl it opens another tab', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await page.keyboard.press('Control+k')
  await field(page).fill('lanzarote')
  await expect(options(page).first()).toContainText('Lanzarote')
  await expect(status(page)).toHaveText(/résultat/)
  for (const composing of [{ isComposing: true }, { keyCode: 229 }])
    await field(page).dispatchEvent('keydown', { key: 'Enter', ...composing })
  const opened = context.waitForEvent('page')
  await page.keyboard.press('Control+Enter')
  await expect(await opened).toHaveURL('/nos-stages/lanzarote')
  await expect(page).toHaveURL('/')
  await expect(searchWindow(page)).toBeVisible()
})

test('over the menu of a phone, a result closes both', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('button', { name: /menu/i }).first().click()
  await expect(page.locator('#menu')).toBeVisible()
  await page.keyboard.press('Control+k')
  await field(page).fill('lanzarote')
  await options(page).first().click()
  await expect(page).toHaveURL('/nos-stages/lanzarote')
  await expect(page.locator('#menu')).toBeHidden()
  await expect(page.locator('h1')).toBeFocused()
})

test('a step back in the history closes it', async ({ page }) => {
  await page.goto('/')
  await applicationStarted(page)
  await page.locator('.site-header').getByRole('link', { name: 'Soins' }).click()
  await expect(page).toHaveURL('/nos-soins')
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(searchWindow(page)).toBeHidden()
})

test('on the page it leads to, the focus goes back where it was', async ({ page }) => {
  await page.goto('/nos-stages/lanzarote')
  const link = page.getByRole('link', { name: 'Rechercher', exact: true })
  await link.focus()
  await page.keyboard.press('Enter')
  await field(page).fill('lanzarote')
  await options(page).first().click()
  await expect(searchWindow(page)).toBeHidden()
  await expect(link).toBeFocused()
})

test('the window is as high as the keyboard of a phone leaves it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => {
    let height = 844
    Object.defineProperty(VisualViewport.prototype, 'height', { get: () => height })
    addEventListener('keyboard-shown', () => {
      height = 400
      visualViewport?.dispatchEvent(new Event('resize'))
    })
  })
  await page.goto('/')
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.evaluate(() => dispatchEvent(new Event('keyboard-shown')))
  await expect.poll(async () => (await searchWindow(page).boundingBox())?.height).toBe(400)
})

test('a slip of the fingers is understood, and said; a page stands there once', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Control+k')
  await field(page).fill('lanzarotte')
  await expect(options(page).first()).toContainText('Stage Lanzarote')
  await expect(status(page)).toHaveText(/^\d+\srésultats? pour «.lanzarote.»$/)
  await field(page).fill('seuil')
  await expect(status(page)).toHaveText(/^\d+\srésultats$/)
  const titles = await options(page).locator('b').allTextContents()
  expect(titles).toEqual([...new Set(titles)])
  expect(await status(page).textContent()).toBe(`${titles.length}\u00A0résultats`)
})

test('letters typed in a row are one question; nothing but answers is fetched', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Control+k')
  await expect(options(page).first()).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await field(page).pressSequentially('marathon')
  await expect(options(page).first()).toContainText('arathon')
  expect(asked.filter((path) => /wasm|worker|sql|__nuxt_content/.test(path))).toEqual([])
  expect(asked.filter((path) => path === '/recherche.json').length).toBeLessThan(8)
})
