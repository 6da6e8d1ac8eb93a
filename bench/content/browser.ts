import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import type { SiteCollections } from '#content/collections.ts'
import { startSiteProcess } from '#test/site-process.ts'
import type { BrowserContent } from '@allure/content-engine/browser'
import { print } from '../figures.ts'

type SiteContent = BrowserContent<SiteCollections>

const keystrokes = ['s', 'sé', 'séa', 'séance', 'nager', 'course al', 'fréquence cardiaque', 'zzz']

/** The same articles in a browser: until their dump can be queried, until it can be searched, and each keystroke. */
export async function measureBrowser(folder: string): Promise<void> {
  const site = await startSiteProcess({ LOG_LEVEL: 'silent' }, { folder })
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const page = await browser.newPage()
    await page.goto(`${site.url}/contact`)
    await measureIn(page, chunkIn(folder))
  } finally {
    await browser.close()
    await site.stop()
  }
}

async function measureIn(page: Page, chunk: string): Promise<void> {
  const arrival = await page.evaluate(download)
  print('browser: dump, MB', arrival.megabytes)
  print('browser: the dump alone arrives, ms', arrival.milliseconds)
  const inPage = <Result>(run: (content: SiteContent, given: readonly string[]) => Promise<Result>) => {
    const given = JSON.stringify(keystrokes)
    const text = `import('${chunk}').then(({ browserContent }) => (${run.toString()})(browserContent, ${given}))`
    return page.evaluate<Result>(text)
  }
  const loaded = await inPage(load)
  print('browser: it arrives and can be queried, SQLite started, ms', loaded.milliseconds)
  print('browser: … of which after it arrived, ms', loaded.milliseconds - arrival.milliseconds)
  print('browser: its main thread was never busy longer than, ms', loaded.longestTask)
  print('browser: a document by its path, ms', await inPage(byPath))
  print('browser: a filtered, ordered list of 20, ms', await inPage(list))
  print('browser: it can be searched after, ms', await inPage(untilSearchable))
  for (const { query, first, median } of await inPage(search))
    print(`browser: search « ${query} », first and median, ms`, `${first.toFixed(1)}  ${median.toFixed(1)}`)
}

function chunkIn(folder: string): string {
  const files = readdirSync(join(folder, 'build/client/assets'))
  return `/assets/${files.find((file) => /^browser-content-[\w-]+\.js$/.test(file))}`
}

async function download() {
  const versions: Record<string, string> = await (await fetch('/__nuxt_content/versions.json')).json()
  const start = performance.now()
  const address = `/__nuxt_content/espaceAthlete/sql_dump.txt?version=${versions.espaceAthlete}`
  const body = await (await fetch(address, { cache: 'no-store' })).arrayBuffer()
  return { milliseconds: performance.now() - start, megabytes: body.byteLength / 1_048_576 }
}

async function load(content: SiteContent) {
  let longestTask = 0
  let last = performance.now()
  const timer = setInterval(() => {
    longestTask = Math.max(longestTask, performance.now() - last)
    last = performance.now()
  }, 4)
  const start = performance.now()
  await content.loadLocally(['espaceAthlete'])
  const milliseconds = performance.now() - start
  clearInterval(timer)
  return { milliseconds, longestTask }
}

async function byPath(content: SiteContent) {
  const start = performance.now()
  for (let index = 1; index <= 20; index += 1)
    await content
      .queryCollection('espaceAthlete')
      .path(`/espace-athlete/dossier-${index}/article-${index}`)
      .first()
  return (performance.now() - start) / 20
}

async function list(content: SiteContent) {
  const start = performance.now()
  for (let index = 0; index < 20; index += 1)
    await content
      .queryCollection('espaceAthlete')
      .select('title', 'path')
      .order('title', 'DESC')
      .skip(index)
      .limit(20)
      .all()
  return (performance.now() - start) / 20
}

async function untilSearchable(content: SiteContent) {
  const start = performance.now()
  const options = { collections: ['espaceAthlete'], limit: 40 }
  while ((await content.searchLocally('stage', options)) === null)
    await new Promise((resolve) => setTimeout(resolve, 20))
  return performance.now() - start
}

async function search(content: SiteContent, queries: readonly string[]) {
  const figures: { query: string; first: number; median: number }[] = []
  for (const query of queries) {
    const times: number[] = []
    for (let round = 0; round < 7; round += 1) {
      const start = performance.now()
      await content.searchLocally(query, { collections: ['espaceAthlete'], limit: 40 })
      times.push(performance.now() - start)
    }
    const [first = 0] = times
    figures.push({ query, first, median: times.toSorted((one, other) => one - other)[3] ?? 0 })
  }
  return figures
}
