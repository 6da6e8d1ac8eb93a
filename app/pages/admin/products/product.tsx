import { href } from 'react-router'
import { pageMeta } from '#app/seo/page-meta.ts'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { EmptyState } from '#app/ui/kit/empty-state.tsx'
import { AdminHead } from '../frame/admin-head.tsx'
import { Panel } from '../frame/panel.tsx'
import { sendKept } from '../frame/typing/send-kept.ts'
import type { Route } from './+types/product.ts'
import { ProductForm, productTyping } from './product-form.tsx'
import { ProductState } from './product-state.tsx'
import { StockTable } from './stock-table.tsx'

export { action, loader } from './product.server.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData, params: { product = '' } }) =>
  pageMeta(matches, {
    title: loaderData?.name ?? 'Produit',
    description: 'Un produit de la boutique.',
    path: href('/admin/produits/:product', { product }),
    isHidden: true,
  })

export function clientAction(sent: Route.ClientActionArgs) {
  return sendKept(sent, productTyping(sent.params.product))
}

export default function Product({ loaderData, actionData }: Route.ComponentProps) {
  const { identifier, name, state, photos, stock, history } = loaderData
  const at = { product: identifier }
  return (
    <>
      <AdminHead back={{ to: href('/admin/produits'), label: 'Produits' }} title={name}>
        <div className="row chips">
          <ProductState state={state} />
          <a className="button button-line button-small product-jump" href="#stock">
            Stock
          </a>
          {state === 'published' ? (
            <ButtonLink
              look="line"
              size="small"
              icon="external-link"
              to={`/notre-boutique/produits/${identifier}`}
            >
              Voir la page
            </ButtonLink>
          ) : null}
          <ButtonLink look="line" size="small" to={href('/admin/produits/:product/visibilite', at)}>
            {state === 'hidden' ? 'Remettre en vente' : 'Masquer'}
          </ButtonLink>
        </div>
      </AdminHead>
      <div className="admin-columns columns">
        <ProductForm product={loaderData} data={actionData} />
        <div className="stack">
          <PhotosPanel identifier={identifier} photos={photos} />
          <Panel
            id="stock"
            title="Stock"
            end={
              <ButtonLink look="line" size="small" to={href('/admin/produits/:product/stock', at)}>
                Livraison, perte, comptage
              </ButtonLink>
            }
          >
            <StockTable identifier={identifier} variants={stock.variants} />
          </Panel>
          <Panel id="historique" title="Historique">
            {history.length === 0 ? <p className="muted">Rien n’a été changé ici.</p> : null}
            <ol className="product-history">
              {history.map(({ id, what, who, when }) => (
                <li key={id}>
                  <b>{what}</b>
                  <small className="muted">{[who, when].filter(Boolean).join(', ')}</small>
                </li>
              ))}
            </ol>
          </Panel>
        </div>
      </div>
    </>
  )
}

type Photos = Route.ComponentProps['loaderData']['photos']

function PhotosPanel({ identifier, photos }: { identifier: string; photos: Photos }) {
  return (
    <Panel
      id="photos"
      title="Photos"
      end={
        <ButtonLink
          look="line"
          size="small"
          to={href('/admin/produits/:product/photos', { product: identifier })}
        >
          {photos.length > 0 ? 'Ajouter, ordonner' : 'Ajouter'}
        </ButtonLink>
      }
    >
      {photos.length === 0 ? (
        <EmptyState title="Pas encore de photo">La page montre un dessin en attendant.</EmptyState>
      ) : null}
      <div className="product-thumbs">
        {photos.map(({ src, alt, image }) => (
          <img key={src} {...image} alt={alt} />
        ))}
      </div>
    </Panel>
  )
}
