import {
  criticalSpeed,
  type SwimTest,
  swimOfCriticalPace,
} from '#app/domain/training/swimming/critical-speed.ts'
import {
  endsAtWall,
  lengthsIn,
  longPoolPace,
  POOL_LENGTHS,
  readPool,
} from '#app/domain/training/swimming/pools.ts'
import { timeSwimSet, readSwimSet } from '#app/domain/training/swimming/sets.ts'
import {
  paceFigures,
  timeAt,
  isFasterThanRecords,
  completeSwim,
  type Swim,
  swolf,
} from '#app/domain/training/swimming/swim.ts'
import { readSwimTime, readTestDistance } from '#app/domain/training/swimming/typed-swim.ts'
import { readNumber } from '#app/domain/training/typed/numbers.ts'
import type { ToolQuery } from '../tool-query.ts'
import {
  isTyped,
  wantedChoices,
  type Wanted,
  hasUnusedPace,
  readSwimFields,
  typedPace,
  valueOf,
  wantedOf,
  chosen,
  intensityChoices,
  usualSet,
  stepChoices,
} from './swim-pace-fields.ts'

function answerSwim(query: ToolQuery) {
  const readings = readSwimFields(query)
  const wanted = wantedOf(query)
  const given = {
    distance: valueOf(readings.distance),
    time: valueOf(readings.time),
    pace: typedPace(readings),
  }
  const isChosen = wantedChoices.some(({ value }) => value === query.cherche)
  const swim = completeSwim(isChosen ? withoutWanted(given, wanted) : given)
  const pace = swim?.pace ?? (isChosen && wanted === 'allure' ? undefined : given.pace)
  const pool = readPool(query.bassin ?? '') ?? '25'
  return {
    readings,
    wanted,
    swim,
    figures: pace === undefined ? undefined : paceFigures(pace),
    pool: poolOf(pool, swim?.distance ?? given.distance),
    lengthTime: pace === undefined ? undefined : timeAt(POOL_LENGTHS[pool], pace),
    inLongPool: pace !== undefined && pool === '25' ? longPoolPace(pace) : undefined,
    swolf: swolf(pace ?? 0, POOL_LENGTHS[pool], valueOf(readings.strokes) ?? 0),
    hasUnusedPace: wanted !== 'allure' && hasUnusedPace(readings),
    isFasterThanRecords: pace !== undefined && isFasterThanRecords(pace, swim?.distance),
    hasTenths: isTyped(query, 'dixiemes'),
  }
}

export type SwimAnswer = ReturnType<typeof answerSwim>

function withoutWanted(given: Partial<Swim>, wanted: Wanted): Partial<Swim> {
  return {
    distance: wanted === 'distance' ? undefined : given.distance,
    time: wanted === 'temps' ? undefined : given.time,
    pace: wanted === 'allure' ? undefined : given.pace,
  }
}

function poolOf(key: keyof typeof POOL_LENGTHS, distance: number | undefined) {
  const lengths = distance === undefined ? undefined : lengthsIn(distance, POOL_LENGTHS[key])
  return { key, lengths, endsAtWall: distance !== undefined && endsAtWall(distance, POOL_LENGTHS[key]) }
}

function answerCss(query: ToolQuery) {
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

function testsOf(d1: Typed, t1: Typed, d2: Typed, t2: Typed): [SwimTest, SwimTest] | undefined {
  if (!d1.ok || !t1.ok || !d2.ok || !t2.ok) return undefined
  const [one, other] = [
    { distance: d1.value, time: t1.value },
    { distance: d2.value, time: t2.value },
  ]
  return one.distance >= other.distance ? [one, other] : [other, one]
}

const longestRest = 600
const roundTo = 5

function answerSet(query: ToolQuery, pace: number | undefined) {
  const set = readSwimSet(query.serie ?? usualSet.serie)
  const rest = readNumber(query.repos ?? usualSet.repos, 0, longestRest)
  const intensity = chosen(query.intensite, intensityChoices, '0')
  const timed =
    set.ok && rest.ok && pace !== undefined
      ? timeSwimSet({
          repeats: set.repeats,
          distance: set.distance,
          pace: pace + Number(intensity),
          leastRest: rest.value,
          roundTo,
        })
      : undefined
  return { set, rest, intensity, timed, leastRest: rest.ok ? rest.value : Number(usualSet.repos) }
}

export type SetAnswer = ReturnType<typeof answerSet>

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
