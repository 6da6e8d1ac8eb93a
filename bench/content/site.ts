import autocannon from 'autocannon'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as siteContent from '#app/content/site-content.ts'
import { reviseDocument } from '#app/domain/content-edits/store.server.ts'
import { systemClock } from '#app/outside/clock.ts'
import { connect } from '#db/database.ts'
import { runningCluster } from '#db/embedded/running-cluster.ts'
import { startSiteProcess } from '#test/site-process.ts'
import type { SiteProcess } from '#test/site-process.ts'
import { print } from '../figures.ts'
import { processorSeconds, residentMegabytes } from '../process-figures.ts'

const seconds = 6

/** The whole site with thousands of articles: its start, statements of visitors by HTTP, an edit until it shows. */
export async function measureSite(folder: string): Promise<void> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'allure-bench-data-'))
  const start = async () => {
    const from = performance.now()
    const site = await startSiteProcess({ DATA_DIR: dataDirectory, LOG_LEVEL: 'warn' }, { folder })
    return { site, time: performance.now() - from }
  }
  const first = await start()
  print('first start of a built tree, new data directory, s', first.time / 1000)
  await first.site.stop()
  const { site, time } = await start()
  print('start of a built tree, s', time / 1000)
  print('resident memory once started, MB', residentMegabytes(site.child.pid ?? 0))
  await measureStatements(site)
  await measureEdit(site, folder)
  print('resident memory after all this, MB', residentMegabytes(site.child.pid ?? 0))
  await site.stop()
  rmSync(dataDirectory, { recursive: true, force: true })
}

async function measureStatements(site: SiteProcess): Promise<void> {
  let asked = 0
  const statement = () => {
    const number = (asked++ % 5000) + 1
    const stem = `${((number - 1) % 50) + 1}.dossier-${((number - 1) % 50) + 1}/${number}.article-${number}`
    return `SELECT "title", "path", "description" FROM _content_espaceAthlete WHERE ("stem" = '${stem}') ORDER BY stem ASC LIMIT 1`
  }
  const before = processorSeconds(site.child.pid ?? 0)
  const result = await autocannon({
    url: `${site.url}/__nuxt_content/espaceAthlete/query`,
    connections: 20,
    duration: seconds,
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.url },
    requests: [{ setupRequest: (request) => ({ ...request, body: JSON.stringify({ sql: statement() }) }) }],
  })
  const busy = processorSeconds(site.child.pid ?? 0) - before
  print('statements by HTTP, 20 connections, /s', result.requests.average)
  print('… a second of processor time of the site', result['2xx'] / busy)
  print('… that were refused or failed', result.non2xx + result.errors)
}

async function measureEdit(site: SiteProcess, folder: string): Promise<void> {
  const url = runningCluster(join(site.dataDirectory, 'postgres'))?.('allure') ?? ''
  const connection = connect(url, { onError: () => undefined })
  const module = pathToFileURL(join(folder, 'app/content/site-content.ts')).href
  const { openSiteContent } = (await import(module)) as typeof siteContent
  const storagePath = join(site.dataDirectory, 'bench.sqlite')
  const content = await openSiteContent({ showsSamples: true, now: systemClock.now, storagePath })
  const services = { database: connection.database, content, clock: systemClock }
  const place = { collection: 'nosStages', file: 'lanzarote.md' }
  const original = readFileSync(join(folder, 'content/nosStages/lanzarote.md'), 'utf8')
  const times: number[] = []
  for (let count = 1; count <= 5; count += 1) {
    const text = original.replace(/^title: .*$/m, `title: Lanzarote ${count}`)
    const from = performance.now()
    await reviseDocument(services, { ...place, text, author: 'bench' })
    while (!(await (await fetch(`${site.url}/nos-stages/lanzarote`)).text()).includes(`Lanzarote ${count}`))
      continue
    times.push(performance.now() - from)
  }
  print('an edit, from the verb to the page by HTTP, slowest of 5, ms', Math.max(...times))
  content.close()
  await connection.close()
}
