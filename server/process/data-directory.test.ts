import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DataDirectoryInUseError, takeDataDirectory } from './data-directory.ts'

let directory = ''
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'allure-lock-'))
})
afterEach(() => rmSync(directory, { recursive: true }))

test('a directory given back can be taken again', () => {
  takeDataDirectory(directory)()
  takeDataDirectory(directory)()
})

test('a directory of a living process is refused by name', () => {
  writeFileSync(join(directory, 'app.lock'), `${process.ppid} unknown`)
  const birth = () => takeDataDirectory(directory)
  // The parent lives, but was born at another time: its number was given again.
  expect(birth).not.toThrow()
})

test('a directory left by a dead process is taken', () => {
  writeFileSync(join(directory, 'app.lock'), '999999999 1')
  expect(() => takeDataDirectory(directory)).not.toThrow(DataDirectoryInUseError)
})

test('of several that start at the same instant over a dead one, one takes the directory', async () => {
  const rounds = 60
  const begin = Date.now() + 1500
  for (let round = 0; round < rounds; round++) {
    mkdirSync(join(directory, `${round}`))
    writeFileSync(join(directory, `${round}`, 'app.lock'), '999999999 1')
  }
  const racer = `
    const { takeDataDirectory } = await import(${JSON.stringify(join(import.meta.dirname, 'data-directory.ts'))})
    for (let round = 0; round < ${rounds}; round++) {
      while (Date.now() < ${begin} + round * 10) ;
      try { takeDataDirectory(${JSON.stringify(directory)} + '/' + round); console.log(round) } catch {}
    }
    await new Promise((resolve) => setTimeout(resolve, 500))`
  const racers = Array.from({ length: 4 }, () =>
    spawn(process.execPath, ['--input-type=module', '-e', racer], { stdio: ['ignore', 'pipe', 'inherit'] }),
  )
  // A racer that started late took none, and said nothing.
  const taken = (await Promise.all(racers.map(({ stdout }) => text(stdout)))).flatMap(
    (said) => said.match(/\d+/g) ?? [],
  )
  expect(taken.sort()).toEqual(Array.from({ length: rounds }, (_, round) => `${round}`).sort())
  expect(readdirSync(join(directory, '0'))).toEqual(['app.lock'])
})
