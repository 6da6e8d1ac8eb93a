import { expect, test } from 'vitest'
import { contentFileAt } from '../documents/content-files.ts'
import { collections } from '../fixtures/collections.ts'
import { siteDirectory } from '../fixtures/site-content.ts'
import { isQuick } from './edit-parser.ts'
import { parseEdit } from './edit-problems.ts'

const head = '---\ntitle: A\n---\n'
const deepList = Array.from({ length: 29 }, (_, level) => `${'  '.repeat(level)}- a\n`).join('')

// The slowest of a hundred found for their size; lines, nesting, what looks like addresses, mappings in one line.
test.each([
  ['paragraphs', head, 'a\n\n', ''],
  ['items', head, '- a\n', ''],
  ['items far apart', head, '- a\n\n\n\n\n\n', ''],
  ['nested items', head, deepList, ''],
  ['long items', `${head}- a\n`, '  b\n\n', ''],
  ['addresses', head, 'www.a.bc ', ''],
  ['emphasis', head, '**a*a', ''],
  ['links', head, '[a](b) ', ''],
  ['a mapping', '---\na: {', 'a, ', '}\n---\n'],
  ['braces', '---\na: ', '{', '\n---\n'],
  ['lines of a mapping', '', 'a:\n', '', 'essai.yml'],
  ['sequences in one line', 'a: ', '[a, ', '', 'essai.yml'],
  ['braces of data', 'a: ', '{', '', 'essai.yml'],
])('as many %s as are read beside requests take no time', (_, start, unit, end, name = 'essai.md') => {
  let middle = unit
  const collection = collections[name.endsWith('.md') ? 'journal' : 'notes']
  const file = contentFileAt(siteDirectory, collection, name)
  while (isQuick(start + middle + unit + end)) middle += unit
  const times = Array.from({ length: 4 }, () => {
    const before = process.cpuUsage()
    parseEdit(collection, file, start + middle + end, '2026-11-20')
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  expect(middle.length).toBeGreaterThan(unit.length)
  expect(Math.min(...times)).toBeLessThan(100)
})
