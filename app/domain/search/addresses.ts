import type { SearchKind } from './kinds.ts'

type Place = { readonly path: string; readonly section: { readonly anchor: string } | null }

/** Where a result leads: its page, at the heading under which the words stand. */
export function addressOf({ path, section }: Place): string {
  return section ? `${path}#${encodeURIComponent(section.anchor)}` : path
}

/** The page of results: `?q=seuil&dans=stages` */
export function queryOf(query: string, kind: SearchKind | undefined): string {
  const parameters = new URLSearchParams()
  if (query !== '') parameters.set('q', query)
  if (kind) parameters.set('dans', kind.slug)
  return parameters.size > 0 ? `?${parameters}` : ''
}
