import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'

const project = join(import.meta.dirname, '../..')
const path = /`((?:app|server|db|test|packages|content|bench|docs)\/[\w@./-]+)`/g

test('every file and folder that a document names is there', () => {
  const gone = sourceFiles(['.md'])
    .filter(({ path: file }) => !file.startsWith('content/'))
    .flatMap(({ path: file, text }) =>
      [...text.matchAll(path)]
        .map(([, named = '']) => named)
        .filter((named) => !existsSync(join(project, named)) && !isStartOfAFile(named))
        .map((named) => `${file}: ${named}`),
    )
  expect(gone).toEqual([])
})

// `server/commands/test` may stand for `server/commands/test.mjs`.
function isStartOfAFile(named: string): boolean {
  return ['.ts', '.tsx', '.mjs'].some((ending) =>
    existsSync(join(project, dirname(named), `${named.split('/').at(-1)}${ending}`)),
  )
}
