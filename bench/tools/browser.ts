import { gzipSync } from 'node:zlib'
import { chromium, type Browser, type Page } from 'playwright'
import { startSiteProcess } from '#test/site-process.ts'
import { print } from '../figures.ts'
import { printTimes } from './answers.ts'
import { pastedFinishers } from './finishers.ts'
import { measuredTools, type MeasuredTool } from './measured-tools.ts'
import { paintedAfter } from './painted-after.ts'

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
      printTimes(
        `${tool.name}: key to painted, ${slowDown} times slower`,
        await typeIn(browser, site.url, tool),
      )
    }
    printTimes(`qualification: a pasted list of ${finishers} to painted`, await paste(browser, site.url))
  } finally {
    await browser.close()
    await site.stop()
  }
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
): Promise<number[]> {
  const page = await browser.newPage()
  await started(page, siteUrl + path)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  const input = page.locator(`input[name="${field}"]`).first()
  const taken: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    await input.fill('')
    await page.waitForTimeout(800)
    for (const key of typed) {
      const painted = page.evaluate(paintedAfter, 400)
      await page.waitForTimeout(100)
      await input.press(key)
      taken.push(await painted)
    }
  }
  await page.close()
  return taken
}

/** As a paste does it: the whole list at once, then the event; on the machine as it is. */
async function paste(browser: Browser, siteUrl: string): Promise<number[]> {
  const page = await browser.newPage()
  await started(page, `${siteUrl}/nos-outils/ironman-age-group-qualification-system`)
  const field = page.locator('textarea[name="resultats"]')
  const taken: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    await field.evaluate(write, '')
    await page.waitForTimeout(1500)
    const painted = page.evaluate(paintedAfter, 2000)
    await page.waitForTimeout(200)
    await field.evaluate(write, pastedFinishers(finishers))
    taken.push(await painted)
  }
  await page.close()
  return taken
}

function write(field: Element, text: string): void {
  if (field instanceof HTMLTextAreaElement) field.value = text
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

async function started(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.mouse.move(5, 5)
  await page.waitForFunction(() => document.documentElement.dataset.application === 'started')
}
