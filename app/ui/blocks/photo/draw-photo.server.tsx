import { renderToStaticMarkup } from 'react-dom/server'
import type { CampSummary } from '#app/domain/camps/camp.ts'
import type { ShownPhoto } from '#app/domain/photos/photo.ts'
import { campLine } from './camp-picture.tsx'
import { Photo } from './photo.tsx'

/** A photo that opens a page as HTML, for pages that count each script. */
export function drawFirstPhoto(photo: ShownPhoto, className: string): string {
  return renderToStaticMarkup(<Photo photo={photo} className={className} isFirst />)
}

/** The photo of a camp in a list, the same way. */
export function drawCampPhoto(photo: ShownPhoto, camp: Pick<CampSummary, 'sports'>): string {
  return renderToStaticMarkup(<Photo photo={photo} line={campLine(camp)} says="nothing" />)
}
