import type { IconName } from '#app/ui/kit/icons/icon-names.ts'
import pages from './suggested-pages.json' with { type: 'json' }

export type SuggestedPage = { label: string; detail: string; to: string; icon: IconName }

export const suggestedPages = pages as readonly SuggestedPage[]

export const suggestedQueries = ['marathon', 'crawl', 'tarifs', 'rétractation', 'diplôme']
