import { data, href } from 'react-router'
import { shopParameters } from '#app/domain/shop/catalogue/filters.ts'
import { readShopTexts } from '#app/domain/shop/store.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { visitorHeaders } from '#app/http/headers.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { Breadcrumb } from '#app/ui/kit/lists/breadcrumb.tsx'
import stylesheet from '../catalogue.css?url'
import type { Route } from './+types/shop.ts'
import { listShop } from './list-shop.server.ts'
import { ProductList } from './product-list.tsx'

/** The whole shop, or one of its collections. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const texts = await readShopTexts(services)
  const asked = params['*']
  const collection = texts.collections.find(({ id }) => id === asked)
  if (asked !== undefined && !collection) throw pageNotFound(request)
  const { list, init } = await listShop(services, request, texts, collection?.id)
  if (!collection)
    return data({ ...texts.head, description: texts.description, name: undefined, path, list }, init)
  const { name, title, lead, description } = collection
  const ofCollection = href('/notre-boutique/collection/*', { '*': collection.id })
  return data({ title, lead, description, name, path: ofCollection, list }, init)
}

const path = href('/notre-boutique')

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]

export const headers = visitorHeaders(shopParameters)

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => {
  if (!loaderData && params['*'] !== undefined) return []
  const { name, description, path: own } = loaderData ?? { name: undefined, description: '', path }
  const shop = { label: 'Boutique', path }
  return pageMeta(matches, {
    title: name === undefined ? 'Boutique' : `Boutique ${name.toLowerCase()}`,
    searchTitle: () =>
      name === undefined ? 'Boutique running, triathlon et natation' : `${name} pour le sport`,
    description,
    path: own,
    trail: name === undefined ? [shop] : [shop, { label: name, path: own }],
  })
}

export default function Shop({ loaderData: { name, title, lead, list } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      {name === undefined ? null : <Breadcrumb steps={[{ label: 'Boutique', to: path }, { label: name }]} />}
      <div className="shop-head columns">
        <h1 className="d2">{title}</h1>
        <p className="lead">{lead}</p>
      </div>
      <ProductList {...list} />
    </div>
  )
}
