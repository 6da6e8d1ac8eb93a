import { expect, test } from 'vitest'
import { onTheirWayOut, rooms } from './import-rules.ts'
import { ownImports, sourceFiles, type SourceFile } from './source-files.ts'

const files = sourceFiles(['.ts', '.tsx', '.mjs'])

test('every file lives in a room', () => {
  const homeless = files.filter((file) => !roomOf(file))
  expect(homeless.map(({ path }) => path)).toEqual([])
})

test('nobody imports what its room may not', () => {
  const forbidden = files.flatMap((file) => {
    const room = roomOf(file)
    const self = room?.files.exec(file.path)?.[1] ?? ''
    const allowed = room?.mayImport(self) ?? []
    return ownImports(file)
      .filter((target) => !allowed.some((pattern) => pattern.test(target)))
      .map((target) => `${file.path} → ${target}`)
  })
  expect(forbidden.sort()).toEqual(onTheirWayOut.toSorted())
})

test('the walk sees the imports there are', () => {
  const root = files.find(({ path }) => path === 'app/root.tsx')
  expect(root && ownImports(root)).toContain('app/http/context.ts')
})

function roomOf({ path }: SourceFile) {
  return rooms.find(({ files: pattern }) => pattern.test(path))
}
