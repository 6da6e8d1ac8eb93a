/** Starters of an age group and the places it gets. */
export type ProportionalShare = { key: string; starters: number; slots: number }

/** The most places that are shared out. */
export const MOST_SLOTS = 1000

/**
 * The rule until the 2025 championships: one place an age group with starters, the rest by highest averages (D’Hondt:
 * each next place goes where starters/(places + 1) is highest; at a tie, to the group named first). Undefined when there
 * are fewer places than groups, or over 1 000.
 */
export function shareProportionally(
  slots: number,
  starters: readonly { key: string; starters: number }[],
): ProportionalShare[] | undefined {
  const shares = starters.filter((group) => group.starters > 0).map((group) => ({ ...group, slots: 1 }))
  if (!Number.isInteger(slots) || slots > MOST_SLOTS || slots < shares.length) return undefined
  for (let left = slots - shares.length; left > 0; left -= 1) {
    const next = shares.reduce<ProportionalShare | undefined>(higherAverage, undefined)
    if (next !== undefined) next.slots += 1
  }
  return shares
}

function higherAverage(best: ProportionalShare | undefined, share: ProportionalShare): ProportionalShare {
  if (best === undefined) return share
  return share.starters / (share.slots + 1) > best.starters / (best.slots + 1) ? share : best
}
