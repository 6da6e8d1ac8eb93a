import { AGE_GROUPS, type Gender, type AgeGroup } from './age-groups.ts'
import {
  allocateSlots,
  type SlotAllocation,
  type SlotQuestion,
  MOST_SLOTS,
  shareProportionally,
} from './allocation.ts'
import {
  evenAnswers,
  type Answer,
  type Finisher,
  type Offer,
  offerDown,
  hasOneList,
  holdPerformanceCeremony,
  type Ceremony,
} from './ceremony.ts'
import { type FactorTableKey, gradedTime } from './grading.ts'
import type { Starter } from './result-list.ts'

export type QualificationSystem = FactorTableKey | 'ancien'

/** A row of the result: the rank in its list (men, women, or all in July 2025; under `ancien` in its age group). */
export type QualificationRow = Finisher & { rank: number; place: 'auto' | 'pool' | 'non' }

/** Who qualifies: rows in order of graded time (finish time under `ancien`), every offer, places nobody took. */
export type Qualification =
  | { ok: true; rows: QualificationRow[]; offers: Offer[]; unclaimed: number }
  | { ok: false; reason: (SlotAllocation & { ok: false })['reason'] }

export type Counts = Omit<SlotQuestion, 'slots'>

/**
 * Who of a list qualifies for how many places, when a share (%) of the offers is accepted; at 100 there is no
 * roll-down. Groups and starters are those of the list unless they are `known`: a list of finishers lacks those who did
 * not finish. The place of a group nobody of the list is in joins the pool; more groups than places are those of
 * another race, so the list’s count. Refused as the allocation refuses.
 */
export function simulateQualification(
  system: QualificationSystem,
  starters: readonly Starter[],
  slots: number,
  acceptanceRate: number,
  known?: Counts,
): Qualification {
  if (starters.length === 0) return { ok: false, reason: 'no-starters' }
  const finishers = rankFinishers(system, starters)
  const groups = AGE_GROUPS.map((group) => ({
    ...group,
    starters: starters.filter((starter) => starter.group.key === group.key).length,
  })).filter((group) => group.starters > 0)
  if (system !== 'ancien') {
    const share = (counts: Counts) =>
      withPerformanceRules(system, finishers, groups, { slots, ...counts }, evenAnswers(acceptanceRate))
    const shared = share(known ?? countStarters(starters))
    return shared.ok || known === undefined ? shared : share({ ...known, groupsMen: 0, groupsWomen: 0 })
  }
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

/** Starters and age groups of each gender in a list. */
export function countStarters(starters: readonly Starter[]): Counts {
  const ofGender = (gender: Gender) => starters.filter(({ group }) => group.gender === gender)
  const [men, women] = [ofGender('M'), ofGender('F')]
  const groupsIn = (some: readonly Starter[]) => new Set(some.map(({ group }) => group.key)).size
  return {
    startersMen: men.length,
    startersWomen: women.length,
    groupsMen: groupsIn(men),
    groupsWomen: groupsIn(women),
  }
}

function withPerformanceRules(
  table: FactorTableKey,
  finishers: readonly Finisher[],
  groups: readonly AgeGroup[],
  question: SlotQuestion,
  answer: Answer,
): Qualification {
  const men = groups.filter(({ gender }) => gender === 'M').length
  const women = groups.length - men
  const groupsMen = Math.max(men, question.groupsMen)
  const groupsWomen = Math.max(women, question.groupsWomen)
  const allocation = allocateSlots(table, { ...question, groupsMen, groupsWomen })
  if (!allocation.ok) return allocation
  const { pool, poolMen, poolWomen } = allocation
  const [emptyMen, emptyWomen] = [groupsMen - men, groupsWomen - women]
  const pools =
    poolMen === undefined || poolWomen === undefined
      ? { shared: pool + emptyMen + emptyWomen }
      : { M: poolMen + emptyMen, F: poolWomen + emptyWomen }
  const ceremony = holdPerformanceCeremony(finishers, groups, pools, answer)
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

type GroupShare = AgeGroup & { starters: number; slots: number }

type Queue = GroupShare & { waiting: readonly Finisher[] }

function holdFormerCeremony(
  finishers: readonly Finisher[],
  shares: readonly GroupShare[],
  answer: Answer,
): Ceremony {
  const offers: Offer[] = []
  const queues: Queue[] = shares.map((share) => ({
    ...share,
    waiting: finishers.filter(({ group }) => group.key === share.key),
  }))
  const places = queues.flatMap((queue) => Array.from({ length: queue.slots }, () => queue))
  let unclaimed = 0
  for (let queue = places.shift(); queue !== undefined; queue = places.shift()) {
    const before = offers.length
    const left = offerDown(queue.waiting, 1, 'auto', answer, offers)
    queue.waiting = queue.waiting.slice(offers.length - before)
    if (left === 0) continue
    const heir = heirOf(queues, queue)
    if (heir === undefined) unclaimed += 1
    else places.push(heir)
  }
  return { offers, unclaimed }
}

function heirOf(queues: readonly Queue[], { gender }: Queue): Queue | undefined {
  const [heir] = queues
    .filter((queue) => queue.gender === gender && queue.waiting.length > 0)
    .toSorted((one, other) => other.starters / other.slots - one.starters / one.slots)
  if (heir !== undefined) heir.slots += 1
  return heir
}
