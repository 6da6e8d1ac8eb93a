import { chromium, type Page } from 'playwright'
import { startSiteProcess } from '#test/site-process.ts'

type Transfer = { path: string; bytes: number; at: number }

/** What a browser really fetches, from Chromium's network log: before the load event, and once the application has started. */
export async function measureBrowserBudgets(): Promise<void> {
  const site = await startSiteProcess()
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    for (const path of ['/', '/nos-stages', '/contact']) {
      const page = await browser.newPage()
      const { transfers, loadedAt, html, shift } = await visit(page, site.url + path)
      const scripts = transfers.filter((transfer) => transfer.path.endsWith('.js'))
      const early = scripts.filter((transfer) => transfer.at <= loadedAt)
      const line = [
        `JS before load ${kilobytes(early)}`,
        `JS in all ${kilobytes(scripts)}`,
        `CSS ${kilobytes(transfers.filter((transfer) => transfer.path.endsWith('.css')))}`,
        `fonts ${kilobytes(transfers.filter((transfer) => /\.(woff2|otf)$/.test(transfer.path)))}`,
        `HTML ${(html / 1000).toFixed(1)}`,
        `layout shift ${shift.toFixed(3)}`,
      ]
      process.stdout.write(`${path.padEnd(14)} kB sent: ${line.join(' · ')}\n`)
      await page.close()
    }
  } finally {
    await browser.close()
    await site.stop()
  }
}

async function visit(page: Page, url: string) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const paths = new Map<string, string>()
  const transfers: Transfer[] = []
  let html = 0
  let loadedAt = Number.POSITIVE_INFINITY
  session.on('Network.requestWillBeSent', ({ requestId, request }) =>
    paths.set(requestId, new URL(request.url).pathname),
  )
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const path = paths.get(requestId) ?? ''
    if (path === new URL(url).pathname && html === 0) html = encodedDataLength
    else transfers.push({ path, bytes: encodedDataLength, at: timestamp })
  })
  await session.send('Page.enable')
  session.on('Page.loadEventFired', ({ timestamp }) => (loadedAt = timestamp))
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
  return { transfers, loadedAt, html, shift }
}

function kilobytes(transfers: Transfer[]): string {
  return (transfers.reduce((sum, { bytes }) => sum + bytes, 0) / 1000).toFixed(1)
}
