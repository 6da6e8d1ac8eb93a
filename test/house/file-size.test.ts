import { expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'

const mayBeLonger = new Set<string>([])
const lengths = sourceFiles(['.ts', '.tsx', '.mjs', '.css'])
  .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
  .sort((a, b) => a.lines - b.lines)

test('no file is longer than 300 lines', () => {
  const long = lengths.filter(({ path, lines }) => lines > 300 && !mayBeLonger.has(path))
  expect(long).toEqual([])
})

test('half of the files have at most 70 lines, 95 % at most 200', () => {
  expect(lengths[Math.floor(lengths.length / 2)]?.lines).toBeLessThanOrEqual(70)
  expect(lengths[Math.floor(lengths.length * 0.95)]?.lines).toBeLessThanOrEqual(200)
})

test('no folder is a place where things get lost', () => {
  const lost = lengths.filter(({ path }) => /(^|\/)(utils|lib|hooks|types|services|components)\//.test(path))
  expect(lost.map(({ path }) => path)).toEqual([])
})

test('no folder has more than 25 files', () => {
  const folders = Object.groupBy(
    lengths.filter(({ path }) => !/^(content|db\/migrations)\//.test(path)),
    ({ path }) => path.slice(0, Math.max(0, path.lastIndexOf('/'))),
  )
  const crowded = Object.entries(folders).filter(([, files]) => (files?.length ?? 0) > 25)
  expect(crowded.map(([folder, files]) => [folder, files?.length])).toEqual([])
})
