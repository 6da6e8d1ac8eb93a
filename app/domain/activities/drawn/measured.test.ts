import { expect, test } from 'vitest'
import { usualCut } from '../cut-lengths.ts'
import { figuresOf } from '../figures/figures-of.ts'
import { sampleActivity } from '../sample-activity.ts'
import { lineOf } from './line-of.ts'
import { measureActivity, rememberMeasured } from './measured.ts'
import { shapeOf } from './shape-of.ts'

const sample = sampleActivity(new Date('2026-05-10T07:30:00Z'))

test('what a worker measured is as it would be measured here, and is not measured again', () => {
  const sent = structuredClone({ activity: sample, measured: measureActivity(sample) })
  const { activity, measured } = sent
  expect(measured).toEqual(measureActivity(activity))
  const again = structuredClone(activity)
  rememberMeasured(again, measured)
  expect(figuresOf(again)).toBe(measured.figures)
  expect(again.legs.map(shapeOf)[0]).toBe(measured.shapes[0])
  expect(lineOf(again, usualCut)).toBe(measured.line)
  expect(lineOf(again, 0)).not.toEqual(measured.line)
  expect(lineOf(again, usualCut)).toEqual(measured.line)
})
