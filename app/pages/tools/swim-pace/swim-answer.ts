import {
  endsAtWall,
  lengthsIn,
  longPoolPace,
  POOL_LENGTHS,
  readPool,
} from '#app/domain/training/swimming/pools.ts'
import {
  paceFigures,
  timeAt,
  isFasterThanRecords,
  completeSwim,
  type Swim,
  swolf,
} from '#app/domain/training/swimming/swim.ts'
import type { ToolQuery } from '../tool-query.ts'
import { isTyped, wantedChoices, type Wanted } from './swim-pace-fields.ts'
import { hasUnusedPace, readSwimFields, typedPace, valueOf, wantedOf } from './swim-readings.ts'

/** The swim of a query: how its fields were read, and all that follows from those that could be. */
export function answerSwim(query: ToolQuery) {
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
