import { AGE_GROUPS } from './age-groups.ts'
import { allocateSlots, type SlotAllocation } from './allocation.ts'
import type { FactorTableKey } from './factor-tables.ts'
import { holdFormerCeremony } from './former-ceremony.ts'
import { gradedTime } from './grading.ts'
import { evenAnswers, type Finisher, type Offer } from './offers.ts'
import { hasOneList, holdPerformanceCeremony, type Ceremony } from './performance-ceremony.ts'
import { MOST_SLOTS, shareProportionally } from './proportional.ts'
import type { Starter } from './result-list.ts'

/** The rules one may compare; `ancien` shares by starters. */
export type QualificationSystem = FactorTableKey | 'ancien'

/** A row of the result: the rank in its list (men, women, or all in July 2025; under `ancien` in its age group). */
export type QualificationRow = Finisher & { rank: number; place: 'auto' | 'pool' | 'non' }

/** Who qualifies: rows in order of graded time (finish time under `ancien`), every offer, places nobody took. */
export type Qualification =
  | { ok: true; rows: QualificationRow[]; offers: Offer[]; unclaimed: number }
  | { ok: false; reason: (SlotAllocation & { ok: false })['reason'] }

/**
 * Who of a list qualifies for how many places, when a share (%) of the offers is accepted; at 100 there is no
 * roll-down. Groups and starters are those of the list. Refused as the allocation refuses.
 */
export function simulateQualification(
  system: QualificationSystem,
  starters: readonly Starter[],
  slots: number,
  acceptanceRate: number,
): Qualification {
  if (starters.length === 0) return { ok: false, reason: 'no-starters' }
  const finishers = rankFinishers(system, starters)
  const groups = AGE_GROUPS.map((group) => ({
    key: group.key,
    group,
    gender: group.gender,
    starters: starters.filter((starter) => starter.group.key === group.key).length,
  })).filter((group) => group.starters > 0)
  if (system !== 'ancien') return withPerformanceRules(system, finishers, groups, slots, acceptanceRate)
  if (!Number.isInteger(slots) || slots > MOST_SLOTS) return { ok: false, reason: 'not-a-count' }
  const shares = shareProportionally(slots, groups)
  if (shares === undefined) return { ok: false, reason: 'too-few-slots' }
  const ceremony = holdFormerCeremony(finishers, shares, evenAnswers(acceptanceRate))
  return report(finishers, ceremony, ({ group }) => group.key)
}

function rankFinishers(system: QualificationSystem, starters: readonly Starter[]): Finisher[] {
  const finishers = starters.flatMap(({ line, group, time }) => {
    if (time === undefined) return []
    const graded = system === 'ancien' ? time : gradedTime(system, group, time)
    return graded === undefined ? [] : [{ line, group, time, graded }]
  })
  return finishers.toSorted((one, other) => one.graded - other.graded || one.line - other.line)
}

function withPerformanceRules(
  table: FactorTableKey,
  finishers: readonly Finisher[],
  groups: readonly { key: string; gender: 'M' | 'F'; starters: number }[],
  slots: number,
  acceptanceRate: number,
): Qualification {
  const men = groups.filter(({ gender }) => gender === 'M')
  const women = groups.filter(({ gender }) => gender === 'F')
  const allocation = allocateSlots(table, {
    slots,
    startersMen: men.reduce((sum, group) => sum + group.starters, 0),
    startersWomen: women.reduce((sum, group) => sum + group.starters, 0),
    groupsMen: men.length,
    groupsWomen: women.length,
  })
  if (!allocation.ok) return allocation
  const { pool, poolMen, poolWomen } = allocation
  const pools =
    poolMen === undefined || poolWomen === undefined ? { shared: pool } : { M: poolMen, F: poolWomen }
  const ceremony = holdPerformanceCeremony(finishers, groups, pools, evenAnswers(acceptanceRate))
  return report(finishers, ceremony, ({ group }) => (hasOneList(table) ? 'all' : group.gender))
}

function report(
  finishers: readonly Finisher[],
  { offers, unclaimed }: Ceremony,
  listOf: (finisher: Finisher) => string,
): Qualification {
  const places = new Map(
    offers.filter(({ isAccepted }) => isAccepted).map(({ finisher, place }) => [finisher.line, place]),
  )
  const ranks = new Map<string, number>()
  const rows = finishers.map((finisher) => {
    const rank = (ranks.get(listOf(finisher)) ?? 0) + 1
    ranks.set(listOf(finisher), rank)
    return { ...finisher, rank, place: places.get(finisher.line) ?? ('non' as const) }
  })
  return { ok: true, rows, offers, unclaimed }
}
