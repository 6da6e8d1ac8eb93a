import { expect, test } from 'vitest'
import { photoBox } from './photo-box.ts'
import { bounded, placementAfterKey, snapped } from './placement.ts'

const box = { left: 200, right: 880, top: 500, bottom: 1100 }

test('keys move by 10 pixels, by 50 with Shift, and back to the start', () => {
  const start = { x: 0, y: 0, scale: 1 }
  expect(placementAfterKey(start, 'ArrowLeft', false)).toEqual({ x: -10, y: 0, scale: 1 })
  expect(placementAfterKey(start, 'ArrowDown', true)).toEqual({ x: 0, y: 50, scale: 1 })
  expect(placementAfterKey({ x: 9, y: 9, scale: 2 }, 'Home', false)).toEqual(start)
  expect(placementAfterKey(start, 'Tab', false)).toBeUndefined()
})

test('it is held at the middles and at the edges of the words, and nowhere else', () => {
  expect(snapped({ x: 9, y: 40, scale: 1 }, box, 'story')).toEqual({
    placement: { x: 0, y: 40, scale: 1 },
    snaps: ['middle-x'],
  })
  expect(snapped({ x: 90, y: -244, scale: 1 }, box, 'story')).toEqual({
    placement: { x: 90, y: -250, scale: 1 },
    snaps: ['top'],
  })
  expect(snapped({ x: 90, y: 486, scale: 1 }, box, 'story').snaps).toEqual(['bottom'])
  expect(snapped({ x: 90, y: 60, scale: 1 }, box, 'story').snaps).toEqual([])
})

test('nothing is moved out of reach', () => {
  expect(bounded({ x: 9000, y: -9000, scale: 50 }, 'carre')).toEqual({ x: 864, y: -864, scale: 3 })
})

test('a photo always covers the picture', () => {
  const photo = { bitmap: { width: 4000, height: 3000 }, placement: { x: 5000, y: 40, scale: 0.2 } }
  const { x, y, width, height } = photoBox(photo, 1080, 1920)
  expect({ x, y, height }).toEqual({ x: 0, y: 0, height: 1920 })
  expect(width).toBe(2560)
})
