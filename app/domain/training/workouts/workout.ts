import zones from './workout-zones.json' with { type: 'json' }

export type WorkoutSport = 'course' | 'natation' | 'velo'

export type WorkoutZone = keyof typeof zones

type Zone = {
  readonly name: string
  /** What a sport says instead of its name. */
  readonly ownNames?: Readonly<Partial<Record<WorkoutSport, string>>>
  /** 0–1, for drawings. */
  readonly effort: number
  readonly vmaZone?: string
  readonly swimTarget?: string
}

export const workoutZones: Readonly<Record<WorkoutZone, Zone>> = zones

export type Intensity =
  | { readonly kind: 'zone'; readonly zone: WorkoutZone }
  /** Shares of VMA, in %. */
  | { readonly kind: 'percent'; readonly from: number; readonly to: number }
  /** Seconds per 1000 or 100 metres, quicker first. */
  | { readonly kind: 'pace'; readonly from: number; readonly to: number; readonly per: 1000 | 100 }
  /** Seconds per 100 m added to the critical swim pace. */
  | { readonly kind: 'css'; readonly plus: number }

/** How much of it: seconds or metres. */
export type Amount = { readonly unit: 'seconds' | 'metres'; readonly value: number }

/** Something one does once. Without an amount, nobody knows how long it takes. */
export type Effort = {
  readonly kind: 'effort'
  readonly amount: Amount | undefined
  readonly intensity: Intensity | undefined
  readonly words: string
}

export type Repeat = {
  readonly kind: 'repeat'
  readonly times: number
  readonly parts: readonly WorkoutPart[]
  readonly recovery: Effort | undefined
  /** « Départ toutes les … », in seconds: each repeat takes this long, its rest included. */
  readonly sendOff: number | undefined
}

export type WorkoutPart = Effort | Repeat

export type WorkoutLine = { readonly text: string; readonly parts: readonly WorkoutPart[] }

export type Workout = { readonly sport: WorkoutSport; readonly lines: readonly WorkoutLine[] }
