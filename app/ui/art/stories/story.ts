import type { Palette } from './palettes.ts'

export type StoryPoint = { x: number; y: number; altitude: number }

export type StoryLap = { metres: number; seconds: number; isRest: boolean }

export type StoryLeg = {
  kind: 'water' | 'road' | 'foot'
  /** « Natation », and what it came to: « 1 500 m », « 28:10 ». */
  name: string
  distance: string
  time: string
  metres: number
  seconds: number
  /** Evenly along the way: metres above the sea, seconds per kilometre; undefined where not measured. */
  elevations: readonly number[] | undefined
  paces: readonly number[] | undefined
  laps: readonly StoryLap[]
  /** Seen from above, metres, y to the south; in pieces where positions are missing. */
  line: readonly (readonly StoryPoint[])[]
  /** Of one split or lap, as one says it: « 4′52″ ». */
  writePace: (secondsPerKilometre: number) => string
}

export type StoryFigure = { name: string; label: string; value: string; unit: string }

/** Days (or hours) across, one row a day or a week, for several activities in one picture. */
export type StoryRecap = {
  rows: readonly { label: string; bumps: readonly { along: number; metres: number }[] }[]
}

export type Story = {
  clubName: string
  title: string
  place: string
  date: string
  figures: readonly StoryFigure[]
  legs: readonly StoryLeg[]
  recap?: StoryRecap
}

export const templateNames = [
  'faisceau',
  'anneau',
  'relief',
  'carte',
  'profil',
  'tours',
  'seance',
  'triptyque',
  'sans-trace',
  'recap',
] as const
export type TemplateName = (typeof templateNames)[number]

/** Where the visitor put the drawing: pixels of the picture, and times its size. */
export type Placement = { x: number; y: number; scale: number }

export type StoryLook = {
  template: TemplateName
  palette: Palette
  shade: 'light' | 'dark'
  format: FormatName
  ground: 'plain' | 'none' | 'photo'
  /** How much of the photo the veil hides, 0 to 1. */
  veil: number
  hasMark: boolean
  placement: Placement
}

export const unmoved: Placement = { x: 0, y: 0, scale: 1 }

/** `top` and `bottom` are as far as words go: a story has the buttons of its application above and below. */
export const formats = {
  story: { width: 1080, height: 1920, top: 250, bottom: 1580, scale: 1 },
  portrait: { width: 1080, height: 1350, top: 84, bottom: 1266, scale: 0.88 },
  carre: { width: 1080, height: 1080, top: 76, bottom: 1004, scale: 0.76 },
} as const
export type FormatName = keyof typeof formats

export const margin = 84
