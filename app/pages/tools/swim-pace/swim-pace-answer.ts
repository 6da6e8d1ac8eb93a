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
import { timeSwimSet } from '#app/domain/training/swimming/sets.ts'
import {
  paceFigures,
  timeAt,
  isFasterThanRecords,
  completeSwim,
  swolf,
} from '#app/domain/training/swimming/swim.ts'
import { chosen, isTyped, soughts, valueOf, type ToolQuery } from '../tool-query.ts'
import {
  readSwim,
  typedPaces,
  wantedOf,
  intensityChoices,
  usualSet,
  stepChoices,
  type SwimReadings,
} from './swim-pace-fields.ts'

function answerSwim(query: ToolQuery, readings: SwimReadings) {
  const wanted = wantedOf(query)
  const paces = typedPaces(readings)
  const given = { distance: valueOf(readings.distance), time: valueOf(readings.temps), pace: paces[0] }
  const isChosen = chosen(soughts, query.cherche, undefined) !== undefined
  const left = { allure: 'pace', temps: 'time', distance: 'distance' } as const
  const swim = completeSwim(isChosen ? { ...given, [left[wanted]]: undefined } : given)
  const pace = swim?.pace ?? (isChosen && wanted === 'allure' ? undefined : given.pace)
  const typedPool = readPool(query.bassin ?? '')
  const pool = typedPool ?? '25'
  return {
    readings,
    wanted,
    swim,
    figures: pace === undefined ? undefined : paceFigures(pace),
    pool: { ...poolOf(pool, swim?.distance ?? given.distance), isKnown: typedPool !== undefined },
    lengthTime: timeAt(POOL_LENGTHS[pool], pace),
    inLongPool: pace !== undefined && pool === '25' ? longPoolPace(pace) : undefined,
    swolf: swolf(pace ?? 0, POOL_LENGTHS[pool], valueOf(readings.coups) ?? 0),
    hasUnusedPace: wanted !== 'allure' && paces.length > 1,
    isFasterThanRecords: pace !== undefined && isFasterThanRecords(pace, swim?.distance),
    hasTenths: isTyped(query, 'dixiemes'),
  }
}

export type SwimAnswer = ReturnType<typeof answerSwim>

function poolOf(key: keyof typeof POOL_LENGTHS, distance: number | undefined) {
  const lengths = distance === undefined ? undefined : lengthsIn(distance, POOL_LENGTHS[key])
  return { key, lengths, endsAtWall: distance !== undefined && endsAtWall(distance, POOL_LENGTHS[key]) }
}

function answerCss(query: ToolQuery, { t400, t200, d1, t1, d2, t2 }: SwimReadings) {
  const others = testsOf(valueOf(d1), valueOf(t1), valueOf(d2), valueOf(t2))
  const tests = others ?? testsOf(400, valueOf(t400), 200, valueOf(t200))
  return {
    tests,
    isOfOthers: others !== undefined,
    isOtherStarted: isTyped(query, 'd1', 't1', 'd2', 't2'),
    result: tests && criticalSpeed(...tests),
  }
}

export type CssAnswer = ReturnType<typeof answerCss>

function testsOf(d1?: number, t1?: number, d2?: number, t2?: number): [SwimTest, SwimTest] | undefined {
  if (d1 === undefined || t1 === undefined || d2 === undefined || t2 === undefined) return undefined
  const [one, other] = [
    { distance: d1, time: t1 },
    { distance: d2, time: t2 },
  ]
  return d1 >= d2 ? [one, other] : [other, one]
}

const roundTo = 5

function answerSet(query: ToolQuery, { serie, repos }: SwimReadings, pace: number | undefined) {
  const intensity = chosen(intensityChoices, query.intensite, '0')
  const timed =
    serie.ok && repos.ok && pace !== undefined
      ? timeSwimSet({ ...serie, pace: pace + Number(intensity), leastRest: repos.value, roundTo })
      : undefined
  return { set: serie, intensity, timed, leastRest: valueOf(repos) ?? Number(usualSet.repos) }
}

export type SetAnswer = ReturnType<typeof answerSet>

export function answerSwimPace(query: ToolQuery) {
  const readings = readSwim(query)
  const swim = answerSwim(query, readings)
  const css = answerCss(query, readings)
  const criticalPace = css.result?.ok ? css.result.pace : undefined
  const setPace = css.result?.ok === false ? undefined : (criticalPace ?? swim.figures?.per100)
  return {
    readings,
    swim,
    css,
    criticalPace,
    set: answerSet(query, readings, setPace),
    step: chosen(stepChoices, query.pas, 'auto'),
    reference: criticalPace === undefined ? swim.swim : swimOfCriticalPace(criticalPace),
  }
}
