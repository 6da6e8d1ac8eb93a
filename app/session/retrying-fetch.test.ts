import { afterEach, expect, test, vi } from 'vitest'
import { retryingFetch } from './retrying-fetch.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a network failure is tried again after 100 and 200 ms, three times in all', async () => {
  vi.useFakeTimers()
  const failing = vi.fn(() => Promise.reject(new TypeError('no network')))
  vi.stubGlobal('fetch', failing)
  const asked = retryingFetch('https://club.example/').catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(99)
  expect(failing).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(failing).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(200)
  expect(failing).toHaveBeenCalledTimes(3)
  expect(await asked).toBeInstanceOf(TypeError)
})

test('a refusal is an answer', async () => {
  const refusing = vi.fn(() => Promise.resolve(new Response('no', { status: 503 })))
  vi.stubGlobal('fetch', refusing)
  expect((await retryingFetch('https://club.example/')).status).toBe(503)
  expect(refusing).toHaveBeenCalledTimes(1)
})
