import { gzipSync } from 'node:zlib'
import { chromium, type Page } from 'playwright'
import { startSiteProcess } from '#test/site-process.ts'

type Transfer = { path: string; gzipBytes: number; at: number }

const measuredPaths = [
  '/',
  '/nos-stages',
  '/nos-stages/lanzarote',
  '/coaching/triathlon',
  '/contact',
  '/nos-outils/calculateur-allure-running',
]

/** What a browser really fetches, in kB of gzip: before the load event, and once the application has started. */
export async function measureBrowserBudgets(): Promise<void> {
  const site = await startSiteProcess()
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    for (const path of measuredPaths) {
      const page = await browser.newPage()
      const { transfers, loadedAt, shift } = await visit(page, site.url + path)
      const scripts = transfers.filter((transfer) => transfer.path.endsWith('.js'))
      const line = [
        `JS before load ${kilobytes(scripts.filter((transfer) => transfer.at <= loadedAt))}`,
        `JS in all ${kilobytes(scripts)}`,
        `CSS ${kilobytes(transfers.filter((transfer) => transfer.path.endsWith('.css')))}`,
        `fonts ${kilobytes(transfers.filter((transfer) => transfer.path.endsWith('.woff2')))}`,
        `HTML ${kilobytes(transfers.filter((transfer) => transfer.path === path))}`,
        `layout shift ${shift.toFixed(3)}`,
      ]
      process.stdout.write(`${path.padEnd(24)} ${line.join(' · ')}\n`)
      await page.close()
    }
  } finally {
    await browser.close()
    await site.stop()
  }
}

async function visit(page: Page, url: string) {
  const arrived: Promise<Transfer>[] = []
  page.on('response', (response) => {
    const at = performance.now()
    const path = new URL(response.url()).pathname
    const size = (body: Buffer) =>
      path.endsWith('.woff2') ? body.length : gzipSync(body, { level: 9 }).length
    arrived.push(response.body().then((body) => ({ path, gzipBytes: size(body), at })))
  })
  let loadedAt = Number.POSITIVE_INFINITY
  page.once('load', () => {
    loadedAt = performance.now()
  })
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(url)
  await page.waitForFunction(() => document.documentElement.dataset.application === 'started')
  await page.waitForLoadState('networkidle')
  const shift = await page.evaluate(() =>
    (Reflect.get(window, 'shifts') as number[]).reduce((sum, one) => sum + one, 0),
  )
  return { transfers: await Promise.all(arrived), loadedAt, shift }
}

function kilobytes(transfers: Transfer[]): string {
  return (transfers.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0) / 1000).toFixed(1)
}
