import type { Activity } from '../activity.ts'
import { usualCut } from '../cut-lengths.ts'
import type { Figure } from '../figures/figure.ts'
import { figuresOf, rememberFigures } from '../figures/figures-of.ts'
import { lineOf, rememberLine, type Line } from './line-of.ts'
import { rememberShape, shapeOf, type Shape } from './shape-of.ts'

/** All that takes long to compute of an activity, as plain values: a worker sends it along. */
export type Measured = { figures: readonly Figure[]; shapes: readonly Shape[]; line: Line }

export function measureActivity(activity: Activity): Measured {
  return {
    figures: figuresOf(activity),
    shapes: activity.legs.map(shapeOf),
    line: lineOf(activity, usualCut),
  }
}

/** Has the first picture of an activity drawn without computing any of it again. */
export function rememberMeasured(activity: Activity, { figures, shapes, line }: Measured): void {
  rememberFigures(activity, figures)
  activity.legs.forEach((leg, index) => {
    const shape = shapes[index]
    if (shape) rememberShape(leg, shape)
  })
  rememberLine(activity, usualCut, line)
}
