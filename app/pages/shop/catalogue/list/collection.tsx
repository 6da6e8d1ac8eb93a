import { data, href } from 'react-router'
import { shopParameters } from '#app/domain/shop/catalogue/filters.ts'
import { readShopTexts } from '#app/domain/shop/store.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { visitorHeaders } from '#app/http/headers.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { breadcrumbs } from '#app/seo/structured-data.ts'
import { Breadcrumb } from '#app/ui/kit/breadcrumb.tsx'
import stylesheet from '../catalogue.css?url'
import type { Route } from './+types/collection.ts'
import { listShop } from './list-shop.server.ts'
import { ListHead, ProductList } from './product-list.tsx'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const texts = await readShopTexts(services)
  const collection = texts.collections.find(({ id }) => id === params['*'])
  if (!collection) throw pageNotFound(request)
  const { list, init } = await listShop(services, request, texts, collection.id)
  const path = href('/notre-boutique/collection/*', { '*': collection.id })
  return data({ collection, path, list }, init)
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]

export const headers = visitorHeaders(shopParameters)

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return []
  const { collection, path } = loaderData
  return pageMeta(matches, {
    title: `Boutique ${collection.name.toLowerCase()}`,
    description: collection.description,
    path,
    structuredData: (site) => [
      breadcrumbs(site, [
        { label: 'Accueil', path: href('/') },
        { label: 'Boutique', path: href('/notre-boutique') },
        { label: collection.name, path },
      ]),
    ],
  })
}

export default function Collection({ loaderData: { collection, list } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <Breadcrumb steps={[{ label: 'Boutique', to: href('/notre-boutique') }, { label: collection.name }]} />
      <ListHead title={collection.title} lead={collection.lead} />
      <ProductList {...list} />
    </div>
  )
}
