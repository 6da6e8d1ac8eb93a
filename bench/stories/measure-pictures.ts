import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type CDPSession, type Page } from 'playwright'
import { startSiteProcess } from '#test/site-process.ts'
import { print } from '../figures.ts'
import { writeGpx } from './written-day.ts'

const path = '/nos-outils/strava-story-sharing'
const templates = ['Anneau', 'Relief', 'Carte fine', 'Profil', 'Tours', 'Séance', 'Faisceau']
const rounds = 5

/** The tool in a browser: from a file to its picture, from one template to the next, dragged, exported; and the memory it takes. */
export async function measurePictures(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'allure-pictures-'))
  const site = await startSiteProcess({ LOG_LEVEL: 'silent' })
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const [usual, largest] = [join(folder, 'usual.gpx'), join(folder, 'largest.gpx')]
    await writeGpx(usual, 50_000)
    await writeGpx(largest, 290_000)
    await measureHands(await opened(browser, site.url), usual)
    await measureMemory(browser, await opened(browser, site.url), largest)
  } finally {
    await browser.close()
    await site.stop()
    await rm(folder, { recursive: true })
  }
}

async function opened(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(url + path)
  await page.mouse.move(5, 5)
  await page.locator('#story-art').waitFor({ state: 'attached' })
  await page.evaluate(watchDrawing)
  return page
}

/** In the page: `drawnAfter` acts and says the milliseconds until the drawing is another and painted. Asking for the drawing at each frame took 10 ms of the other core. */
function watchDrawing() {
  const nextFrame = () => new Promise(requestAnimationFrame)
  const isDrawn = (node: Node) =>
    node instanceof Element && node.matches('.story-drawing, .story-drawing *, :has(> .story-drawing)')
  const redrawn = () =>
    new Promise<void>((done) => {
      const observer = new MutationObserver((changes) => {
        if (!changes.some(({ target }) => isDrawn(target))) return
        observer.disconnect()
        done()
      })
      observer.observe(document.body, {
        childList: true,
        subtree: true,
        attributes: true,
        characterData: true,
      })
    })
  Object.assign(window, {
    drawnAfter: async (act: () => void) => {
      const drawn = redrawn()
      const start = performance.now()
      act()
      await drawn
      await nextFrame()
      await nextFrame()
      return performance.now() - start
    },
  })
}

type Watched = { drawnAfter: (act: () => void) => Promise<number> }

async function measureHands(page: Page, file: string): Promise<void> {
  const drawn: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    // The input is empty after each file: what is measured begins when the browser hands the file over.
    const taken = page.evaluate(async () => {
      const input = document.querySelector<HTMLInputElement>('#story-files')
      await new Promise((done) => input?.addEventListener('change', done, { capture: true, once: true }))
      return (window as unknown as Watched).drawnAfter(() => undefined)
    })
    await page.locator('#story-files').setInputFiles(file)
    drawn.push(await taken)
    await page.getByRole('radio', { name: /^Sortie longue/ }).check()
  }
  print(
    '50000 points: from the file to its picture, ms (first, median)',
    `${ms(drawn[0])}  ${ms(median(drawn))}`,
  )
  await page
    .getByRole('radio', { name: /^Sortie / })
    .first()
    .check()
  const changes: number[] = []
  for (const name of templates) {
    const radio = page.getByRole('radio', { name, exact: true })
    changes.push(
      await radio.evaluate((node: HTMLElement) =>
        (window as unknown as Watched).drawnAfter(() => node.click()),
      ),
    )
    await page.waitForTimeout(600)
  }
  print('another template, ms (median, most)', `${ms(median(changes))}  ${ms(Math.max(...changes))}`)
  await measureDrag(page)
  await measureExport(page, await page.context().newCDPSession(page))
}

async function measureDrag(page: Page): Promise<void> {
  const box = await page.getByRole('application').boundingBox()
  if (!box) throw new Error('in sight')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  const frames = page.evaluate(async () => {
    const taken: number[] = []
    let last = performance.now()
    while (taken.length < 90) {
      const now = await new Promise<number>(requestAnimationFrame)
      taken.push(now - last)
      last = now
    }
    return taken.slice(5)
  })
  for (let step = 0; step < 90; step += 1) await page.mouse.move(x + step, y + 40 * Math.sin(step / 9))
  await page.mouse.up()
  const sorted = (await frames).toSorted((one, other) => one - other)
  print(
    'dragged: a frame, ms (median, 95 %)',
    `${ms(median(sorted))}  ${ms(sorted[Math.floor(sorted.length * 0.95)])}`,
  )
}

async function measureExport(page: Page, session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const taken: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    await page.getByRole('switch', { name: 'Date' }).click()
    const [elapsed] = await Promise.all([
      page.evaluate(async () => {
        const make = URL.createObjectURL.bind(URL)
        const button = [...document.querySelectorAll('button')].find(({ textContent }) =>
          textContent.includes('Télécharger l’image'),
        )
        const start = performance.now()
        const made = new Promise<number>((done) => {
          URL.createObjectURL = (file: Blob) => {
            done(performance.now() - start)
            return make(file)
          }
        })
        button?.click()
        return made
      }),
      page.waitForEvent('download'),
    ])
    taken.push(elapsed)
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  print('exported, four times slower, ms (median, most)', `${ms(median(taken))}  ${ms(Math.max(...taken))}`)
}

async function measureMemory(browser: Browser, page: Page, file: string): Promise<void> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
  const peaks = () => renderers.map(peakOf)
  const before = peaks()
  await page.locator('#story-files').setInputFiles(file)
  await page
    .getByRole('radio', { name: /^Sortie (?!longue)/ })
    .first()
    .waitFor({ timeout: 120_000 })
  await page.waitForTimeout(3000)
  const after = peaks()
  const most = after.map((peak, index) => ({ peak, grown: peak - (before[index] ?? 0) }))
  const { peak, grown } = most.toSorted((one, other) => other.grown - one.grown)[0] ?? {
    peak: NaN,
    grown: NaN,
  }
  print('100 MB: most memory of the page’s process, MB (of it for the file)', `${ms(peak)}  ${ms(grown)}`)
}

/** Megabytes a process has had at most. */
function peakOf(id: number): number {
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN
}

function ms(value = Number.NaN): string {
  return value.toFixed(0)
}
