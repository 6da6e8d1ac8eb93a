import type { AthleteSpeeds } from '../workouts/workout-paces.ts'

/** How a figure is known; a tool's name is that of its page. */
export const paceSources = {
  typed: 'Saisie par vous',
  tool: 'Calculée par un outil du site',
  test: 'Mesurée lors d’un test du club',
} as const
export type PaceSource = keyof typeof paceSources

export type ReferencePaceKind = 'vma' | 'css'

/** One figure of an athlete. */
export type ReferencePace = {
  /** VMA: km/h. CSS: seconds per 100 m. */
  readonly value: number
  /** `YYYY-MM-DD` */
  readonly measuredOn: string
  readonly source: PaceSource
}

export type ReferencePaces = Readonly<Partial<Record<ReferencePaceKind, ReferencePace>>>

/** What can be a VMA (km/h) and a CSS (seconds per 100 m) of a human being. */
export const paceLimits = { vma: { least: 6, most: 28 }, css: { least: 45, most: 300 } } as const

/** Before this day nobody measured what they read today: a year was mistyped. */
export const firstMeasureOn = '1950-01-01'

/** What a table keeps of a figure: VMA in metres an hour, CSS in tenths of a second per 100 m. */
export function amountOf(kind: ReferencePaceKind, value: number): number {
  return Math.round(value * unitsOf[kind])
}

/** The figure a table keeps. */
export function valueOf(kind: ReferencePaceKind, amount: number): number {
  return amount / unitsOf[kind]
}

const unitsOf = { vma: 1000, css: 10 } as const

/** Whether a figure can be one of a human being. */
export function isPaceOfSomebody(kind: ReferencePaceKind, value: number): boolean {
  const { least, most } = paceLimits[kind]
  return value >= least && value <= most
}

/** The figures as sessions are worked out with. */
export function speedsOf({ vma, css }: ReferencePaces): AthleteSpeeds {
  return { vma: vma?.value, css: css?.value }
}
