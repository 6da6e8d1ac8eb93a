import type { SiteProcess } from '#test/site-process.ts'
import { print } from '../figures.ts'
import { processorSeconds } from '../process-figures.ts'
import { signIn } from './ask.ts'

/** Everybody signs in at once, twice: how fast it goes, and how long a page takes meanwhile. */
export async function measureSignIns(
  { url, child }: Pick<SiteProcess, 'url' | 'child'>,
  emails: readonly string[],
): Promise<void> {
  const pid = child.pid ?? 0
  await Promise.all(emails.map((email) => signIn(url, email)))
  const before = processorSeconds(pid)
  const start = performance.now()
  const running = { isOver: false }
  const pages = timesOfPage(url, running)
  await Promise.all(emails.map((email) => signIn(url, email)))
  const seconds = (performance.now() - start) / 1000
  const processor = processorSeconds(pid) - before
  running.isOver = true
  const times = (await pages).toSorted((one, other) => one - other)
  print('auth: sign-ins a second', emails.length / seconds)
  print('auth: sign-ins a processor second of the site', emails.length / processor)
  print('auth: a page while 50 sign in, p50 in ms', times[Math.floor(times.length / 2)] ?? 0)
  print('auth: a page while 50 sign in, p99 in ms', times[Math.floor(times.length * 0.99)] ?? 0)
}

async function timesOfPage(url: string, running: { isOver: boolean }): Promise<number[]> {
  const times: number[] = []
  while (!running.isOver) {
    const start = performance.now()
    await (await fetch(`${url}/contact`)).arrayBuffer()
    times.push(performance.now() - start)
  }
  return times
}
