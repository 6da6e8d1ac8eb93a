import { describe, expect, it } from 'vitest'
import { lowestPriceCents, placeSteps } from './rules.ts'

describe('lowestPriceCents', () => {
  it('is the cheapest formula, wherever it stands', () => {
    expect(lowestPriceCents([{ monthlyPriceCents: 5900 }, { monthlyPriceCents: 3900 }])).toBe(3900)
  })

  it('is unknown without formulas', () => {
    expect(lowestPriceCents([])).toBeUndefined()
  })
})

describe('placeSteps', () => {
  it('lays blocks end to end as shares of the session', () => {
    const placed = placeSteps([
      { label: 'souple', times: 1, steps: [{ size: 20, effort: 0.3 }] },
      { label: 'calme', times: 1, steps: [{ size: 60, effort: 0.2 }] },
    ])
    expect(placed).toEqual([
      { from: 0, to: 0.25, effort: 0.3 },
      { from: 0.25, to: 1, effort: 0.2 },
    ])
  })

  it('writes repeats out, without the rest that would follow the last one', () => {
    const steps = [
      { size: 2, effort: 0.9 },
      { size: 1, effort: 0.1 },
    ]
    const placed = placeSteps([{ label: '3 × 400 m', times: 3, steps }])
    expect(placed.map(({ effort }) => effort)).toEqual([0.9, 0.1, 0.9, 0.1, 0.9])
    expect(placed.at(-1)?.to).toBe(1)
    expect(placed[0]?.to).toBe(0.25)
  })

  it('keeps a single step that is repeated', () => {
    const placed = placeSteps([{ label: '2 × 10 min', times: 2, steps: [{ size: 10, effort: 0.5 }] }])
    expect(placed).toHaveLength(2)
  })
})
