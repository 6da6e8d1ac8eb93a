import { data, href } from 'react-router'
import { variantParameters } from '#app/domain/shop/variants.ts'
import { servicesContext } from '#app/http/context.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { visitorHeaders } from '#app/http/visitor-headers.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { productOffer } from '#app/seo/product-data.ts'
import { breadcrumbs } from '#app/seo/structured-data.ts'
import { Breadcrumb } from '#app/ui/kit/breadcrumb.tsx'
import { catalogueSheet } from '../catalogue-sheet.ts'
import type { Route } from './+types/product.ts'
import { BuyBox } from './buy-box.tsx'
import { Gallery } from './gallery.tsx'
import { productOfferOf } from './product-offer-of.ts'
import { ProductStory } from './product-story.tsx'
import { readProduct } from './read-product.server.ts'
import { RelatedProducts } from './related-products.tsx'
import { SizeGuide } from './size-guide.tsx'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const found = await readProduct(context.get(servicesContext), params['*'], searchParams)
  if (!found) throw pageNotFound(request)
  const { init, ...shown } = found
  return data(shown, init)
}

export const links: Route.LinksFunction = catalogueSheet

export const headers = visitorHeaders(variantParameters)

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return []
  const { product, details } = loaderData
  const [collection] = product.collections
  return pageMeta(matches, {
    title: product.name,
    description: product.lead,
    path: product.path,
    structuredData: (site) => [
      productOffer(site, productOfferOf(product, details)),
      breadcrumbs(site, [
        { label: 'Boutique', path: href('/notre-boutique') },
        ...(collection ? [{ label: collection.name, path: collectionPath(collection) }] : []),
        { label: product.name, path: product.path },
      ]),
    ],
  })
}

export default function Product({ loaderData }: Route.ComponentProps) {
  const { product, details, related, texts } = loaderData
  const [collection] = product.collections
  return (
    <>
      <div className="wrap">
        <Breadcrumb
          steps={[
            { label: 'Boutique', to: href('/notre-boutique') },
            ...(collection ? [{ label: collection.name, to: collectionPath(collection) }] : []),
            { label: product.name },
          ]}
        />
        <div className="product">
          <Gallery product={product} />
          <BuyBox product={product} details={details} />
        </div>
      </div>
      {product.story ? <ProductStory story={product.story} /> : null}
      {product.sizeGuide ? <SizeGuide title={texts.sizeTitle} guide={product.sizeGuide} /> : null}
      <RelatedProducts title={texts.relatedTitle} cards={related} />
    </>
  )
}

function collectionPath({ id }: { id: string }): string {
  return href('/notre-boutique/collection/*', { '*': id })
}
