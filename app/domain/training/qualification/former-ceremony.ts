import type { AgeGroup } from './age-groups.ts'
import { offerDown, type Answer, type Finisher, type Offer } from './offers.ts'
import type { Ceremony } from './performance-ceremony.ts'

type GroupShare = { group: AgeGroup; starters: number; slots: number }
type Queue = GroupShare & { waiting: readonly Finisher[] }

/**
 * The rule until the 2025 championships: each group’s places go down its own finish times without limit; one nobody in
 * the group takes goes to the group of the same gender with the most starters a place. `finishers` in order of time.
 */
export function holdFormerCeremony(
  finishers: readonly Finisher[],
  shares: readonly GroupShare[],
  answer: Answer,
): Ceremony {
  const offers: Offer[] = []
  const queues: Queue[] = shares.map((share) => ({
    ...share,
    waiting: finishers.filter(({ group }) => group.key === share.group.key),
  }))
  const places = queues.flatMap((queue) => Array.from({ length: queue.slots }, () => queue))
  let unclaimed = 0
  for (let queue = places.shift(); queue !== undefined; queue = places.shift()) {
    const before = offers.length
    const isTaken = offerDown(queue.waiting, queue.waiting.length, 'auto', answer, offers)
    queue.waiting = queue.waiting.slice(offers.length - before)
    if (isTaken) continue
    const heir = heirOf(queues, queue)
    if (heir === undefined) unclaimed += 1
    else places.push(heir)
  }
  return { offers, unclaimed }
}

/** The group that gets a place left over; its own count of places grows, so the next one may go elsewhere. */
function heirOf(queues: readonly Queue[], { group }: Queue): Queue | undefined {
  const [heir] = queues
    .filter((queue) => queue.group.gender === group.gender && queue.waiting.length > 0)
    .toSorted((one, other) => other.starters / other.slots - one.starters / one.slots)
  if (heir !== undefined) heir.slots += 1
  return heir
}
