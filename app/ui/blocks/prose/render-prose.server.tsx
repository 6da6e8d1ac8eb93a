import { renderToStaticMarkup } from 'react-dom/server'
import type { Body } from '#content-engine/index.ts'
import type { ImageManifest } from '#content-engine/images/manifest.ts'
import { renderBody } from '#content-engine/render.tsx'
import type { ContentComponents } from '#content-engine/render.tsx'
import { ProseCallout } from './prose-callout.tsx'
import { ProseColumns } from './prose-columns.tsx'
import { ProseFigure } from './prose-figure.tsx'
import { ProseHeading } from './prose-heading.tsx'
import { ProseLink } from './prose-link.tsx'
import { ProsePicture } from './prose-picture.tsx'
import { ProseSession } from './prose-session.tsx'
import { ProseTable } from './prose-table.tsx'
import { ProseTabs } from './prose-tabs.tsx'
import { ProseVideo } from './prose-video.tsx'

const components: ContentComponents = {
  callout: ProseCallout,
  seance: ProseSession,
  figure: ProseFigure,
  video: ProseVideo,
  tabs: ProseTabs,
  columns: ProseColumns,
  heading: ProseHeading,
  link: ProseLink,
  picture: ProsePicture,
  table: ProseTable,
}

/**
 * The text of a document as HTML, drawn with our pieces. On the server, so that no Markdown code and no
 * parsed tree reaches the browser: pages hand the string to `Prose`.
 */
export function renderProse(body: Body, images: ImageManifest): string {
  return renderToStaticMarkup(renderBody(body, { components, images }))
}
