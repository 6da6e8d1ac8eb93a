import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ShownPhoto } from '#app/domain/photos/photo.ts'
import type { PosterSize } from '#app/ui/art/posters/poster-names.ts'
import { CampPicture } from './camp-picture.tsx'
import { Photo } from './photo.tsx'

/** A photo that opens a page as HTML, for pages that count each script. */
export function drawFirstPhoto(photo: ShownPhoto, className: string): string {
  return renderToStaticMarkup(<Photo photo={photo} className={className} isFirst />)
}

/** A camp in a list, by its photo or else as it is drawn, the same way. */
export function drawCampPicture(camp: ComponentProps<typeof CampPicture>['camp'], size: PosterSize): string {
  return renderToStaticMarkup(<CampPicture camp={camp} size={size} />)
}
