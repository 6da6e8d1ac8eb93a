import { queryOf } from '#app/domain/search/addresses.ts'
import type { SearchKind } from '#app/domain/search/kinds.ts'
import { searchPath } from '#app/ui/blocks/navigation.ts'
import { Button } from '#app/ui/kit/button.tsx'
import type { SearchState } from './use-search.ts'

type PaletteMessageProps = {
  query: string
  kind: SearchKind | undefined
  status: SearchState['status']
  onRetry: () => void
  onAllKinds: () => void
}

export function PaletteMessage({ query, kind, status, onRetry, onAllKinds }: PaletteMessageProps) {
  if (status === 'failed')
    return (
      <div className="palette-message muted">
        <p className="d5">La recherche ne répond pas</p>
        <p>
          Vos mots restent là. Réessayez, ou ouvrez la{' '}
          <a className="link" href={searchPath + queryOf(query, kind)}>
            page de recherche
          </a>
          .
        </p>
        <Button look="line" onClick={onRetry}>
          Réessayer
        </Button>
      </div>
    )
  if (status !== 'answered')
    return (
      <div className="palette-message muted">{status === 'slow' ? <p>Recherche en cours…</p> : null}</div>
    )
  return (
    <div className="palette-message muted">
      <p className="d5">Rien à cette allure</p>
      <p>Essayez un mot plus court, ou un seul mot. Les accents et les majuscules ne comptent pas.</p>
      {kind ? (
        <Button look="line" onClick={onAllKinds}>
          Chercher dans tout le site
        </Button>
      ) : (
        <p>
          <a className="link" href="/contact">
            Nous poser la question
          </a>
        </p>
      )}
    </div>
  )
}
