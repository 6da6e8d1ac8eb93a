import type { AgeGroup } from './age-groups.ts'
import { offerDown, type Answer, type Finisher, type Offer } from './offers.ts'
import type { Ceremony } from './performance-ceremony.ts'
import type { ProportionalShare } from './proportional.ts'

type Share = ProportionalShare & { group: AgeGroup }

/**
 * The rule until the 2025 championships: each group’s places go down its own finish times without limit; one nobody in
 * the group takes goes to the group of the same gender with the most starters a place. `finishers` in order of time.
 */
export function holdFormerCeremony(
  finishers: readonly Finisher[],
  shares: readonly Share[],
  answer: Answer,
): Ceremony {
  const offers: Offer[] = []
  const waiting = new Map(
    shares.map(({ key }) => [key, finishers.filter(({ group }) => group.key === key)] as const),
  )
  const open = shares.map((share) => ({ ...share }))
  const places = shares.flatMap((share) => Array.from({ length: share.slots }, () => share.key))
  let unclaimed = 0
  for (let key = places.shift(); key !== undefined; key = places.shift()) {
    const candidates = waiting.get(key) ?? []
    const before = offers.length
    const isTaken = offerDown(candidates, candidates.length, 'auto', answer, offers)
    waiting.set(key, candidates.slice(offers.length - before))
    if (isTaken) continue
    const next = heirOf(open, key, waiting)
    if (next === undefined) unclaimed += 1
    else places.push(next)
  }
  return { offers, unclaimed }
}

/** The group that gets a place left over; its own count of places grows, so the next one may go elsewhere. */
function heirOf(
  shares: Share[],
  key: string,
  waiting: ReadonlyMap<string, readonly Finisher[]>,
): string | undefined {
  const gender = shares.find((share) => share.key === key)?.group.gender
  const heirs = shares.filter(
    (share) => share.group.gender === gender && (waiting.get(share.key)?.length ?? 0) > 0,
  )
  const [heir] = heirs.toSorted((one, other) => other.starters / other.slots - one.starters / one.slots)
  if (heir === undefined) return undefined
  heir.slots += 1
  return heir.key
}
