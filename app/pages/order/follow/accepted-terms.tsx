import { href } from 'react-router'
import type { PageHandle } from '#app/root.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'
import { PrintButton } from '#app/ui/blocks/print-button.tsx'
import { Prose } from '#app/ui/blocks/prose/prose.tsx'
import { MoreLink } from '#app/ui/kit/more-link.tsx'
import { orderPath } from '../pieces/addresses.ts'
import { orderHeaders } from '../pieces/headers.ts'
import { orderSheet } from '../pieces/order-sheet.ts'
import type { Route } from './+types/accepted-terms.ts'
import { readAcceptedTerms } from './read-accepted-terms.server.ts'

export const handle: PageHandle = { hasContactForm: false }
export const links: Route.LinksFunction = orderSheet
export const headers = orderHeaders

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Conditions générales acceptées',
    description: 'Le texte accepté avec une commande, et le formulaire de rétractation.',
    path: href('/commande'),
    isHidden: true,
  })

export function loader({ request, params, context }: Route.LoaderArgs) {
  return readAcceptedTerms(request, params.secret, context)
}

/** The terms as they stood when the order was made, to read, print or keep. */
export default function AcceptedTerms({ loaderData }: Route.ComponentProps) {
  const { number, secret, version, updatedOn, acceptedAt, html } = loaderData
  return (
    <div className="wrap order-page order-terms">
      <header>
        <h1 className="d3">Conditions générales acceptées</h1>
        <p className="muted">
          Commande n°&nbsp;{number}. Version {version}, du {updatedOn}, acceptée le {acceptedAt}.
        </p>
        <p className="order-terms-doors">
          <MoreLink to={orderPath(secret)}>Revenir à la commande</MoreLink>
          <PrintButton />
        </p>
      </header>
      <Prose html={html} />
    </div>
  )
}
