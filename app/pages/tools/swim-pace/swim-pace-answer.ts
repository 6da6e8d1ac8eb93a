import { swimOfCriticalPace } from '#app/domain/training/swimming/critical-speed.ts'
import type { ToolQuery } from '../tool-query.ts'
import { answerCss } from './css-answer.ts'
import { answerSet } from './set-answer.ts'
import { answerSwim } from './swim-answer.ts'
import { chosen, stepChoices } from './swim-pace-fields.ts'

/** Everything the swimming tool says of a query; a part that cannot be computed leaves the others. */
export function answerSwimPace(query: ToolQuery) {
  const swim = answerSwim(query)
  const css = answerCss(query)
  const criticalPace = css.result?.ok ? css.result.pace : undefined
  const pace = criticalPace ?? swim.figures?.per100
  return {
    swim,
    css,
    criticalPace,
    set: answerSet(query, pace),
    step: chosen(query.pas, stepChoices, 'auto'),
    reference: criticalPace === undefined ? swim.swim : swimOfCriticalPace(criticalPace),
  }
}
