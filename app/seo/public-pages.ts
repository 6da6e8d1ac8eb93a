import type { LineArtName } from '#app/ui/art/drawings/frames.ts'
import pages from './public-pages.json' with { type: 'json' }

export type PublicPage = {
  path: string
  title: string
  detail?: string
  figure?: { text: string; unit: string }
  art: LineArtName
}

export const publicPages = pages as readonly PublicPage[]
