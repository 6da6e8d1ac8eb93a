import { expect, test } from 'vitest'
import { whenConnectionBreaks } from './connection.ts'
import { isConnectionCut } from './is-connection-cut.ts'

test.each([
  ['Chromium', 'Failed to fetch'],
  ['Chromium, in the middle of an answer', 'network error'],
  ['Firefox', 'NetworkError when attempting to fetch resource.'],
  ['Firefox, in the middle of an answer', 'Error in input stream'],
  ['Safari', 'Load failed'],
  ['Safari, in the middle of an answer', 'The network connection was lost.'],
])('%s: a request without an answer is a cut connection', (_browser, message) => {
  expect(isConnectionCut(new TypeError(message))).toBe(true)
})

test('a mistake of ours is none, and no form says that it is', async () => {
  const mistake = new TypeError("Cannot read properties of undefined (reading 'kept')")
  expect(isConnectionCut(mistake)).toBe(false)
  await expect(
    whenConnectionBreaks(
      () => Promise.reject(mistake),
      (attempt) => ({ attempt }),
    ),
  ).rejects.toBe(mistake)
})
