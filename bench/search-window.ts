import { chromium, type Page } from 'playwright'
import { startSiteProcess } from '#test/site-process.ts'
import { print } from './figures.ts'
import { median } from './process-figures.ts'

const words = [
  'lanzarote',
  'maillot',
  'massages',
  'kona',
  'gourde',
  'natation',
  'equipe',
  'contact',
  'bonnet',
]

/** The window that searches the site, opened by its keys on a page that has started: until one may type, and from a typed word to its answer painted. */
export async function measureSearchWindow(): Promise<void> {
  const site = await startSiteProcess({ LOG_LEVEL: 'silent', SAMPLE_CONTENT: 'on' })
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    const taken: { opened: number; answered: number }[] = []
    for (const word of words) {
      await page.goto(site.url)
      await page.mouse.move(5, 5)
      await page.locator('html[data-application=started]').waitFor()
      taken.push(await measureWord(page, word))
    }
    const [first] = taken
    const usual = (name: 'opened' | 'answered') => median(taken.map((one) => one[name]))
    print('search: the window opened, ms: the first time, median', `${first?.opened}, ${usual('opened')}`)
    print(
      'search: a word to its answer painted, ms: first, median',
      `${first?.answered}, ${usual('answered')}`,
    )
  } finally {
    await browser.close()
    await site.stop()
  }
}

/** Milliseconds, rounded. */
async function measureWord(page: Page, word: string): Promise<{ opened: number; answered: number }> {
  return page.evaluate(async (typed) => {
    const nextFrame = () => new Promise(requestAnimationFrame)
    const found = async <Wanted extends Element>(
      selector: string,
      kind: new () => Wanted,
    ): Promise<Wanted> => {
      const element = document.querySelector(selector)
      if (element instanceof kind) return element
      await nextFrame()
      return found(selector, kind)
    }
    const start = performance.now()
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true, cancelable: true }),
    )
    const field = await found('dialog [role=combobox]', HTMLInputElement)
    await nextFrame()
    const opened = performance.now()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, typed)
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    await found('dialog [role=option]', HTMLElement)
    await nextFrame()
    return { opened: Math.round(opened - start), answered: Math.round(performance.now() - opened) }
  }, word)
}
