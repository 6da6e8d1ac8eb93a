import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DataDirectoryInUseError, takeDataDirectory } from './data-directory.ts'

let directory = ''
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'allure-lock-'))
})
afterEach(() => rmSync(directory, { recursive: true }))

test('a directory given back can be taken again', () => {
  takeDataDirectory(directory)()
  expect(readdirSync(directory)).toEqual(['app-lock.sqlite'])
  takeDataDirectory(directory)()
})

test('a directory of a living process is refused by name', () => {
  const giveBack = takeDataDirectory(directory)
  expect(() => takeDataDirectory(directory)).toThrow(DataDirectoryInUseError)
  expect(() => takeDataDirectory(directory)).toThrow(`(process ${process.pid})`)
  giveBack()
})

test.each(['/proc/nowhere/below', '/proc/self'])(
  '%s, where nothing can be kept, is refused by name',
  (path) => {
    expect(() => takeDataDirectory(path)).toThrow(/^DATA_DIR: \/proc\/.* cannot be written \(/)
  },
)

test.skipIf(process.platform !== 'linux' || process.getuid?.() !== 0)(
  'a disk mounted to be read only is refused by name',
  () => {
    const mount = spawnSync('mount', ['-t', 'tmpfs', '-o', 'ro', 'tmpfs', directory])
    if (mount.status !== 0) return
    try {
      for (const path of [directory, join(directory, 'below')])
        expect(() => takeDataDirectory(path)).toThrow(/^DATA_DIR: .* cannot be written \(/)
    } finally {
      spawnSync('umount', [directory])
    }
  },
)

test('a directory left by a killed process is taken', async () => {
  const child = spawn(process.execPath, [
    '--input-type=module',
    '-e',
    `${taking}; takeDataDirectory(${JSON.stringify(directory)}); process.kill(process.pid, 'SIGKILL')`,
  ])
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
  expect(readFileSync(join(directory, 'app.lock'), 'utf8')).toBe(`${child.pid}`)
  takeDataDirectory(directory)()
})

const taking = `const { takeDataDirectory } = await import(${JSON.stringify(join(import.meta.dirname, 'data-directory.ts'))})`

test('of several that start at the same instant one takes the directory', async () => {
  const rounds = 20
  const begin = Date.now() + 1500
  const racer = `
    ${taking}
    for (let round = 0; round < ${rounds}; round++) {
      while (Date.now() < ${begin} + round * 150) ;
      try { takeDataDirectory(${JSON.stringify(directory)} + '/' + round); console.log(round) } catch {}
    }
    console.log('done')
    process.stdin.resume()`
  const racers = Array.from({ length: 4 }, () =>
    spawn(process.execPath, ['--input-type=module', '-e', racer], { stdio: ['pipe', 'pipe', 'inherit'] }),
  )
  // Each keeps what it took until all have tried everything.
  const said = await Promise.all(racers.map(({ stdout }) => linesUpTo('done', stdout)))
  for (const { stdin } of racers) stdin.end()
  const taken = said.flat()
  expect(taken.sort()).toEqual(Array.from({ length: rounds }, (_, round) => `${round}`).sort())
  expect(readdirSync(join(directory, '0')).sort()).toEqual(['app-lock.sqlite', 'app.lock'])
})

async function linesUpTo(end: string, input: Readable): Promise<string[]> {
  const lines: string[] = []
  for await (const line of createInterface({ input })) {
    if (line === end) break
    lines.push(line)
  }
  return lines
}
