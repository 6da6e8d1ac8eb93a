import { describe, expect, it } from 'vitest'
import { walkPath } from '#test/walk-path.ts'
import { bend, lanes } from './line-bundle.ts'
import { relief, ridges } from './relief.ts'
import { transition, transitionExitX, transitionLine } from './transition.ts'
import { waves } from './waves.ts'

const hill = { centreX: 100, centreY: 100, seed: 5, count: 8, roughness: 0.3 }
const range = { width: 400, height: 60, top: 100, summit: 80, seed: 5 }
const race = {
  width: 600,
  count: 9,
  baseline: 300,
  gap: 10,
  laneGap: 10,
  bendX: 450,
  bendRadius: 40,
  climb: 120,
  swell: 6,
  cycles: 4,
  exitY: -20,
}

describe('waves', () => {
  const heightsAtTheEdge = (perspective: number) =>
    waves({ width: 300, height: 200, count: 10, amplitude: 0, perspective }).map(
      (path) => walkPath(path).points[0]?.[1] ?? 0,
    )

  it('fills the height from top to bottom', () => {
    const heights = heightsAtTheEdge(1.4)
    expect(heights[0]).toBe(0)
    expect(heights.at(-1)).toBe(200)
  })

  it('closes up towards the horizon above 1, evenly at 1', () => {
    const gaps = (heights: number[]) =>
      heights.slice(1).map((height, index) => height - (heights[index] ?? 0))
    const perspective = gaps(heightsAtTheEdge(1.4))
    expect(perspective).toEqual([...perspective].sort((a, b) => a - b))
    const even = gaps(heightsAtTheEdge(1))
    expect(Math.max(...even) - Math.min(...even)).toBeLessThan(0.5)
  })

  it('is taller in the wake', () => {
    const wake = { strength: 3, along: 0.5, alongSpread: 0.2, depth: 0.5, depthSpread: 0.4 }
    const tallest = (paths: string[]) =>
      Math.min(...paths.flatMap((path) => walkPath(path).points.map(([, y]) => y)))
    const sea = { width: 300, height: 10, amplitude: 8 }
    expect(tallest(waves({ ...sea, wake }))).toBeLessThan(tallest(waves(sea)) - 3)
  })
})

describe('relief', () => {
  it('closes every contour, the same for the same seed only', () => {
    expect(relief(hill).every((path) => walkPath(path).closes)).toBe(true)
    expect(relief(hill)).toEqual(relief(hill))
    expect(relief(hill)).not.toEqual(relief({ ...hill, seed: 6 }))
  })

  it('draws circles a gap apart without roughness', () => {
    const circles = relief({ ...hill, roughness: 0, innerRadius: 10, gap: 16, points: 200 })
    const radii = circles.map((path) => Math.max(...walkPath(path).points.map(([x]) => x)) - 100)
    radii.forEach((radius, index) => expect(Math.abs(radius - (10 + index * 16))).toBeLessThan(0.3))
  })
})

describe('ridges', () => {
  it('rises at the back and flattens to its base at the front', () => {
    const paths = ridges(range)
    const spread = (path = '') => {
      const heights = walkPath(path).points.map(([, y]) => y)
      return Math.max(...heights) - Math.min(...heights)
    }
    expect(spread(paths[0])).toBeGreaterThan(30)
    expect(spread(paths.at(-1))).toBeLessThan(0.1)
    expect(ridges(range)).not.toEqual(ridges({ ...range, seed: 6 }))
  })
})

describe('lanes', () => {
  it('keeps the gap between two lanes and closes each', () => {
    const track = lanes({ centreX: 200, centreY: 100, innerRadius: 30, gap: 12, count: 4, straight: 100 })
    const tops = track.map((path) => walkPath(path).points[0]?.[1] ?? 0)
    expect(tops).toEqual([70, 58, 46, 34])
    expect(track.every((path) => walkPath(path).closes)).toBe(true)
  })

  it('turns upwards in the bend', () => {
    const [line = ''] = bend({
      startX: 0,
      centreX: 100,
      centreY: 80,
      innerRadius: 20,
      gap: 10,
      count: 1,
      exitY: -5,
    })
    expect(line).toBe('M0 100H100A20 20 0 0 0 120 80V-5')
  })
})

describe('transition', () => {
  it('ends in lanes, one lane gap apart', () => {
    const exits = transition(race).map((path) => walkPath(path).points.at(-1))
    expect(exits).toEqual(Array.from({ length: 9 }, (_, index) => [transitionExitX(race, index), -20]))
    expect(transitionExitX(race, 1) - transitionExitX(race, 0)).toBe(10)
  })

  it('gives one line without the others', () => {
    expect(transitionLine(race, 3)).toBe(transition(race)[3])
  })
})
