import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { keepTemporaryFilesInMemory } from './memory-folder.mjs'
import { readPlaywright, readVitest } from './test-reports.mjs'
import { buildOnce, installPackages, pinnedNode, project } from './toolchain.mjs'

installPackages()
const node = pinnedNode()
const results = join(project, 'test-results')
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
process.env.CHROMIUM_PATH = ensureBrowser()
keepTemporaryFilesInMemory()

const module = (path) => join(project, 'node_modules', path)
const counts = { passed: 0, failed: 0 }
const failedNames = []
const lateNames = []

step('route types', [module('@react-router/dev/bin.cjs'), 'typegen'])
step('types', [module('typescript/bin/tsc'), '--noEmit'])
step('lint', [module('oxlint/bin/oxlint'), '--deny-warnings'])
step('format', [module('oxfmt/bin/oxfmt'), '--check'])
step('content', [join(project, 'app/content/check.ts')])
buildOnce()
runner(
  'unit and integration',
  [
    module('vitest/vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(results, 'vitest.json')}`,
  ],
  () => readVitest(readReport('vitest.json')),
)
runner('journeys', [module('@playwright/test/cli.js'), 'test'], () =>
  readPlaywright(readReport('playwright.json')),
)

listed('Passed at the second try', lateNames)
listed('Failed', failedNames)
process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed\n`)
process.exit(counts.failed === 0 ? 0 : 1)

function step(name, options) {
  const isDone = execute(name, options)
  counts[isDone ? 'passed' : 'failed'] += 1
  if (!isDone) failedNames.push(name)
}

function runner(name, options, count) {
  const isDone = execute(name, options)
  const { passed, failed, names, passedLate = [] } = count()
  counts.passed += passed
  counts.failed += failed
  failedNames.push(...names)
  lateNames.push(...passedLate)
  // A runner that died before it could count is a failure of its own.
  if (!isDone && failed === 0) {
    counts.failed += 1
    failedNames.push(name)
  }
}

function execute(name, options) {
  process.stdout.write(`\n— ${name}\n`)
  return spawnSync(node, options, { cwd: project, stdio: 'inherit' }).status === 0
}

function listed(title, names) {
  if (names.length > 0) process.stdout.write(`\n${title}:\n${names.map((name) => `  ${name}\n`).join('')}`)
}

function readReport(file) {
  const path = join(results, file)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}
