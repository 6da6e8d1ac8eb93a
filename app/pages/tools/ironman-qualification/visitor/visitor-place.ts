import type { AgeGroup } from '#app/domain/training/qualification/age-groups.ts'
import { hasOneList } from '#app/domain/training/qualification/ceremony.ts'
import { type FactorTableKey, timeForGraded } from '#app/domain/training/qualification/grading.ts'
import type { Qualification } from '#app/domain/training/qualification/simulate.ts'

type Simulated = Qualification & { ok: true }

/** Where a finish time would stand in a simulated race: in its group, then among those the pool is offered to. */
export function visitorPlace(
  table: FactorTableKey,
  { rows, offers }: Simulated,
  group: AgeGroup,
  graded: number,
) {
  const isInList = (other: AgeGroup) => hasOneList(table) || other.gender === group.gender
  const groupRank = rows.filter((row) => row.group.key === group.key && row.graded < graded).length + 1
  const autoOffers = offers.filter(
    ({ place, finisher }) => place === 'auto' && finisher.group.key === group.key,
  )
  const refused = autoOffers.filter(({ isAccepted }) => !isAccepted).length
  const hasAuto = groupRank === 1 || (groupRank <= 3 && refused >= groupRank - 1)
  const poolOffers = offers.filter(({ place, finisher }) => place === 'pool' && isInList(finisher.group))
  const asked = new Set(offers.filter(({ place }) => place === 'auto').map(({ finisher }) => finisher.line))
  const candidates = rows.filter((row) => isInList(row.group) && !asked.has(row.line))
  const rank = candidates.filter((row) => row.graded < graded).length + 1
  const places = poolOffers.filter(({ isAccepted }) => isAccepted).length
  const last = poolOffers.at(-1)?.finisher
  const isReached = poolOffers.length > 0 && rank <= poolOffers.length
  return {
    groupRank,
    hasAuto,
    rank,
    places,
    reach: poolOffers.length,
    isReached,
    lastGraded: last?.graded,
    lastTime: last && timeForGraded(table, group, last.graded),
    directGraded: candidates[Math.min(places, candidates.length) - 1]?.graded,
    candidates: candidates.map((row) => row.graded),
    poolOffers,
  }
}

export type VisitorPlace = ReturnType<typeof visitorPlace>
