import { criticalSpeed, type SwimTest } from '#app/domain/training/swimming/critical-speed.ts'
import { readSwimTime, readTestDistance } from '#app/domain/training/swimming/typed-swim.ts'
import type { ToolQuery } from '../tool-query.ts'
import { isTyped } from './swim-pace-fields.ts'
import { valueOf } from './swim-readings.ts'

/** The critical swim speed of a query: of two tests of any distances when all four fields are right, else of 400 and 200 m. */
export function answerCss(query: ToolQuery) {
  const readings = readTests(query)
  const others = testsOf(readings.d1, readings.t1, readings.d2, readings.t2)
  const usual = testsOf(exactly(400), readings.t400, exactly(200), readings.t200)
  const tests = others ?? usual
  const isOtherStarted = ['d1', 't1', 'd2', 't2'].some((name) => isTyped(query, name))
  return {
    readings,
    tests,
    isOfOthers: others !== undefined,
    isOtherStarted,
    result: tests && criticalSpeed(...tests),
  }
}

export type CssAnswer = ReturnType<typeof answerCss>

function readTests(query: ToolQuery) {
  const d1 = readTestDistance(query.d1 ?? '')
  const d2 = readTestDistance(query.d2 ?? '')
  return {
    t400: readSwimTime(query.t400 ?? '', 400),
    t200: readSwimTime(query.t200 ?? '', 200),
    d1,
    t1: readSwimTime(query.t1 ?? '', valueOf(d1)),
    d2,
    t2: readSwimTime(query.t2 ?? '', valueOf(d2)),
  }
}

type Typed = { ok: true; value: number } | { ok: false }

function exactly(value: number): Typed {
  return { ok: true, value }
}

/** Both tests, the longer one first. */
function testsOf(d1: Typed, t1: Typed, d2: Typed, t2: Typed): [SwimTest, SwimTest] | undefined {
  if (!d1.ok || !t1.ok || !d2.ok || !t2.ok) return undefined
  const [one, other] = [
    { distance: d1.value, time: t1.value },
    { distance: d2.value, time: t2.value },
  ]
  return one.distance >= other.distance ? [one, other] : [other, one]
}
