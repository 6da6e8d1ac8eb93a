import { noQuery, shopAddress, type ShopQuery, shopQueryText } from '#app/domain/shop/catalogue/filters.ts'
import { LineArt } from '#app/ui/art/line-art.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { ChipLink } from '#app/ui/kit/chip-link.tsx'
import { EmptyState } from '#app/ui/kit/empty-state.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import type { IconName } from '#app/ui/kit/icons/icon-names.ts'
import { TextLink } from '#app/ui/kit/text-link.tsx'
import { type Card, ProductCard } from '../product-card.tsx'
import { FilterForm } from './filter-form.tsx'
import type { ShownList } from './list-shop.server.ts'

export function ProductList({ query, choices, collections, cards, reasons, priceNotes }: ShownList) {
  return (
    <>
      <div className="shop-bar row cluster spread">
        <CollectionLinks query={query} collections={collections} />
        <FilterForm query={query} choices={choices} />
      </div>
      <ProductsFound count={cards.length} query={query} />
      <ProductGrid cards={cards} />
      {cards.length > 0 ? (
        <p className="shop-notes smaller muted">
          {priceNotes.map((note) => (
            <span key={note}>{note} </span>
          ))}
        </p>
      ) : null}
      <Reasons reasons={reasons} />
    </>
  )
}

/** Three to a row on a desk; some are wide, so that the last row is full. */
function ProductGrid({ cards }: { cards: readonly Card[] }) {
  const wide = wideCards(cards.length)
  return (
    <div className="product-grid">
      {cards.map((card, index) => (
        <ProductCard key={card.identifier} card={card} level={2} isWide={wide.includes(index)} />
      ))}
    </div>
  )
}

const icons: readonly IconName[] = ['package', 'arrow-left-right', 'store']

function Reasons({ reasons }: { reasons: readonly { title: string; text: string }[] }) {
  return (
    <ul className="section shop-reasons columns">
      {reasons.map(({ title, text }, index) => (
        <li key={title}>
          <Icon name={icons[index % icons.length] ?? 'package'} size={26} className="accent" />
          <h2>{title}</h2>
          <p className="muted">{text}</p>
        </li>
      ))}
    </ul>
  )
}

function CollectionLinks({ query, collections }: Pick<ShownList, 'query' | 'collections'>) {
  return (
    <nav className="shop-collections" aria-label="Collections">
      <ul className="chips">
        {collections.map(({ id, name, count }) => (
          <li key={name}>
            <ChipLink to={shopAddress({ ...query, collection: id })} current={query.collection === id}>
              {name}
              <span className="shop-count tabular">
                {count}
                <span className="vh">{count > 1 ? ' articles' : ' article'}</span>
              </span>
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function ProductsFound({ count, query }: { count: number; query: ShopQuery }) {
  const isFiltered = shopQueryText({ ...query, sort: noQuery.sort }) !== ''
  const all = shopAddress({ ...noQuery, collection: query.collection })
  return (
    <>
      <p className="shop-found small muted row cluster">
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

const fewest = 7

/** Which cards of a list take two places, so that rows of three are full: the first one, and others further down. */
export function wideCards(count: number): readonly number[] {
  if (count < fewest) return []
  return [0, 6, count > 10 ? 10 : 8].slice(0, 3 - (count % 3))
}
