import { afterEach, expect, test, vi } from 'vitest'
import { canShare, copyPicture, shareFile } from './save-file.ts'

const file = new File(['x'], 'allure.png', { type: 'image/png' })

afterEach(() => vi.unstubAllGlobals())

const refusal = (name: string) => () => Promise.reject(new DOMException('', name))
const anything = () => Promise.resolve()

test.each([
  ['no sheet', {}, false],
  ['a sheet for words alone', { share: anything, canShare: () => false }, false],
  ['an old sheet that does not say', { share: anything }, false],
  ['a sheet for files', { share: anything, canShare: () => true }, true],
])('a device with %s', (_, navigator, expected) => {
  vi.stubGlobal('navigator', navigator)
  expect(canShare(file)).toBe(expected)
})

test.each([
  ['AbortError', true],
  ['NotAllowedError', false],
])('a share that ends in %s is the visitor’s own or is said', async (name, expected) => {
  vi.stubGlobal('navigator', { share: refusal(name) })
  expect(await shareFile(file, 'Sortie')).toBe(expected)
})

test('without a clipboard for pictures nothing is copied, and nothing thrown', async () => {
  vi.stubGlobal('navigator', {})
  expect(await copyPicture(Promise.resolve(file), 'Sortie')).toBe(false)
})
