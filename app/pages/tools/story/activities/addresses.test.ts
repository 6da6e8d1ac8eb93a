import { expect, test } from 'vitest'
import { activityPath, isFileId, storyOf } from './addresses.ts'

test.each([
  ['fichier-1x2y3z', true],
  ['fichier-1x2y3z+fichier-abc', true],
  ['fichier-1x2y3z+fichier-abc+fichier-d', true],
  ['fichier-1x2y3z+', false],
  ['fichier-1x2y3z+9000000001', false],
  ['9000000001', false],
  [`fichier-1${'+fichier-1'.repeat(50)}`, false],
])('%s is of files of this device: %s', (id, expected) => {
  expect(isFileId(id)).toBe(expected)
})

test('the address of several put together leads to them', () => {
  const id = 'fichier-a+fichier-b'
  expect(decodeURIComponent(activityPath(id))).toContain(id)
  expect(new URLSearchParams(storyOf(id).split('?')[1]).get('activite')).toBe(id)
})
