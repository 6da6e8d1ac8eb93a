import { renderToStaticMarkup } from 'react-dom/server'
import type { Body } from '@allure/content-engine'
import type { ImageManifest } from '@allure/content-engine/images'
import { type SeanceProps, renderBody } from '@allure/content-engine/render'
import { gatherSlots, type PersonalProse } from './personal-prose.ts'
import { videoWith, type PosterFocuses } from './poster-focuses.tsx'
import { proseElements } from './prose-elements.tsx'
import { ProseSession } from './session/prose-session.tsx'

/**
 * The text of a document as HTML, drawn with our pieces. On the server, so that no Markdown code and no
 * parsed tree reaches the browser: pages hand the string to `Prose`.
 */
export function renderProse(body: Body, images: ImageManifest, focuses?: PosterFocuses): string {
  return renderPersonalProse(body, images, focuses).htmlFor(undefined)
}

/**
 * The same for articles of members: drawn once for a version of the text, then filled with the paces of whoever reads
 * (`htmlFor`), which costs a few joined strings.
 */
export function renderPersonalProse(
  body: Body,
  images: ImageManifest,
  focuses: PosterFocuses = new Map(),
): PersonalProse {
  const { slot, cut } = gatherSlots()
  let count = 0
  const seance = (props: SeanceProps) => {
    count += 1
    return <ProseSession {...props} id={`lignes-de-la-seance-${count}`} slot={slot} />
  }
  return cut(
    renderToStaticMarkup(
      renderBody(body, { components: { ...proseElements, seance, video: videoWith(focuses) }, images }),
    ),
  )
}
