import { href } from 'react-router'
import { queryOf } from '#app/domain/search/addresses.ts'
import { resultCount } from '#app/domain/search/kinds.ts'
import type { SearchKind } from '#app/domain/search/kinds.ts'
import { LineArt } from '#app/ui/art/line-art.tsx'
import { searchPath } from '#app/ui/blocks/navigation.ts'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { EmptyState } from '#app/ui/kit/empty-state.tsx'
import { SuggestedPages } from './suggested-pages.tsx'

type NothingFoundProps = {
  query: string
  kind: SearchKind | undefined
  /** What was found in other kinds. */
  elsewhere: number
}

/** Why nothing is here, and where to go on. */
export function NothingFound({ query, kind, elsewhere }: NothingFoundProps) {
  const isWordless = !/[\p{L}\p{N}]/u.test(query)
  return (
    <>
      <EmptyState
        title={isWordless ? 'Il manque un mot' : 'Rien à cette allure'}
        art={<LineArt name="empty-flat" />}
        action={
          kind && elsewhere > 0 ? (
            <ButtonLink to={searchPath + queryOf(query, undefined)} look="line">
              Voir {resultCount(elsewhere)} ailleurs
            </ButtonLink>
          ) : (
            <ButtonLink to={href('/contact')} look="line">
              Nous poser la question
            </ButtonLink>
          )
        }
      >
        {isWordless
          ? 'Écrivez au moins deux lettres de ce que vous cherchez.'
          : 'Essayez un mot plus court, ou un seul mot. Les accents et les majuscules ne comptent pas.'}
      </EmptyState>
      <SuggestedPages title="Ces pages répondent souvent" />
    </>
  )
}
