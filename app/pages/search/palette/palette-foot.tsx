import { countOf, resultCount, type SearchKind } from '#app/domain/search/kinds.ts'
import type { SearchState } from './use-search.ts'

type PaletteFootProps = SearchState & { query: string; kind: SearchKind | undefined }

export function PaletteFoot({ query, ...state }: PaletteFootProps) {
  return (
    <div className="palette-foot spread muted smaller">
      <output>{query === '' ? '' : statusWords(state)}</output>
      <p className="palette-keys row" aria-hidden="true">
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

function statusWords({ answer, kind, status, isOffline }: Omit<PaletteFootProps, 'query'>) {
  if (status === 'failed') return 'La recherche ne répond pas'
  if (status === 'slow') return 'Recherche en cours…'
  if (!answer) return ''
  const count = countOf(answer.counts, kind)
  if (count === 0) return 'Aucun résultat'
  return (
    <>
      <b>{count}</b>
      {resultCount(count).slice(String(count).length)}
      {answer.corrected ? ` pour «\u202f${answer.corrected}\u202f»` : null}
      {isOffline ? ', hors ligne' : null}
    </>
  )
}
