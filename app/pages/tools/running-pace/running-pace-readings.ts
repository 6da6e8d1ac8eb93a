import { netTimeOf } from '#app/domain/training/running/run.ts'
import { readDistance, readMarks, type MarksReading } from '#app/domain/training/typed/distances.ts'
import { readDuration } from '#app/domain/training/typed/durations.ts'
import { readPercentage } from '#app/domain/training/typed/numbers.ts'
import { readPace, readSpeed } from '#app/domain/training/typed/paces.ts'
import { refuse, type Reading } from '#app/domain/training/typed/reading.ts'
import type { ToolQuery } from '../tool-query.ts'
import { chosen, soughts, type Sought } from './running-pace-choices.ts'

/** How each field of the running tool was read: metres, seconds, s/km, km/h, %. */
export type RunningPaceReadings = {
  distance: Reading
  time: Reading
  pace: Reading
  speed: Reading
  gap: Reading
  delay: Reading
  aidStations: MarksReading
}

/** What is computed: as asked, else what the address leaves empty. */
export function soughtOf(query: ToolQuery): Sought {
  const asked = chosen(soughts, query.cherche)
  if (asked) return asked
  if (!query.allure && !query.vitesse) return 'allure'
  if (!query.temps) return 'temps'
  return query.distance ? 'allure' : 'distance'
}

export function readRunningPace(query: ToolQuery, sought: Sought): RunningPaceReadings {
  const distance = readDistance(query.distance ?? '')
  // A distance that is sought says nothing of how a time is to be understood.
  const knownMetres = distance.ok && sought !== 'distance' ? distance.value : undefined
  const time = readDuration(query.temps ?? '', knownMetres)
  return {
    distance,
    time,
    pace: readPace(query.allure ?? ''),
    speed: readSpeed(query.vitesse ?? ''),
    gap: readPercentage(query.ecart ?? ''),
    delay: readDelay(query, time),
    aidStations: readMarks(query.ravitaillements ?? ''),
  }
}

/** No delay is no answer; one that leaves nothing of an official time is refused. */
function readDelay({ decalage = '', chrono }: ToolQuery, time: Reading): Reading {
  const delay = readDuration(/^[\s0:]*$/.test(decalage) ? '' : decalage)
  const isTooLong = delay.ok && time.ok && netTimeOf(time.value, delay.value) === undefined
  if (chrono !== 'officiel' || !isTooLong) return delay
  return refuse('out-of-range', 'Ce délai dure plus longtemps que le temps officiel visé.')
}
