import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tarEnd, tarHeader, tarPadding } from './tar.ts'

const at = new Date('2026-11-20T10:00:00Z')

test('the archive is read by tar, names, accents, long paths and empty files included', () => {
  const long = `textes/${'dossier-long/'.repeat(9)}fin.md`
  const files = new Map([
    ['a.txt', 'un'],
    ['vide.json', ''],
    ['textes/é à.md', 'x'.repeat(513)],
    [long, 'y'.repeat(512)],
  ])
  const pieces = [...files].flatMap(([name, text]) => {
    const bytes = Buffer.from(text)
    return [tarHeader(name, bytes.length, at), bytes, tarPadding(bytes.length)]
  })
  const folder = mkdtempSync(join(tmpdir(), 'allure-tar-'))
  writeFileSync(join(folder, 'a.tar'), Buffer.concat([...pieces, tarEnd]))
  execFileSync('tar', ['-xf', 'a.tar'], { cwd: folder })
  for (const [name, text] of files) expect(readFileSync(join(folder, name), 'utf8')).toBe(text)
  rmSync(folder, { recursive: true })
})

test('a name that no header holds is refused', () => {
  expect(() => tarHeader('x'.repeat(101), 1, at)).toThrow(RangeError)
})
