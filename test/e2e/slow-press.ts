import type { Locator, Page } from '@playwright/test'
import { applicationStarted, expect } from './journey.ts'

/** A finger that stays on a button while what it left, or an answer, changes the page: nothing moves, the press counts. */
export async function pressSlowly(page: Page, button: Locator): Promise<void> {
  await button.evaluate((pressed) => pressed.scrollIntoView({ block: 'end', behavior: 'instant' }))
  await button.hover()
  await button.evaluate((pressed) => {
    pressed.addEventListener('click', () => (pressed.dataset.wasPressed = 'yes'), { once: true })
  })
  // What was typed has had its effect.
  await page.waitForTimeout(120)
  const before = await placesAround(button)
  await page.mouse.down()
  await page.waitForTimeout(120)
  const during = await placesAround(button)
  await page.mouse.up()
  const moved = Object.keys(during).filter((part) => isElsewhere(before[part], during[part]))
  expect({ path: new URL(page.url()).pathname, moved }).toMatchObject({ moved: [] })
  await expect(button).toHaveAttribute('data-was-pressed', 'yes')
}

/** Sends no form: the page stays as it is. */
export function sendNothing(page: Page): Promise<unknown> {
  return page.addInitScript(() =>
    addEventListener(
      'submit',
      (event) => {
        event.preventDefault()
        event.stopImmediatePropagation()
      },
      true,
    ),
  )
}

/** Presses the last button of each form of a page on a small phone, a field having been typed in. @returns how many */
export async function pressEveryButton(page: Page, path: string): Promise<number> {
  await page.setViewportSize({ width: 375, height: 667 })
  await page.goto(path)
  await applicationStarted(page)
  let pressed = 0
  for (const form of await page.locator('main form:visible').all()) {
    const button = form.locator('button:not([type="button"]):not([tabindex="-1"]):visible').last()
    if ((await button.count()) === 0) continue
    const field = form
      .locator('input:is([type="text"], [type="email"], :not([type])):visible, textarea:visible')
      .last()
    if ((await field.count()) > 0) await field.fill('x')
    await pressSlowly(page, button)
    pressed += 1
  }
  return pressed
}

type Places = Record<string, readonly number[]>

/** Where everything of the button's form is in the window, and how much of the button lies under what stays in it. */
function placesAround(button: Locator): Promise<Places> {
  return button.evaluate((pressed) => {
    const form = [...(pressed.closest('form')?.querySelectorAll('*') ?? [])]
    const staying = [...document.querySelectorAll('body *')].filter(
      (part) => ['sticky', 'fixed'].includes(getComputedStyle(part).position) && !part.contains(pressed),
    )
    const { top, right, bottom, left } = pressed.getBoundingClientRect()
    const places = form
      .filter((part) => part.checkVisibility() && !part.closest('svg, .busy-bars'))
      .map((part, index): [string, number[]] => {
        const { x, y, width, height } = part.getBoundingClientRect()
        return [`${part.localName}.${part.className} ${index}`, [x, y, width, height]]
      })
    const covers = staying.map((part, index): [string, number[]] => {
      const over = part.getBoundingClientRect()
      const width = Math.min(right, over.right) - Math.max(left, over.left)
      const height = Math.min(bottom, over.bottom) - Math.max(top, over.top)
      return [`over it: ${part.localName}.${part.className} ${index}`, [Math.max(0, Math.min(width, height))]]
    })
    return Object.fromEntries([...places, ...covers])
  })
}

// A button may sink by a pixel.
function isElsewhere(before: readonly number[] | undefined, now: readonly number[] | undefined): boolean {
  return (now ?? []).some((value, side) => Math.abs(value - (before?.[side] ?? 0)) > 2)
}
