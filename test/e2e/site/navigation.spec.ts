import { applicationStarted, expect, test } from '../journey.ts'
import { expectNoViolations } from '../violations.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('the application walks from page to page without loading a document again', async ({ page }) => {
  await page.goto('/')
  await applicationStarted(page)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  const menu = page.getByRole('navigation', { name: 'Menu principal' })
  for (const [name, path] of [
    ['Équipe', '/notre-equipe'],
    ['Stages', '/nos-stages'],
    ['Contact', '/contact'],
  ] as const) {
    await menu.getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
    await expect(page.locator('h1')).toBeVisible()
  }
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true)
  await page.goBack()
  await expect(page).toHaveURL('/nos-stages')
})

test('a page of another room is styled from its first frame', async ({ page }) => {
  await page.route('**/*.css', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
  await page.goto('/contact')
  await applicationStarted(page)
  await page.evaluate(() => {
    const displays = new Set<string>()
    Object.assign(window, { displays })
    const look = () => {
      const member = document.querySelector('.team-member')
      if (member) displays.add(getComputedStyle(member).display)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Équipe' }).click()
  await expect(page).toHaveURL('/notre-equipe')
  await expect(page.locator('h1')).toBeVisible()
  const displays = () => page.evaluate(() => [...(Reflect.get(window, 'displays') as Set<string>)])
  await expect.poll(displays).toContain('grid')
  expect(await displays()).toEqual(['grid'])
})

test('until somebody shows intent, a page without a live part loads the shell alone', async ({ page }) => {
  await page.goto('/notre-equipe')
  await applicationStarted(page)
  const [early, late] = await page.evaluate(() => {
    const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const loadedAt = page?.loadEventStart ?? 0
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
    return [true, false].map((isEarly) =>
      scripts.filter(({ startTime }) => startTime < loadedAt === isEarly).map(({ name }) => name),
    )
  })
  expect(early).toEqual([expect.stringMatching(/\/assets\/shell-/)])
  expect(late).not.toEqual([])
})

test('a link shown intent is prefetched', async ({ page }) => {
  await page.goto('/')
  await applicationStarted(page)
  const prefetched = page.waitForRequest((request) => request.url().includes('/nos-soins.data'))
  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Soins' }).hover()
  await prefetched
})

test('a slow page shows the loading bar, and says that it loads', async ({ page }) => {
  await page.goto('/')
  await applicationStarted(page)
  const held = Promise.withResolvers<void>()
  await page.route('**/temoignages.data*', async (route) => {
    await held.promise
    await route.continue()
  })
  const bar = page.locator('.loading-bar')
  const said = page.getByRole('status').filter({ hasText: 'Chargement de la page' })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Témoignages' }).click()
  await expect(bar).toHaveAttribute('data-phase', 'running')
  await expectNoViolations(page)
  await expect(said).toHaveCount(1)
  held.resolve()
  await expect(page).toHaveURL('/temoignages')
  await expect(said).toHaveCount(0)
  await expect(bar).toHaveAttribute('data-phase', 'idle')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the footer’s address leads to the contact form with the address filled in', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('contentinfo').getByLabel('Adresse e-mail').fill('athlete@exemple.fr')
    await page.getByRole('button', { name: 'Être recontacté' }).click()
    await expect(page).toHaveURL('/contact?email=athlete%40exemple.fr#contact-form')
    await expect(page.getByRole('main').getByLabel('Adresse e-mail')).toHaveValue('athlete@exemple.fr')
  })

  test('the hero’s drawing is there', async ({ page }) => {
    await page.goto('/')
    const drawing = page.locator('.hero-art').filter({ visible: true })
    await expect.poll(() => drawing.evaluate((art) => getComputedStyle(art).opacity)).toBe('1')
  })
})

test('the contact page has no footer form', async ({ page }) => {
  await page.goto('/contact')
  await expect(page.getByRole('contentinfo').getByLabel('Adresse e-mail')).toHaveCount(0)
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing moves: the final state is there at once', async ({ page }) => {
    await page.goto('/')
    // Shortened to less than a frame, one may still be on its way: nobody sees it.
    const seen = await page.evaluate(() =>
      document
        .getAnimations()
        .filter((one) => one.playState === 'running' && Number(one.effect?.getComputedTiming().endTime) > 16)
        .map((one) => one.id || one.constructor.name),
    )
    expect(seen).toEqual([])
  })
})
