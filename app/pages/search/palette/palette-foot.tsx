import type { ReactNode } from 'react'
import { countOf, resultCount, type SearchKind } from '#app/domain/search/kinds.ts'
import type { SearchAnswer } from '@allure/content-engine/search'
import type { SearchState } from './use-search.ts'

type PaletteFootProps = {
  query: string
  answer: SearchAnswer | undefined
  kind: SearchKind | undefined
  status: SearchState['status']
}

export function PaletteFoot({ query, answer, kind, status }: PaletteFootProps) {
  return (
    <div className="palette-foot spread muted smaller">
      <output>{query === '' ? '' : statusWords(answer, kind, status)}</output>
      <p className="palette-keys" aria-hidden="true">
        <span>
          <kbd>↑</kbd>
          <kbd>↓</kbd> parcourir
        </span>
        <span>
          <kbd>Entrée</kbd> ouvrir
        </span>
        <span>
          <kbd>Échap</kbd> fermer
        </span>
      </p>
    </div>
  )
}

function statusWords(
  answer: SearchAnswer | undefined,
  kind: SearchKind | undefined,
  status: SearchState['status'],
): ReactNode {
  if (status === 'failed') return 'La recherche ne répond pas'
  if (status === 'slow') return 'Recherche en cours…'
  if (!answer) return ''
  const count = countOf(answer.counts, kind)
  if (count === 0) return 'Aucun résultat'
  return (
    <>
      <b>{count}</b>
      {resultCount(count).slice(String(count).length)}
    </>
  )
}
