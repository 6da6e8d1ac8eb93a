import { ProductGrid } from '../product-grid.tsx'
import { CollectionLinks } from './collection-links.tsx'
import { FilterForm } from './filter-form.tsx'
import type { ShownList } from './list-shop.server.ts'
import { ProductsFound } from './products-found.tsx'
import { Reasons } from './reasons.tsx'

/** The products of an address, and how to ask for others. */
export function ProductList({ query, choices, collections, cards, reasons, priceNotes }: ShownList) {
  return (
    <>
      <div className="shop-bar">
        <CollectionLinks query={query} collections={collections} />
        <FilterForm query={query} choices={choices} />
      </div>
      <ProductsFound count={cards.length} query={query} />
      <ProductGrid cards={cards} />
      {cards.length > 0 ? (
        <p className="shop-notes">
          {priceNotes.map((note) => (
            <span key={note}>{note} </span>
          ))}
        </p>
      ) : null}
      <Reasons reasons={reasons} />
    </>
  )
}
