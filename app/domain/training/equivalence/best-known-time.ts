import type { Sex } from './age-grading.ts'
import { menStandards } from './age-standards-men.ts'
import { womenStandards } from './age-standards-women.ts'

type Best = [metres: number, seconds: number]

/** World records on the track below a mile, then the open road standards, which stand for the records of the road. */
const bests: Record<Sex, [Best, ...Best[]]> = {
  f: [[100, 10.49], [200, 21.34], [400, 47.6], [800, 113.28], ...womenStandards],
  h: [[100, 9.58], [200, 19.19], [400, 43.03], [800, 100.91], ...menStandards],
}

/**
 * About the best time (s) ever run over a distance (m): a power of the distance between two known bests, the speed of the
 * nearest one before the first and past the last. Made to say that a typed time is absurd, not to rank records.
 */
export function bestKnownTime(distanceMetres: number, sex: Sex): number {
  const before = bests[sex].findLast(([metres]) => metres <= distanceMetres)
  const after = bests[sex].find(([metres]) => metres > distanceMetres)
  if (!before) return atTheSpeedOf(bests[sex][0], distanceMetres)
  if (!after) return atTheSpeedOf(before, distanceMetres)
  const share = Math.log(distanceMetres / before[0]) / Math.log(after[0] / before[0])
  return before[1] * (after[1] / before[1]) ** share
}

function atTheSpeedOf([metres, seconds]: Best, distanceMetres: number): number {
  return (seconds * distanceMetres) / metres
}
