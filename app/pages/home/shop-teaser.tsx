import { Link } from 'react-router'
import type { HomeShop } from '#app/domain/home/store.server.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { ProductArt } from '#app/ui/art/product-art.tsx'
import { shopPath } from '#app/ui/blocks/navigation.ts'
import { SectionHead } from '#app/ui/blocks/section-head/section-head.tsx'
import { ExampleBadge } from '#app/ui/kit/example-badge.tsx'
import { MoreLink } from '#app/ui/kit/more-link.tsx'

/** The shop in a few products. */
export function ShopTeaser({ title, products }: HomeShop) {
  return (
    <section className="wrap section" aria-labelledby="shop-title">
      <SectionHead id="shop-title" title={title}>
        <MoreLink to={shopPath}>Voir la boutique</MoreLink>
      </SectionHead>
      <ul className="shop-teaser">
        {products.map(({ path, name, price, art, isSample }) => (
          <li key={path}>
            <Link to={path} prefetch="intent" viewTransition>
              <span className="shop-teaser-art">
                <ProductArt {...art} />
              </span>
              <b>{name}</b>
              <span>{formatEuros(price.askedCents)}</span>
            </Link>
            {isSample ? <ExampleBadge /> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
