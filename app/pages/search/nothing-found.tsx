import { href } from 'react-router'
import { searchPath } from '../../navigation.ts'
import { queryOf } from '../../domain/search/addresses.ts'
import { resultCount } from '../../domain/search/kinds.ts'
import type { SearchKind } from '../../domain/search/kinds.ts'
import { LineArt } from '../../ui/art/line-art.tsx'
import { ButtonLink } from '../../ui/kit/button-link.tsx'
import { EmptyState } from '../../ui/kit/empty-state.tsx'
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
