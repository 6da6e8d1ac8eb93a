import { href } from 'react-router'
import { queryOf } from '#app/domain/camps/filters.ts'
import type { CampFilters } from '#app/domain/camps/filters.ts'
import { countLabel } from '#app/domain/camps/labels.ts'
import { LineArt } from '#app/ui/art/line-art.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { EmptyState } from '#app/ui/kit/empty-state.tsx'

type CampsFoundProps = { coming: number; past: number; filters: CampFilters }

/** How many camps there are, announced at each change of filter; with none to come, a way out. */
export function CampsFound({ coming, past, filters }: CampsFoundProps) {
  const isFiltered = queryOf(filters) !== ''
  return (
    <>
      <output className="camps-count">
        {countLabel(coming)} à venir{past > 0 ? `, ${countLabel(past)} ${past > 1 ? 'passés' : 'passé'}` : ''}
      </output>
      {coming === 0 ? (
        <EmptyState
          title={isFiltered ? 'Aucun stage à venir ne correspond' : 'Le calendrier se prépare'}
          art={<LineArt name="empty-relief" />}
          action={
            isFiltered ? (
              <ButtonLink to={href('/nos-stages')} look="line" preventScrollReset>
                Voir tous les stages
              </ButtonLink>
            ) : (
              <ButtonLink to={`${href('/contact')}?sujet=stage`} look="line">
                Être prévenu des dates
              </ButtonLink>
            )
          }
        >
          {isFiltered
            ? 'Retirez un filtre, ou écrivez-nous : d’autres dates se préparent.'
            : 'Les prochaines dates arrivent ici dès qu’elles sont fixées.'}
        </EmptyState>
      ) : null}
    </>
  )
}
