/** An age group with its places. */
type Share<Group> = Group & { slots: number }

/** The most places that are shared out. */
export const MOST_SLOTS = 1000

/**
 * The rule until the 2025 championships: one place an age group with starters, the rest by highest averages (D’Hondt:
 * each next place goes where starters/(places + 1) is highest; at a tie, to the group named first). Undefined when there
 * are fewer places than groups, or over 1 000.
 */
export function shareProportionally<Group extends { starters: number }>(
  slots: number,
  groups: readonly Group[],
): Share<Group>[] | undefined {
  const shares = groups.filter(({ starters }) => starters > 0).map((group) => ({ ...group, slots: 1 }))
  if (!Number.isInteger(slots) || slots > MOST_SLOTS || slots < shares.length) return undefined
  for (let left = slots - shares.length; left > 0; left -= 1) {
    const next = shares.toSorted((one, other) => nextAverage(other) - nextAverage(one))[0]
    if (next !== undefined) next.slots += 1
  }
  return shares
}

function nextAverage({ starters, slots }: Share<{ starters: number }>): number {
  return starters / (slots + 1)
}
