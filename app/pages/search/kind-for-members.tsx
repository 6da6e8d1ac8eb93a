import { queryOf } from '#app/domain/search/addresses.ts'
import { LineArt } from '#app/ui/art/line-art.tsx'
import { searchPath } from '#app/ui/blocks/navigation.ts'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { EmptyState } from '#app/ui/kit/empty-state.tsx'

/** Instead of results, for who may not know what members read. */
export function KindForMembers({ query, isSignedIn }: { query: string; isSignedIn: boolean }) {
  return (
    <EmptyState
      title="Réservé aux membres du club"
      art={<LineArt name="empty-lanes" />}
      action={
        <ButtonLink to={searchPath + queryOf(query, undefined)} look="line">
          Chercher dans le reste du site
        </ButtonLink>
      }
    >
      {isSignedIn
        ? 'Les articles de l’espace athlète s’ouvrent avec un coaching en cours.'
        : 'Les articles de l’espace athlète se cherchent une fois connecté.'}
    </EmptyState>
  )
}
