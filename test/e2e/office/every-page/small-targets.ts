import type { Page } from '@playwright/test'

/**
 * What is pressed on the page and is less than 44 px high or wide for a thumb; a link within a sentence is as high as its line.
 * A target may reach farther than its box (`::after`), and a box that is ticked than itself (its label): what answers is measured.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pressed = 'a[href], button, summary, select, textarea, input:not([type=hidden])'
    const half = 21
    const isInSentence = (part: Element) => {
      const around = part.closest('p, li, dd, td, small, label, .muted, span')
      const words = (around?.textContent ?? '').replace(part.textContent ?? '', '').trim()
      return part.localName === 'a' && getComputedStyle(part).display === 'inline' && words.length > 3
    }
    const answers = (part: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y)
      const labels = part instanceof HTMLInputElement ? [...(part.labels ?? [])] : []
      return hit !== null && [part, ...labels].some((own) => own.contains(hit))
    }
    const isSmall = (control: Element) => {
      const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined
      const part = control.matches('[type=checkbox], [type=radio]') ? (label ?? control) : control
      part.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
      const { left, top, width, height } = part.getBoundingClientRect()
      const x = left + width / 2
      const y = top + height / 2
      const isLow = height < 44 && !(answers(part, x, y - half) && answers(part, x, y + half))
      const isNarrow = width < 44 && !(answers(part, x - half, y) && answers(part, x + half, y))
      return isLow || isNarrow
    }
    const seen = [...document.querySelectorAll<HTMLElement>(pressed)].filter((part) => {
      const { width, height } = part.getBoundingClientRect()
      const isShown =
        part.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && width > 1 && height > 1
      return isShown && !part.matches(':disabled, .skip') && !isInSentence(part)
    })
    return seen.filter(isSmall).map((part) => {
      const { width, height } = part.getBoundingClientRect()
      const name = part.getAttribute('aria-label') ?? part.textContent ?? ''
      return `${part.localName}.${part.className} « ${name.trim().slice(0, 40)} » ${Math.round(width)} × ${Math.round(height)}`
    })
  })
}
