import { gzipSync } from 'node:zlib'
import { chromium, type Browser, type Page } from 'playwright'
import { startSiteProcess } from '#test/site-process.ts'
import { print } from '../figures.ts'
import { printTimes } from './answers.ts'
import { pastedFinishers } from './finishers.ts'
import { measuredTools, type MeasuredTool } from './measured-tools.ts'
import { paintedAfter, type Painted } from './painted-after.ts'

const slowDown = 4
const rounds = 5
const finishers = 4000

/** What a tool's page brings of its own, and from a key to the result on the screen on a slow machine. */
export async function measureToolsInBrowser(): Promise<void> {
  const site = await startSiteProcess({ LOG_LEVEL: 'silent' })
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const shared = await scriptsOf(browser, `${site.url}/contact`)
    for (const tool of measuredTools) {
      const own = [...(await scriptsOf(browser, site.url + tool.path))].filter(([path]) => !shared.has(path))
      const bytes = own.reduce((sum, [, size]) => sum + size, 0)
      print(`${tool.name}: scripts of its own, kB gzip`, bytes / 1000)
      printPainted(
        `${tool.name}: key to painted, ${slowDown} times slower`,
        await typeIn(browser, site.url, tool),
      )
    }
    printPainted(`qualification: a pasted list of ${finishers} to painted`, await pasteIn(browser, site.url))
  } finally {
    await browser.close()
    await site.stop()
  }
}

function printPainted(label: string, taken: readonly Painted[]): void {
  printTimes(
    `${label}, first frame`,
    taken.map(({ first }) => first),
  )
  printTimes(
    `${label}, last frame`,
    taken.map(({ last }) => last),
  )
}

async function scriptsOf(browser: Browser, address: string): Promise<Map<string, number>> {
  const page = await browser.newPage()
  const arrived: Promise<[string, number]>[] = []
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname
    if (!path.endsWith('.js')) return
    arrived.push(response.body().then((body) => [path, gzipSync(body, { level: 9 }).length]))
  })
  await started(page, address)
  await page.waitForLoadState('networkidle')
  const scripts = new Map(await Promise.all(arrived))
  await page.close()
  return scripts
}

async function typeIn(
  browser: Browser,
  siteUrl: string,
  { path, field, typed }: MeasuredTool,
): Promise<Painted[]> {
  const page = await browser.newPage()
  await started(page, siteUrl + path)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  const input = page.locator(`input[name="${field}"]`).first()
  const taken: Painted[] = []
  for (let round = 0; round < rounds; round += 1) {
    await input.fill('')
    await page.waitForTimeout(800)
    for (const key of typed) {
      const painted = page.evaluate(paintedAfter, { name: 'input', patience: 400 })
      await page.waitForTimeout(100)
      await input.press(key)
      taken.push(await painted)
    }
  }
  await page.close()
  return taken
}

/** The whole list at once, on the machine as it is. */
async function pasteIn(browser: Browser, siteUrl: string): Promise<Painted[]> {
  const page = await browser.newPage()
  const taken: Painted[] = []
  for (let round = 0; round < rounds; round += 1) {
    await started(page, `${siteUrl}/nos-outils/ironman-age-group-qualification-system`)
    await page.waitForTimeout(1500)
    const painted = page.evaluate(paintedAfter, { name: 'paste', patience: 2000 })
    await page.waitForTimeout(200)
    await page.locator('textarea[name="resultats"]').evaluate(paste, pastedFinishers(finishers))
    taken.push(await painted)
  }
  await page.close()
  return taken
}

function paste(field: Element, text: string): void {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', text)
  field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

async function started(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.mouse.move(5, 5)
  await page.waitForFunction(() => document.documentElement.dataset.application === 'started')
}
