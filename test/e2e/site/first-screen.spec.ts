import type { Page } from '@playwright/test'
import { applicationStarted, expect, test } from '../journey.ts'
import { publicPaths } from '../public-paths.ts'

test.describe('on a phone, without JavaScript', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false })

  test('a price and its act are on the first screen, and at the thumb further down', async ({ page }) => {
    for (const [path, price, act] of [
      ['/nos-stages/lanzarote', /€/, 'S’inscrire'],
      ['/nos-stages/font-romeu', /€/, 'Rejoindre la liste d’attente'],
      ['/notre-boutique/produits/maillot-couloirs-femme', /€/, 'Ajouter'],
      ['/coaching/natation', /dès .*€/, 'Demander un bilan gratuit'],
    ] as const) {
      await page.goto(path)
      const bar = page.getByRole('complementary', { name: 'Prix', exact: true })
      const button = bar.getByText(act, { exact: true })
      if (path.startsWith('/notre-boutique')) await expect(bar).toContainText(/En stock|Plus que/)
      for (const scrolled of [0, 2000]) {
        await page.evaluate((top) => scrollTo(0, top), scrolled)
        await expect(bar.getByText(price)).toBeInViewport({ ratio: 1 })
        await expect(button).toBeInViewport({ ratio: 1 })
      }
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await expect(bar, 'the footer is under nothing').not.toBeInViewport()
    }
  })

  test('home says where, when, how much, and what can be checked', async ({ page }) => {
    await page.goto('/')
    for (const text of [/^Lyon, .*\d\sh/, /dès \d+\s€/, /coachs diplômés, carte à vérifier/])
      await expect(page.getByRole('listitem').filter({ hasText: text }).first()).toBeInViewport({ ratio: 1 })
    const line = page.locator('.hero-line:visible')
    await expect(line, 'the one coloured line is drawn').toHaveCSS('stroke-dashoffset', '0px')
    await page.emulateMedia({ colorScheme: 'light' })
    await page.locator('.ink').first().scrollIntoViewIfNeeded()
    expect(await page.evaluate(headerOver), 'nothing shows through the header').toEqual(['1', '1'])
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the button at the foot asks for a size, then adds', async ({ page }) => {
    await page.goto('/notre-boutique/produits/maillot-couloirs-femme')
    await applicationStarted(page)
    const bar = page.getByRole('complementary', { name: 'Prix', exact: true })
    await bar.getByRole('button', { name: 'Ajouter' }).click()
    const sizes = page.getByRole('navigation', { name: 'Taille' })
    await expect(sizes.getByRole('alert')).toBeInViewport()
    for (const count of [2, 3, 4, 5, 6, 7, 8, 9])
      for (const width of [320, 390, 1440]) {
        await page.setViewportSize({ width, height: 844 })
        expect(await sizes.evaluate(shortestRow, count), `${count} sizes at ${width} px`).toBeGreaterThan(1)
      }
    await page.setViewportSize({ width: 390, height: 844 })
    await page.reload()
    await applicationStarted(page)
    await sizes.getByRole('link', { name: /^M / }).click()
    await expect(bar.getByText(/En stock|Plus que/)).toBeVisible()
    await bar.getByRole('button', { name: 'Ajouter' }).click()
    await expect(page.getByText('est dans votre panier.')).toBeVisible()
  })

  test('a press while the size is on its way adds that size', async ({ page }) => {
    await page.goto('/notre-boutique/produits/maillot-couloirs-femme')
    await applicationStarted(page)
    const released = Promise.withResolvers<void>()
    await page.route(
      ({ pathname }) => pathname.endsWith('.data'),
      async (route) => {
        await released.promise
        await route.continue()
      },
    )
    await page.getByRole('navigation', { name: 'Taille' }).getByRole('link', { name: /^M / }).click()
    const bar = page.getByRole('complementary', { name: 'Prix', exact: true })
    await bar.getByRole('button', { name: 'Ajouter' }).click()
    released.resolve()
    await expect(page.getByText('est dans votre panier.')).toBeVisible()
    await expect(page.getByText('Choisissez d’abord votre taille.')).toHaveCount(0)
  })
})

for (const path of [
  '/',
  '/notre-boutique',
  '/notre-boutique/produits/maillot-couloirs-femme',
  '/cgv',
  '/nos-stages/lanzarote',
  '/coaching/triathlon',
  '/nos-outils/calculateur-equivalence-running',
])
  test(`nothing moves while ${path} comes to life, at any width`, async ({ page }) => {
    await page.addInitScript(watchShifts)
    for (const width of [320, 390, 1280, 1366, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await applicationStarted(page)
      const { sum, moved } = await shiftsOf(page)
      expect(sum, `at ${width} px: ${moved.join('; ')}`).toBeLessThan(0.01)
    }
  })

/** How many sizes stand on the row with the fewest, of a product of `count` sizes. */
function shortestRow(part: Element, count: number): number {
  const list = part.querySelector('ul')
  const first = list?.firstElementChild
  if (!list || !first) return 0
  const copy = list.cloneNode() as Element
  for (let index = 0; index < count; index += 1) copy.append(first.cloneNode(true))
  list.after(copy)
  const tops = [...copy.children].map((size) => Math.round(size.getBoundingClientRect().top))
  copy.remove()
  return Math.min(
    ...Map.groupBy(tops, (top) => top)
      .values()
      .map(({ length }) => length),
  )
}

/** Whether the header is painted whole: its opacity, that of its ground. */
function headerOver(): string[] {
  const { opacity, backgroundColor } = getComputedStyle(
    document.querySelector('.site-header') ?? document.body,
  )
  const alpha = /[/,] ?([\d.]+)\)$/.exec(backgroundColor)?.[1]
  return [opacity, /^(?:rgb\(|oklch\([^/]*$)/.test(backgroundColor) ? '1' : (alpha ?? '0')]
}

/** Opened once each: a wider window only lays out again, in the letters shown before Archivo came and in its own. */
test('the first screen does not move when the titles’ font comes late, on any page at any width', async ({
  page,
}) => {
  test.slow()
  for (const path of publicPaths) {
    await page.goto(path)
    for (const width of [320, 390, 768, 1024, 1280, 1366, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(shiftOfTitles), `${path} at ${width} px`).toBeLessThan(0.02)
    }
  }
})

test('what lies behind a first screen stays there while the rest of the page arrives', async ({ page }) => {
  test.slow()
  for (const path of publicPaths) {
    await page.goto(path)
    for (const width of [320, 390, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await page.evaluate(movedByWhatFollows), `${path} at ${width} px`).toEqual([])
    }
  }
})

/** The large drawings that stand elsewhere, by more than a row of a grid (pieces of the shop: at all), as long as what follows them in the page is not there. */
function movedByWhatFollows(): string[] {
  const shown = [...document.querySelectorAll('main :is(.art, .product-art, .photo, .photo-tones)')].filter(
    (part) => {
      const { top, width, height } = part.getBoundingClientRect()
      const isLarge = top < innerHeight && width * height > (innerWidth * innerHeight) / 20
      return isLarge && part.checkVisibility()
    },
  )
  return shown.flatMap((part) => {
    const there = part.getBoundingClientRect()
    const following: HTMLElement[] = []
    for (let place: Element | null = part; place && place.tagName !== 'MAIN'; place = place.parentElement)
      for (let next = place.nextElementSibling; next; next = next.nextElementSibling)
        following.push(next as HTMLElement)
    for (const next of following) next.style.setProperty('display', 'none', 'important')
    const alone = part.getBoundingClientRect()
    for (const next of following) next.style.removeProperty('display')
    const moved = Math.hypot(alone.left - there.left, alone.top - there.top)
    const most = part.matches('.product-art') ? 8 : 100
    return moved > most ? [`${part.outerHTML.slice(0, 80)} ${Math.round(moved)} px`] : []
  })
}

/** Chromium's measure of a shift, once the font is there: the part of the window that stands elsewhere × how far. */
async function shiftOfTitles(): Promise<number> {
  const root = document.documentElement
  const all = [...document.body.querySelectorAll('*')]
  const shown = all.filter((element) => element.checkVisibility() && !element.closest('svg'))
  const places = () => shown.map((element) => element.getBoundingClientRect())
  await document.fonts.load("600 16px 'Archivo Variable'")
  const there = places()
  root.style.setProperty('--font-display', "'Espace Fine', 'Archivo Fallback'")
  const before = places()
  root.style.removeProperty('--font-display')
  let [area, distance] = [0, 0]
  for (const [index, from] of before.entries()) {
    const to = there[index] ?? from
    const move = Math.abs(from.top - to.top)
    const top = Math.max(0, Math.min(from.top, to.top))
    const bottom = Math.min(innerHeight, Math.max(from.bottom, to.bottom))
    if (move <= 3 || bottom <= top) continue
    area = Math.max(area, (bottom - top) * Math.min(innerWidth, from.width))
    distance = Math.max(distance, move)
  }
  return (area / (innerWidth * innerHeight)) * (distance / Math.max(innerWidth, innerHeight))
}

type Shifts = { sum: number; moved: string[] }

/** Kept on the window, as the script runs before the page's own. Small ones add up. */
function watchShifts() {
  const shifts: Shifts = { sum: 0, moved: [] }
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as PerformanceEntry & {
        value: number
        sources: { node: Node | null }[]
      }
      const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : ''))
      shifts.sum += value
      shifts.moved.push(`${value.toFixed(4)} ${moved.join(' | ')}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

async function shiftsOf(page: Page): Promise<Shifts> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  return page.evaluate(() => (window as unknown as { shifts: Shifts }).shifts)
}
