import { expect, test } from 'vitest'
import { CHART_HEIGHT, CHART_WIDTH, columnsChart, courseChart } from './charts.ts'

const placesIn = (path: string) =>
  [...path.matchAll(/M(-?[\d.]+) ?(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])

test('the highest column reaches the top, a year before has its own line, below zero is the floor', () => {
  const { lines, highlighted, bound } = columnsChart([
    { value: 100, before: 50 },
    { value: 0, before: 0 },
    { value: -20, before: 200 },
  ])
  expect(placesIn(highlighted)).toHaveLength(1)
  const [[, half] = [], [, top] = []] = placesIn(bound)
  expect(top).toBe(12)
  expect(half).toBe(placesIn(highlighted)[0]?.[1] === undefined ? undefined : 150)
  expect(placesIn(highlighted)[0]?.[1]).toBe(104)
  const floors = placesIn(lines).filter(([, y]) => y === CHART_HEIGHT - 4)
  expect(floors).toHaveLength(3)
  for (const [x = -1, y = -1] of placesIn(lines + highlighted + bound)) {
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x).toBeLessThan(CHART_WIDTH)
    expect(y).toBeGreaterThan(0)
  }
})

test('nothing at all is drawn as the floor, never as no number', () => {
  for (const path of [
    ...Object.values(columnsChart(Array.from({ length: 12 }, () => ({ value: 0, before: 0 })))),
    ...Object.values(courseChart([0, 0, 0])),
    ...Object.values(courseChart([0, 3, 1, 8, 2])),
  ])
    expect(path).not.toMatch(/NaN|Infinity/)
  expect(columnsChart([]).lines).toBe('')
})
