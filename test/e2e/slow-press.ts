import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'

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
