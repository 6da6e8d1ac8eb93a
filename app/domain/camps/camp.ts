export const sports = ['running', 'triathlon', 'natation', 'velo'] as const
export type Sport = (typeof sports)[number]

export type Lodging = 'none' | 'host' | 'included'

export type CampPlaces = {
  readonly startOn: string
  readonly endOn: string
  /** Requests open on this day; at once when undefined. */
  readonly opensOn: string | undefined
  readonly capacity: number
  readonly taken: number
  readonly isMarkedFull: boolean
  readonly isCancelled: boolean
}

type CampArt = {
  readonly kind: 'volcan' | 'lac' | 'plateau' | 'col' | 'ile' | 'vagues'
  readonly palette: 'green' | 'blue' | 'sand' | 'mint'
  readonly seed: number
}

/** A camp in a list. Amounts are cents, all taxes included. */
export type CampSummary = CampPlaces & {
  readonly slug: string
  readonly path: string
  readonly title: string
  readonly description: string
  readonly summary: string
  readonly location: string
  readonly sports: readonly Sport[]
  readonly tags: readonly string[]
  readonly priceCents: number
  readonly art: CampArt
  readonly isSample: boolean
  readonly changedOn: string | undefined
}

export type CampDay = {
  readonly label: string
  readonly text: string
  readonly duration: string
  /** From 0 (rest) to 1 (the hardest day). */
  readonly load: number
}

export type CampOption = {
  readonly label: string
  readonly note: string | undefined
  readonly priceCents: number
}

export type Camp = CampSummary & {
  readonly level: string
  readonly group: string
  readonly volume: string
  readonly place: { readonly name: string; readonly city: string; readonly country: string }
  readonly coaches: readonly { readonly role: string; readonly note: string | undefined }[]
  readonly included: readonly string[]
  readonly notIncluded: readonly string[]
  readonly days: readonly CampDay[]
  readonly options: readonly CampOption[]
  readonly depositCents: number | undefined
  readonly priceNote: string | undefined
  readonly lodging: Lodging
  readonly lodgingNote: string | undefined
  readonly cancellationTerms: string
  readonly document: string | undefined
}
