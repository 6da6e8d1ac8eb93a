import { describe, expect, it } from 'vitest'
import { walkPath } from '#test/walk-path.ts'
import { lineArtNames } from './frames.ts'
import { heroLine } from './hero.ts'
import { drawLines } from './line-drawings.ts'
import { dayProfile } from './profiles.ts'

describe.each(lineArtNames)('%s', (name) => {
  const drawing = drawLines(name)
  const [, , width = 0, height = 0] = drawing.viewBox.split(' ').map(Number)

  it('has finite points, near its frame', () => {
    const { points } = walkPath(drawing.lines.join('') + drawing.highlighted)
    expect(points.length).toBeGreaterThan(8)
    for (const [x, y] of points) {
      expect(Number.isFinite(x) && Number.isFinite(y)).toBe(true)
      expect(x).toBeGreaterThan(-width * 2)
      expect(x).toBeLessThan(width * 3)
      // The hero runs up behind the header; closed lanes and reliefs are cut by the frame.
      expect(y).toBeGreaterThan(-Math.max(height * 3, 901))
      expect(y).toBeLessThan(height * 2.5)
    }
  })

  it('shows your line inside the frame, and several others', () => {
    const yours = walkPath(drawing.highlighted).points
    expect(yours.some(([x, y]) => x >= 0 && x <= width && y >= 0 && y <= height)).toBe(true)
    expect(drawing.lines.length).toBeGreaterThanOrEqual(4)
  })

  it('is the same each time', () => {
    expect(drawLines(name)).toEqual(drawing)
  })
})

it('ends the line of the hero at its tip', () => {
  const { path, tip } = heroLine('desktop')
  const end = walkPath(path).points.at(-1)
  expect(end?.[0]).toBeCloseTo(tip.x, 1)
  expect(end?.[1]).toBe(tip.y)
})

it('draws a hard day higher than a day of rest', () => {
  const highest = (load: number) =>
    Math.min(...walkPath(dayProfile(3, load).highlighted).points.map(([, y]) => y))
  expect(highest(1)).toBeLessThan(highest(0.2) - 15)
  expect(dayProfile(1, 0.5)).not.toEqual(dayProfile(2, 0.5))
})
