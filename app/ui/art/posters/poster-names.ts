export const posterKinds = ['volcan', 'lac', 'plateau', 'col', 'ile', 'vagues'] as const
export type PosterKind = (typeof posterKinds)[number]

export const posterPalettes = ['green', 'blue', 'sand', 'mint'] as const
export type PosterPalette = (typeof posterPalettes)[number]

export const posterSizes = [
  { width: 480, height: 600 },
  { width: 520, height: 420 },
  { width: 1440, height: 620 },
  { width: 1200, height: 630 },
] as const
export type PosterSize = (typeof posterSizes)[number]

export const POSTER_SEED_COUNT = 1000

export type PosterName = `poster-${PosterKind}-${number}-${PosterPalette}-${number}x${number}`
