import { expect, test } from 'vitest'
import { takeContent } from './taken-content.ts'

/** Content that changes, and a taking in that ends, when the test says so. */
function slowContent() {
  const listeners = new Set<() => void>()
  const takings: { end: () => void; fail: (error: Error) => void }[] = []
  return {
    takings,
    change: () => listeners.forEach((listener) => listener()),
    content: {
      onChange: (listener: () => void) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    takeIn: () => new Promise<void>((resolve, reject) => takings.push({ end: resolve, fail: reject })),
  }
}

test('content is taken in at the start and after each change, one at a time, and the end waits', async () => {
  const { takings, change, content, takeIn } = slowContent()
  const started = takeContent(content, takeIn, { error: () => undefined })
  expect(takings).toHaveLength(1)
  takings[0]?.end()
  const taken = await started
  change()
  change()
  await expect.poll(() => takings.length).toBe(2)
  let isClosed = false
  const closed = taken.close().then(() => (isClosed = true))
  takings[1]?.end()
  await expect.poll(() => takings.length).toBe(3)
  expect(isClosed).toBe(false)
  takings[2]?.end()
  await closed
  change()
  expect(takings).toHaveLength(3)
})

test('one that fails is logged, and the next one is done', async () => {
  const { takings, change, content, takeIn } = slowContent()
  const errors: unknown[] = []
  const started = takeContent(content, takeIn, { error: (details: unknown) => errors.push(details) })
  takings[0]?.end()
  await started
  change()
  await expect.poll(() => takings.length).toBe(2)
  takings[1]?.fail(new Error('database away'))
  change()
  await expect.poll(() => takings.length).toBe(3)
  expect(errors).toHaveLength(1)
})
