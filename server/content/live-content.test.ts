import { expect, test } from 'vitest'
import { ContentError } from '@allure/content-engine'
import { followEdits } from './live-content.ts'

/** Content whose readings end when the test says so. */
function slowContent() {
  const readings: { end: () => void; fail: (error: Error) => void }[] = []
  const refreshEdits = () =>
    new Promise<void>((resolve, reject) => {
      readings.push({ end: resolve, fail: reject })
    })
  return { readings, content: { refreshEdits } }
}

test('notices during a reading share one more reading', async () => {
  const { readings, content } = slowContent()
  const { readAgain } = followEdits(content, 'edits')
  const first = readAgain('a')
  await expect.poll(() => readings.length).toBe(1)
  const others = [readAgain('b'), readAgain('c'), readAgain(undefined)]
  readings[0]?.end()
  await first
  await expect.poll(() => readings.length).toBe(2)
  readings[1]?.end()
  await Promise.all(others)
  expect(readings).toHaveLength(2)
})

test('a reading that fails is tried again', async () => {
  const { readings, content } = slowContent()
  const reading = followEdits(content, 'edits').readAgain('a')
  await expect.poll(() => readings.length).toBe(1)
  readings[0]?.fail(new Error('database away'))
  await expect.poll(() => readings.length).toBe(2)
  readings[1]?.end()
  await reading
})

test('broken files are told at once, and the next notice reads again', async () => {
  const { readings, content } = slowContent()
  const { readAgain } = followEdits(content, 'edits')
  const reading = readAgain('a')
  await expect.poll(() => readings.length).toBe(1)
  readings[0]?.fail(new ContentError([{ file: 'content/x.md', line: 1, message: 'rien' }]))
  await expect(reading).rejects.toBeInstanceOf(ContentError)
  const again = readAgain('b')
  await expect.poll(() => readings.length).toBe(2)
  readings[1]?.end()
  await again
})
