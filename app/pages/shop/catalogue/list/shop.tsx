import { data, href } from 'react-router'
import { shopParameters } from '#app/domain/shop/catalogue/filters.ts'
import { readShopTexts } from '#app/domain/shop/store.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { visitorHeaders } from '#app/http/headers.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { breadcrumbs } from '#app/seo/structured-data.ts'
import stylesheet from '../catalogue.css?url'
import type { Route } from './+types/shop.ts'
import { listShop } from './list-shop.server.ts'
import { ListHead, ProductList } from './product-list.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const texts = await readShopTexts(services)
  const { list, init } = await listShop(services, request, texts)
  const { head, description } = texts
  return data({ head, description, list }, init)
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]

export const headers = visitorHeaders(shopParameters)

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: 'Boutique',
    description: loaderData?.description ?? '',
    path: href('/notre-boutique'),
    structuredData: (site) => [
      breadcrumbs(site, [
        { label: 'Accueil', path: href('/') },
        { label: 'Boutique', path: href('/notre-boutique') },
      ]),
    ],
  })

export default function Shop({ loaderData: { head, list } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <ListHead {...head} />
      <ProductList {...list} />
    </div>
  )
}
