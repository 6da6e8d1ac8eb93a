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
  palette: PaletteName
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

type Colours = { ground: string; line: string; bright: string; text: string; muted: string }
type Palette = { label: string; shade: 'light' | 'dark'; dark: Colours; light: Colours }

const green = { text: '#f1fbf5', bright: '#3fdd86' }

export const palettes = {
  'nuit-verte': {
    label: 'Nuit verte',
    shade: 'dark',
    dark: { ...green, ground: '#06231a', line: '#bef0d4', muted: '#b5cfc2' },
    light: { ground: '#f3f8f4', line: '#0b4a30', bright: '#007a43', text: '#06231a', muted: '#44594f' },
  },
  menthe: {
    label: 'Menthe',
    shade: 'light',
    light: { ground: '#e3f7ea', line: '#094a30', bright: '#00884a', text: '#062318', muted: '#3b5b4d' },
    dark: { ground: '#0d4a33', line: '#c6f5da', bright: '#8df5bb', text: '#f1fbf5', muted: '#b3dbc6' },
  },
  bassin: {
    label: 'Bassin',
    shade: 'dark',
    dark: { ground: '#0c2a63', line: '#bedcff', bright: '#3fdd86', text: '#f4f8ff', muted: '#b7cbee' },
    light: { ground: '#e6effc', line: '#0c2a63', bright: '#0b5bd3', text: '#0a1f4a', muted: '#43557c' },
  },
  sable: {
    label: 'Sable',
    shade: 'light',
    light: { ground: '#f4ead0', line: '#5d4520', bright: '#dd3a2b', text: '#2b1d0b', muted: '#665535' },
    dark: { ground: '#2b1d10', line: '#f3dcae', bright: '#ff7256', text: '#fdf5e2', muted: '#d8c49e' },
  },
  ardoise: {
    label: 'Ardoise',
    shade: 'dark',
    dark: { ground: '#11181d', line: '#c3d2dc', bright: '#ffffff', text: '#f4f7f9', muted: '#a9b7c0' },
    light: { ground: '#eff2f4', line: '#1a262e', bright: '#0b1115', text: '#0b1115', muted: '#4d5a63' },
  },
} as const satisfies Record<string, Palette>
export type PaletteName = keyof typeof palettes

/** The colours of a look, and how strong a line among others is: lines and small words are stronger where the ground is not ours. */
export function coloursOf({ palette, shade, ground }: StoryLook): Colours & { faint: number } {
  const faint = { plain: 0.34, photo: 0.5, none: 0.62 }[ground]
  const colours = palettes[palette][shade]
  const muted = ground === 'plain' ? colours.muted : mixed(colours.muted, colours.text)
  return { ...colours, muted, faint: palette === 'ardoise' && ground === 'plain' ? 0.26 : faint }
}

/** The colour between two, written « #rrggbb ». */
function mixed(one: string, other: string): string {
  const part = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16)
  const parts = [1, 3, 5].map((at) => Math.round((part(one, at) + part(other, at)) / 2))
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
