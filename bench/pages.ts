import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import { join } from 'node:path'
import { startSiteProcess } from '#test/site-process.ts'
import type { BareAnswer } from './bare-server.ts'
import { load, type Round } from './load.ts'
import { median, residentMegabytes } from './process-figures.ts'

const rounds = 5
const secondsPerRound = 6
const requestsBeforeMemory = 100_000

/** A cached page against a bare handler of the same headers and bytes, in turns; then the memory; then the start. */
export async function measurePages(): Promise<void> {
  const site = await startSiteProcess()
  const pid = site.child.pid ?? 0
  const page = await fetchRaw(`${site.url}/`)
  const bare = await startBareServer(page)
  const results: { site: Round; bare: Round }[] = []
  for (let round = 0; round < rounds; round++) {
    results.push({
      site: await load(`${site.url}/`, pid, secondsPerRound),
      bare: await load(bare.url, bare.child.pid ?? 0, secondsPerRound),
    })
  }
  print('cached page, requests/s', median(results.map((result) => result.site.requestsPerSecond)))
  print('bare handler, requests/s', median(results.map((result) => result.bare.requestsPerSecond)))
  print(
    'ratio of requests/s',
    median(results.map(({ site: a, bare: b }) => a.requestsPerSecond / b.requestsPerSecond)),
  )
  print(
    'ratio by processor time a request',
    median(results.map(({ site: a, bare: b }) => b.processorMicroseconds / a.processorMicroseconds)),
  )
  print(
    'failed requests',
    results.reduce((sum, result) => sum + result.site.errors, 0),
  )
  let served = results.reduce((sum, result) => sum + result.site.requests, 0)
  while (served < requestsBeforeMemory) served += (await load(`${site.url}/`, pid, secondsPerRound)).requests
  print(`resident memory after ${served} requests, MB`, residentMegabytes(pid))
  bare.child.kill()
  await site.stop()
  await measureStart()
}

async function measureStart(): Promise<void> {
  const first = performance.now()
  const site = await startSiteProcess()
  print('first ready line, new data directory, ms', performance.now() - first)
  await site.stop()
}

async function fetchRaw(url: string): Promise<BareAnswer> {
  // The second answer comes from the cache.
  await fetch(url)
  const response = await new Promise<{ headers: string[]; chunks: Buffer[] }>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => resolve({ headers: answer.rawHeaders, chunks }))
    }).on('error', reject)
  })
  const ownOfNode = new Set(['date', 'connection', 'keep-alive'])
  const headers: string[] = []
  for (let index = 0; index < response.headers.length; index += 2) {
    const [name = '', value = ''] = response.headers.slice(index, index + 2)
    if (!ownOfNode.has(name.toLowerCase())) headers.push(name, value)
  }
  return { headers, body: Buffer.concat(response.chunks).toString('base64') }
}

async function startBareServer(answer: BareAnswer): Promise<{ url: string; child: ChildProcess }> {
  const child = fork(join(import.meta.dirname, 'bare-server.ts'))
  child.send(answer)
  const [message]: unknown[] = await once(child, 'message')
  if (!(message instanceof Object) || !('port' in message)) throw new Error('The bare server did not start.')
  return { url: `http://127.0.0.1:${String(message.port)}/`, child }
}

function print(label: string, figure: number): void {
  process.stdout.write(`${label.padEnd(48)} ${figure.toFixed(figure < 10 ? 2 : 0)}\n`)
}
