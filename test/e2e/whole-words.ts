import { expect, type Page } from '@playwright/test'

/** No word goes on in the next line without a hyphen. Sizes of letters glide for a moment after the window’s. */
export async function expectWholeWords(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await expect.poll(() => page.evaluate(brokenWords), `${page.url()} at ${width} px`).toEqual([])
}

function brokenWords(): string[] {
  const found: string[] = []
  const range = document.createRange()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode: text } = texts
    const { parentElement: parent } = text
    if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('.vh, svg, option')) continue
    // For who listens alone, as `.vh`.
    if (parent.getBoundingClientRect().width <= 1) continue
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}]{3,}/gu)) {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
      const lines = new Set(boxes.map(({ top }) => Math.round(top)))
      if (lines.size > 1) found.push(word)
    }
  }
  return found
}
