import type { CampSummary } from '#app/domain/camps/camp.ts'
import type { ShownPhoto } from '#app/domain/photos/photo.ts'
import { Poster } from '#app/ui/art/poster.tsx'
import type { PosterSize } from '#app/ui/art/posters/poster-names.ts'
import { Photo } from './photo.tsx'

const lines = {
  running: 'lane-run',
  triathlon: 'lane-tri',
  natation: 'lane-swim',
  velo: 'team-bike',
} as const

/** The line that crosses the photo of a camp: that of its first sport. */
export function campLine({ sports: [sport = 'running'] }: Pick<CampSummary, 'sports'>) {
  return lines[sport]
}

type CampPictureProps = {
  camp: Pick<CampSummary, 'art' | 'sports'> & { photo: ShownPhoto | undefined }
  size: PosterSize
}

/** A camp in a list, by its photo or else as it is drawn. */
export function CampPicture({ camp, size }: CampPictureProps) {
  return camp.photo ? (
    <Photo photo={camp.photo} line={campLine(camp)} says="nothing" />
  ) : (
    <Poster {...camp.art} {...size} />
  )
}
