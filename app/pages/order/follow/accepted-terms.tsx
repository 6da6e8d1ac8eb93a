import { data } from 'react-router'
import { formatDay } from '#app/domain/shared/dates/french-dates.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { checkoutPath } from '#app/ui/blocks/navigation.ts'
import { PrintButton } from '#app/ui/blocks/print-button.tsx'
import { Prose } from '#app/ui/blocks/prose/prose.tsx'
import { renderProse } from '#app/ui/blocks/prose/render-prose.server.tsx'
import { MoreLink } from '#app/ui/kit/more-link.tsx'
import { parseMarkdown } from '@allure/content-engine/markdown'
import { orderPath } from '../parts/addresses.ts'
import { ofThisOrder, orderHeaders } from '../parts/headers.ts'
import { orderAt } from '../parts/order-at.server.ts'
import stylesheet from '../parts/order.css?url'
import type { Route } from './+types/accepted-terms.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]
export const headers = orderHeaders

export const meta = hiddenMeta(
  'Conditions générales acceptées',
  'Le texte accepté avec une commande, et le formulaire de rétractation.',
  checkoutPath,
)

/** The general terms kept with an order. */
export async function loader(args: Route.LoaderArgs) {
  const { order, services } = await orderAt(args)
  const { terms, termsVersion, termsUpdatedOn, acceptedAt } = order.terms
  // What there was to say against the text was said when it was published.
  const { body } = parseMarkdown(terms, 'info/cgv.md', () => undefined)
  return data(
    {
      number: order.number,
      secret: order.secret,
      version: termsVersion,
      updatedOn: formatDay(termsUpdatedOn),
      acceptedAt: formatInstant(new Date(acceptedAt)),
      html: renderProse(body, services.images),
    },
    { headers: ofThisOrder },
  )
}

/** The terms as they stood when the order was made, to read, print or keep. */
export default function AcceptedTerms({ loaderData }: Route.ComponentProps) {
  const { number, secret, version, updatedOn, acceptedAt, html } = loaderData
  return (
    <div className="wrap order-page order-terms stack">
      <header>
        <h1 className="d3">Conditions générales acceptées</h1>
        <p className="muted">
          Commande n°&nbsp;{number}. Version {version}, du {updatedOn}, acceptée le {acceptedAt}.
        </p>
        <p className="order-terms-doors row cluster">
          <MoreLink to={orderPath(secret)}>Revenir à la commande</MoreLink>
          <PrintButton />
        </p>
      </header>
      <Prose html={html} />
    </div>
  )
}
