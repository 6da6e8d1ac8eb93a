// Plain JavaScript, no dependency: this runs on a fresh clone, with whatever Node the machine has.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const project = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

const neededMajor = 24

/** Installs exactly what the lock file says, unless it is there already. */
export function installPackages() {
  const mark = join(project, 'node_modules/.installed')
  const wanted = digest([join(project, 'package-lock.json')])
  if (existsSync(mark) ? readFileSync(mark, 'utf8') === wanted : isInstalledByHand()) return
  run(process.platform === 'win32' ? 'npm.cmd' : 'npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  writeFileSync(mark, wanted)
}

// `npm ci` by hand leaves npm's own record, younger than the lock file it followed.
function isInstalledByHand() {
  const record = join(project, 'node_modules/.package-lock.json')
  return (
    existsSync(record) && statSync(record).mtimeMs >= statSync(join(project, 'package-lock.json')).mtimeMs
  )
}

/** The pinned Node of the project; on a platform without one, the machine's, if it is recent enough. */
export function pinnedNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const file = process.platform === 'win32' ? 'node.exe' : 'node'
  const pinned = join(project, `node_modules/node-${platform}-${process.arch}/bin/${file}`)
  if (existsSync(pinned)) return pinned
  if (Number(process.versions.node.split('.')[0]) >= neededMajor) return process.execPath
  fail(
    `Node ${neededMajor} or newer is needed on ${process.platform}-${process.arch}; this is ${process.versions.node}.`,
  )
}

/** How the site's process is started, so that it holds less memory (decision 004). */
export function ownProcess() {
  return JSON.parse(readFileSync(join(project, 'server/process/own-process.json'), 'utf8'))
}

const buildMark = join(project, 'build/made-of')

/** Builds the site, unless what it is made of has not changed since the last build. */
export function buildOnce() {
  if (!existsSync(buildMark) || readFileSync(buildMark, 'utf8') !== digestOfSources()) build()
}

export function build() {
  const madeOf = digestOfSources()
  run(pinnedNode(), [join(project, 'app/content/check.ts')])
  run(pinnedNode(), [join(project, 'node_modules/@react-router/dev/bin.cjs'), 'build'])
  run(pinnedNode(), [join(project, 'app/content/build.ts')])
  run(pinnedNode(), [join(project, 'server/commands/compress-files.ts')])
  const { flags, environment } = ownProcess()
  run(pinnedNode(), [...flags, join(project, 'server/commands/keep-code.ts')], environment)
  writeFileSync(buildMark, madeOf)
}

function digestOfSources() {
  const sources = ['app', 'content', 'packages', 'db/schema', 'public', 'server'].flatMap(filesBelow)
  const settings = ['package-lock.json', 'vite.config.ts', 'react-router.config.ts'].map((file) =>
    join(project, file),
  )
  return digest([...sources, ...settings])
}

/** Runs a command to its end; stops everything when it fails. */
export function run(command, options, environment = {}) {
  const { status } = spawnSync(command, options, {
    cwd: project,
    env: { ...environment, ...process.env },
    stdio: 'inherit',
    shell: command.endsWith('.cmd'),
  })
  if (status !== 0) fail(`${command} ${options.join(' ')} failed.`)
}

export function fail(message) {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

function filesBelow(folder) {
  const root = join(project, folder)
  if (!existsSync(root)) return []
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort()
}

function digest(files) {
  const hash = createHash('sha256')
  for (const file of files)
    hash.update(file.slice(project.length)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}
