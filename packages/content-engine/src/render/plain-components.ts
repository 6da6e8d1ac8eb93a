import type { ContentComponents } from './content-components.ts'
import { PlainCallout } from './plain-callout.tsx'
import { PlainColumns } from './plain-columns.tsx'
import { PlainFigure } from './plain-figure.tsx'
import { PlainHeading } from './plain-heading.tsx'
import { PlainLink } from './plain-link.tsx'
import { PlainPicture } from './plain-picture.tsx'
import { PlainSeance } from './plain-seance.tsx'
import { PlainTable } from './plain-table.tsx'
import { PlainTabs } from './plain-tabs.tsx'
import { PlainVideo } from './plain-video.tsx'

export const plainComponents: ContentComponents = {
  callout: PlainCallout,
  seance: PlainSeance,
  figure: PlainFigure,
  video: PlainVideo,
  tabs: PlainTabs,
  columns: PlainColumns,
  heading: PlainHeading,
  link: PlainLink,
  picture: PlainPicture,
  table: PlainTable,
}
