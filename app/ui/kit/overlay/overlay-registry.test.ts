import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OverlayRegistry } from './overlay-registry.ts'
import type { OverlayProps } from './overlay-registry.ts'

const Question = (_props: OverlayProps & { title: string }) => null

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('an unknown id is refused by every verb', () => {
  const overlays = new OverlayRegistry()
  for (const attempt of [
    () => overlays.open('nobody'),
    () => overlays.patch('nobody', {}),
    () => overlays.close('nobody'),
    () => overlays.isOpen('nobody'),
  ]) {
    expect(attempt).toThrow('Overlay not found')
  }
})

test('a registered overlay opens, is patched, closes with an answer and may open again', async () => {
  const overlays = new OverlayRegistry()
  overlays.register('question', Question, { title: 'Partir ?' })
  expect(overlays.isOpen('question')).toBe(false)

  const { result } = overlays.open<{ title: string }>('question')
  overlays.patch('question', { title: 'Vraiment ?' })
  expect(overlays.entries()).toMatchObject([{ id: 'question', open: true, props: { title: 'Vraiment ?' } }])

  overlays.close('question', 'yes')
  await expect(result).resolves.toBe('yes')
  vi.runAllTimers()
  expect(overlays.isOpen('question')).toBe(false)

  overlays.open('question')
  expect(overlays.isOpen('question')).toBe(true)
})

test('a component opened once is kept while it leaves, then forgotten', () => {
  const overlays = new OverlayRegistry()
  const { id } = overlays.open(Question, { title: 'Partir ?' })
  overlays.close(id)
  vi.advanceTimersByTime(500)
  expect(overlays.entries()).toHaveLength(1)
  vi.advanceTimersByTime(200)
  expect(overlays.entries()).toHaveLength(0)
  expect(() => overlays.close(id)).toThrow('Overlay not found')
})

test('listeners hear of each change until they leave', () => {
  const overlays = new OverlayRegistry()
  const listener = vi.fn()
  const leave = overlays.subscribe(listener)
  overlays.register('question', Question)
  overlays.open('question')
  expect(listener).toHaveBeenCalledTimes(2)
  leave()
  overlays.close('question')
  expect(listener).toHaveBeenCalledTimes(2)
})
