import { data, href } from 'react-router'
import { withdrawalDays } from '#app/domain/shared/withdrawal-regime.ts'
import { variantParameters } from '#app/domain/shop/variants.ts'
import { servicesContext } from '#app/http/context.ts'
import { visitorHeaders } from '#app/http/headers.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { type ProductDescription, productOffer } from '#app/seo/product-data.ts'
import { LineArt } from '#app/ui/art/line-art.tsx'
import { Breadcrumb } from '#app/ui/kit/lists/breadcrumb.tsx'
import stylesheet from '../catalogue.css?url'
import { type Card, ProductCard } from '../product-card.tsx'
import type { Route } from './+types/product.ts'
import { BuyBar, BuyBox } from './buy-box.tsx'
import { Gallery } from './gallery.tsx'
import { type ProductDetails, type ProductView, readProduct } from './product.server.ts'
import { SizeGuide } from './size-guide.tsx'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const found = await readProduct(context.get(servicesContext), params['*'], searchParams)
  if (!found) throw pageNotFound(request)
  const { init, ...shown } = found
  return data(shown, init)
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]

export const headers = visitorHeaders(variantParameters)

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return []
  const { product, details } = loaderData
  return pageMeta(matches, {
    title: product.name,
    description: product.lead,
    path: product.path,
    structuredData: (site) => [productOffer(site, productOfferOf(product, details))],
    trail: stepsTo(product),
  })
}

export default function Product({ loaderData }: Route.ComponentProps) {
  const { product, details, related, texts } = loaderData
  return (
    <>
      <div className="wrap">
        <Breadcrumb
          steps={stepsTo(product).map(({ label, path }) =>
            path === product.path ? { label } : { label, to: path },
          )}
        />
        <div className="product columns">
          <Gallery product={product} />
          <BuyBox product={product} details={details} />
        </div>
      </div>
      {product.story ? <ProductStory story={product.story} /> : null}
      {product.sizeGuide ? <SizeGuide title={texts.sizeTitle} guide={product.sizeGuide} /> : null}
      <RelatedProducts title={texts.relatedTitle} cards={related} />
      <BuyBar product={product} />
    </>
  )
}

function stepsTo({ name, path, collections: [collection] }: ProductView) {
  const shop = { label: 'Boutique', path: href('/notre-boutique') }
  const product = { label: name, path }
  if (!collection) return [shop, product]
  const ofCollection = href('/notre-boutique/collection/*', { '*': collection.id })
  return [shop, { label: collection.name, path: ofCollection }, product]
}

function ProductStory({ story }: { story: { title: string; text: string } }) {
  return (
    <section className="product-story scene ink">
      <LineArt name="shop-lanes" />
      <div className="wrap">
        <h2 className="d2">{story.title}</h2>
        <p className="lead">{story.text}</p>
      </div>
    </section>
  )
}

function RelatedProducts({ title, cards }: { title: string; cards: readonly Card[] }) {
  if (cards.length === 0) return null
  return (
    <section className="wrap related" aria-labelledby="titre-complements">
      <h2 className="d3" id="titre-complements">
        {title}
      </h2>
      <div className="product-grid product-grid-four">
        {cards.map((card) => (
          <ProductCard key={card.identifier} card={card} level={3} />
        ))}
      </div>
    </section>
  )
}

/** A product as search engines are told of it: the same facts as the page. */
function productOfferOf(product: ProductView, details: ProductDetails): ProductDescription {
  const { name, lead, path, identifier, price, photos, variants } = product
  const drawing = `/og${path}.png`
  return {
    name,
    description: lead,
    path,
    identifier,
    picturePaths: photos.length > 0 ? photos.map(({ src }) => src) : [drawing],
    variants,
    material: details.composition.join('\u202f; ') || details.material,
    priceCents: price.askedCents,
    shippingCents: details.shippingCents,
    returnDays: withdrawalDays,
  }
}
