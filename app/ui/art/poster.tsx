import { artUrl } from './art-url.ts'
import { seedFrom } from './geometry/seeded-random.ts'
import {
  POSTER_SEED_COUNT,
  type PosterKind,
  type PosterPalette,
  type PosterSize,
} from './posters/poster-names.ts'

type PosterProps = PosterSize & {
  kind: PosterKind
  palette: PosterPalette
  seed: string | number
  /** At once for the picture that opens a page. */
  loading?: 'lazy' | 'eager'
}

export function Poster({ kind, palette, seed, width, height, loading = 'lazy' }: PosterProps) {
  const name = `poster-${kind}-${seedFrom(seed, POSTER_SEED_COUNT)}-${palette}-${width}x${height}` as const
  return (
    <img
      className="poster"
      src={artUrl(name)}
      alt=""
      width={width}
      height={height}
      loading={loading}
      decoding="async"
    />
  )
}
