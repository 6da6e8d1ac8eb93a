import { execFile } from 'node:child_process'
import { loadavg } from 'node:os'
import { promisify } from 'node:util'
import { publicPaths } from '#test/e2e/public-paths.ts'
import { startSiteProcess } from '#test/site-process.ts'
import { median } from './process-figures.ts'

const run = promisify(execFile)

// Fetched when it is asked for: 170 MB with what it needs, for nobody but who measures.
const lighthouse = 'lighthouse@13.5.0'
const rounds = 5
const mostOutput = 64 * 1024 * 1024

type Report = {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number } | undefined>
}

const times = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  blocking: 'total-blocking-time',
  index: 'speed-index',
} as const

/** Lighthouse as for a phone, medians of five, in ms; every public page unless some are named. */
export async function measureLighthouse(paths: readonly string[]): Promise<void> {
  const site = await startSiteProcess({ LOG_LEVEL: 'silent' })
  try {
    for (const path of paths.length > 0 ? paths : publicPaths) {
      const reports: Report[] = []
      for (let round = 0; round < rounds; round++) reports.push(await report(site.url + path))
      process.stdout.write(`${path.padEnd(56)} ${figures(reports)} · load ${loadavg()[0]?.toFixed(1)}\n`)
    }
  } finally {
    await site.stop()
  }
}

async function report(url: string): Promise<Report> {
  const chrome = '--headless=new --no-sandbox --disable-gpu'
  const { stdout } = await run(
    'npx',
    ['--yes', lighthouse, url, '--output=json', '--quiet', `--chrome-flags=${chrome}`],
    {
      env: { ...process.env, CHROME_PATH: process.env.CHROME_PATH ?? '/usr/bin/chromium' },
      maxBuffer: mostOutput,
    },
  )
  return JSON.parse(stdout)
}

function figures(reports: readonly Report[]): string {
  const scores = Object.keys(reports[0]?.categories ?? {}).map((name) => {
    const score = median(reports.map(({ categories }) => categories[name]?.score ?? 0))
    return `${name} ${Math.round(score * 100)}`
  })
  const measured = Object.entries(times).map(([name, audit]) => {
    const value = median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN))
    return `${name} ${value.toFixed(0)}`
  })
  return [...scores, ...measured].join(' · ')
}
