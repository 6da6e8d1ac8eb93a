import { shopAddress, type ShopQuery } from '#app/domain/shop/filters.ts'
import { ChipLink } from '#app/ui/kit/chip-link.tsx'
import type { ShownList } from './list-shop.server.ts'

type CollectionLinksProps = { query: ShopQuery; collections: ShownList['collections'] }

/** Each collection is an address of its own; the other filters come along. */
export function CollectionLinks({ query, collections }: CollectionLinksProps) {
  return (
    <nav className="shop-collections" aria-label="Collections">
      <ul>
        {collections.map(({ id, name, count }) => (
          <li key={name}>
            <ChipLink to={shopAddress({ ...query, collection: id })} current={query.collection === id}>
              {name}
              <span className="shop-count">
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
