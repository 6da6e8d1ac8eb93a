import { artUrl } from './art-url.ts'
import { classNames } from './class-names.ts'
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
  className?: string
  alt?: string
  /** At once for the picture that opens a page. */
  loading?: 'lazy' | 'eager'
}

export function Poster(props: PosterProps) {
  const { kind, palette, seed, width, height, className, alt = '', loading = 'lazy' } = props
  const name = `poster-${kind}-${seedFrom(seed, POSTER_SEED_COUNT)}-${palette}-${width}x${height}` as const
  return (
    <img
      className={classNames('poster', className)}
      src={artUrl(name)}
      alt={alt}
      width={width}
      height={height}
      loading={loading}
      decoding="async"
    />
  )
}
