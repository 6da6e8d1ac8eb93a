import { noQuery, shopAddress, shopQueryText, type ShopQuery } from '#app/domain/shop/filters.ts'
import { LineArt } from '#app/ui/art/line-art.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { EmptyState } from '#app/ui/kit/empty-state.tsx'
import { TextLink } from '#app/ui/kit/text-link.tsx'

/** How many products there are, announced at each change of filter; with none, a way out. */
export function ProductsFound({ count, query }: { count: number; query: ShopQuery }) {
  const isFiltered = shopQueryText({ ...query, sort: noQuery.sort }) !== ''
  const all = shopAddress({ ...noQuery, collection: query.collection })
  return (
    <>
      <p className="shop-found">
        <output>{count > 1 ? `${count} articles` : `${count > 0 ? 'Un' : 'Aucun'} article`}</output>
        {isFiltered && count > 0 ? (
          <TextLink to={all} preventScrollReset>
            Effacer les filtres
          </TextLink>
        ) : null}
      </p>
      {count === 0 ? (
        <EmptyState
          title={isFiltered ? 'Aucun article ne correspond' : 'La prochaine série se prépare'}
          art={<LineArt name="empty-lanes" />}
          action={
            <ButtonLink to={isFiltered ? all : noAddress} look="line" preventScrollReset>
              {isFiltered ? 'Effacer les filtres' : 'Voir toute la boutique'}
            </ButtonLink>
          }
        >
          {isFiltered
            ? 'Retirez un filtre, ou essayez une autre taille.'
            : 'Les articles arrivent ici dès qu’ils sont prêts.'}
        </EmptyState>
      ) : null}
    </>
  )
}

const noAddress = shopAddress(noQuery)
