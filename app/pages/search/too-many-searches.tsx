import { LineArt } from '#app/ui/art/line-art.tsx'
import { EmptyState } from '#app/ui/kit/empty-state.tsx'

/** Instead of results, for an address that asked hundreds of times in a minute. */
export function TooManySearches({ seconds }: { seconds: number }) {
  return (
    <EmptyState title="Un peu de récupération" art={<LineArt name="empty-lanes" />}>
      Trop de recherches sont venues de votre connexion en une minute. Réessayez dans{' '}
      {seconds === 1 ? 'une seconde' : `${seconds}\u00A0secondes`}.
    </EmptyState>
  )
}
