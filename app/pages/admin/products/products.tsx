import { data, href, Link } from 'react-router'
import { readFocusStyles } from '#app/domain/photos/store.server.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { listWaiting, readShopTexts } from '#app/domain/shop/store.server.ts'
import { noStore } from '#app/http/headers.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { Badge } from '#app/ui/kit/badge.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import { imageAttributes } from '@allure/content-engine/images'
import { AdminHead } from '../frame/admin-head.tsx'
import { choicesOf, listAddress, ListPage } from '../frame/list.tsx'
import { readCoach } from '../frame/read-coach.server.ts'
import type { Route } from './+types/products.ts'
import { ProductState } from './product-state.tsx'
import { stateNames } from './product-words.ts'
import { readProductsAsked } from './read-products.server.ts'

export const meta = hiddenMeta('Produits', 'Les produits de la boutique et leur stock.')

export async function loader({ context, url }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const { query, found, counts, total } = await readProductsAsked(services, url)
  const { collections } = await readShopTexts(services)
  const shown = found.slice((query.page - 1) * query.perPage, query.page * query.perPage)
  const focuses = await readFocusStyles(
    services.database,
    shown.flatMap(({ photo }) => photo ?? []),
  )
  const lines = shown.map(({ photo, ...product }) => {
    const image = photo && imageAttributes(services.images, photo.replace(/^\//, ''), '4rem')
    return {
      ...product,
      id: product.identifier,
      image: image ? { ...image, ...focuses.get(photo) } : undefined,
    }
  })
  const named = collections.map(({ id, name }) => ({ value: id, label: name }))
  const waiting = (await listWaiting(services)).reduce((sum, { people }) => sum + people.length, 0)
  return data({ lines, query, counts, total, collections: named, waiting }, { headers: noStore })
}

export default function Products({
  loaderData: { counts, collections, waiting, ...list },
}: Route.ComponentProps) {
  return (
    <>
      <AdminHead title="Produits" lead="Ce que la boutique vend, et ce qu’il en reste.">
        <div className="row chips">
          <a
            className="button button-line button-small"
            href={listAddress(href('/admin/produits/produits.csv'), { ...list.query, page: 1 })}
          >
            <Icon name="download" size={18} />
            Exporter en CSV
          </a>
          <ButtonLink look="line" size="small" to={href('/admin/produits/groupees')} icon="users">
            Commandes groupées
          </ButtonLink>
          <ButtonLink look="line" size="small" to={href('/admin/produits/attentes')} icon="mail">
            Prévenez-moi{waiting > 0 ? `\u00A0: ${waiting}` : ''}
          </ButtonLink>
          <ButtonLink size="small" to={href('/admin/produits/ajouter')} icon="plus">
            Ajouter un produit
          </ButtonLink>
        </div>
      </AdminHead>
      <ListPage
        path={href('/admin/produits')}
        {...list}
        searched="Nom du produit"
        choices={choicesOf(stateNames, counts)}
        filters={[
          {
            name: 'collection',
            label: 'Collection',
            choices: [{ value: '', label: 'Toutes collections' }, ...collections],
          },
          {
            name: 'stock',
            label: 'Stock',
            choices: [
              { value: '', label: 'Tout le stock' },
              { value: 'bas', label: 'Stock bas' },
            ],
          },
        ]}
        label="Produits"
        empty={{ title: 'Aucun produit ici', text: 'Changez la recherche ou les filtres, ou ajoutez-en un.' }}
        renderLine={(line) => <ProductLine line={line} />}
      />
    </>
  )
}

type Line = Route.ComponentProps['loaderData']['lines'][number]

function ProductLine({
  line: { identifier, name, image, state, priceCents, discount, pieces, low },
}: {
  line: Line
}) {
  const price = formatEuros(priceCents) + (discount > 0 ? `, remise de ${discount}\u00A0%` : '')
  return (
    <Link to={href('/admin/produits/:product', { product: identifier })} className="admin-line row">
      {image ? <img {...image} alt="" className="photo-thumb" /> : null}
      <span className="admin-line-text">
        <b>{name}</b>
        <small className="muted">
          {price} · {pieces}&nbsp;{pieces > 1 ? 'pièces' : 'pièce'}
        </small>
      </span>
      <span className="admin-line-end row">
        {low > 0 && state === 'published' ? <Badge tone="warning">Stock bas</Badge> : null}
        <ProductState state={state} />
      </span>
    </Link>
  )
}
