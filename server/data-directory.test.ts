import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
