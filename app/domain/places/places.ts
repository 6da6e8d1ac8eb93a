/** What may be sold of a camp; an option that `quotas` does not name has no limit. */
export type Desk = {
  readonly camp: string
  /** Places that may be sold, those sold included; 0 when the camp is marked full. */
  readonly places: number
  readonly quotas: Readonly<Record<string, number>>
}

/** Among the quotas of a desk, how many minors may come; no option has this id. */
export const minorsQuota = '< 18'

/** What is kept of a camp: places, options and reduced prices by their ids. */
export type Kept = {
  readonly places: number
  readonly options: Readonly<Record<string, number>>
  readonly tariffs: Readonly<Record<string, number>>
  /** Called off by the club: nothing is sold. */
  readonly isClosed: boolean
}

export const nothingKept: Kept = { places: 0, options: {}, tariffs: {}, isClosed: false }

/** The same without places that are kept for whoever asks. */
export function withoutPlaces(kept: Kept, places: number): Kept {
  return { ...kept, places: kept.places - places }
}

export type Wanted = Pick<Kept, 'places' | 'options'>

/** Whether so much more can be kept. */
export function fits({ places, quotas }: Desk, kept: Kept, wanted: Wanted): boolean {
  if (kept.isClosed || kept.places + wanted.places > places) return false
  return Object.entries(wanted.options).every(
    ([id, count]) => (kept.options[id] ?? 0) + count <= (quotas[id] ?? Infinity),
  )
}

/** The places and options of some participants. */
export function wantedBy(
  participants: readonly { readonly options: readonly { readonly id: string }[] }[],
): Wanted {
  const options: Record<string, number> = {}
  for (const { id } of participants.flatMap((one) => one.options)) options[id] = (options[id] ?? 0) + 1
  return { places: participants.length, options }
}
