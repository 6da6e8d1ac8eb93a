import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { runningCluster } from '#db/embedded/running-cluster.ts'
import { databaseName } from '#server/database.ts'
import { bringPreparedData, keptCode } from './prepared-data.ts'

/** What a test may know of a running site, whatever runs it. */
export type TestSite = {
  url: string
  databaseUrl: string
  dataDirectory: string
  stop: () => Promise<void>
}

export type SiteProcess = TestSite & {
  child: ChildProcess
  /** Everything the process printed so far. */
  output: () => string
}

const project = join(import.meta.dirname, '..')
const ownProcess: { flags: string[]; environment: Record<string, string> } = JSON.parse(
  readFileSync(join(project, 'server/process/own-process.json'), 'utf8'),
)

/** Starts the built site as its users do: a process of its own, with its own data directory and a free port. */
export async function startSiteProcess(
  settings: Record<string, string> = {},
  {
    entry = 'server/main.ts',
    folder = project,
    parameters = [],
  }: { entry?: string; folder?: string; parameters?: string[] } = {},
): Promise<SiteProcess> {
  const dataDirectory = settings.DATA_DIR ?? newDataDirectory(settings)
  const child = spawn(process.execPath, [...ownProcess.flags, join(folder, entry), ...parameters], {
    cwd: folder,
    env: {
      ...ownProcess.environment,
      ...keptCode(),
      PATH: process.env.PATH,
      PORT: '0',
      DATA_DIR: dataDirectory,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The site stopped with ${code}.\n${output}`)))
    createInterface({ input: child.stdout }).on('line', (line) => {
      output += `${line}\n`
      if (line.startsWith('ready ')) resolve(line.slice('ready '.length))
    })
  })
  return {
    url,
    child,
    dataDirectory,
    databaseUrl:
      settings.DATABASE_URL ?? runningCluster(join(dataDirectory, 'postgres'))?.(databaseName) ?? '',
    output: () => output,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGINT')
        await once(child, 'exit')
      }
      if (!settings.DATA_DIR) rmSync(dataDirectory, { recursive: true, force: true })
    },
  }
}

function newDataDirectory(settings: Record<string, string>): string {
  const directory = mkdtempSync(join(tmpdir(), 'allure-site-'))
  bringPreparedData(directory, settings)
  return directory
}
