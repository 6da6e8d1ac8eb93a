import { expect, it } from 'vitest'
import { phaseWidths } from './phase-widths.ts'

it('takes half a week off both ends, so that the widths fill the axis of the chart', () => {
  const widths = phaseWidths([4, 4, 2, 2])
  expect(widths).toEqual([3.5, 4, 2, 1.5])
})

it('has no widths when the length of a phase is not said', () => {
  expect(phaseWidths([1, undefined, 2])).toBeUndefined()
})
