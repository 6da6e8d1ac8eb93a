import { useState } from 'react'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep, useAnswerDespiteCut } from '#app/ui/blocks/forms/connection.ts'
import { UnreachedNote } from '#app/ui/blocks/forms/unreached-note.tsx'
import { cartPath } from '#app/ui/blocks/navigation.ts'
import { Card } from '#app/ui/kit/card.tsx'
import { MoreLink } from '#app/ui/kit/more-link.tsx'
import { Note } from '#app/ui/kit/note.tsx'
import type { OrderPageHandle } from '../frame/order-frame.tsx'
import { StepHead } from '../frame/order-header.tsx'
import { ArticleMinis } from '../parts/articles.tsx'
import { orderHeaders } from '../parts/headers.ts'
import { NothingToOrder } from '../parts/nothing-to-order.tsx'
import stylesheet from '../parts/order.css?url'
import { Sums } from '../parts/sums.tsx'
import type { Route } from './+types/checkout.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { readCheckoutPage, type CheckoutPage } from './checkout.server.ts'
import { receiveCheckout } from './receive-checkout.server.ts'

export const handle: OrderPageHandle = { orderStep: 2, isLive: true }
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]
export const headers = orderHeaders

export const meta = hiddenMeta('Votre commande', 'Coordonnées, réception et paiement de votre commande.')

export function loader({ request, context }: Route.LoaderArgs) {
  return readCheckoutPage(request, context)
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveCheckout(request, context)
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  const { answer, cutOff } = useAnswerDespiteCut(actionData)
  const { closed, basket, hasCart, justPlaced, values, ways } = loaderData
  const typed = { values: answer?.values ?? values, problems: answer?.problems ?? [] }
  const [delivery, setDelivery] = useState(typed.values.delivery)
  if (basket.lines.length === 0) return <NothingToOrder hasCart={hasCart} justPlaced={justPlaced} />
  return (
    <div className="wrap order-page">
      <StepHead
        step={2}
        title="Où et comment&#8239;?"
        lead="Quatre questions, puis un récapitulatif. Rien n’est commandé avant."
      />
      {closed === undefined ? <UnreachedNote mailed="order" /> : null}
      <div className="order-columns columns">
        {closed === undefined ? (
          <CheckoutForm
            page={loaderData}
            typed={typed}
            answer={answer}
            cutOff={cutOff}
            onDelivery={setDelivery}
          />
        ) : (
          <Note tone="warning">{closed}</Note>
        )}
        <CheckoutAside basket={basket} way={ways.find(({ id }) => id === delivery)} />
      </div>
    </div>
  )
}

type CheckoutAsideProps = { basket: CheckoutPage['basket']; way: CheckoutPage['ways'][number] | undefined }

function CheckoutAside({ basket, way }: CheckoutAsideProps) {
  const { lines, pieces, goodsCents, mention, deposit } = basket
  return (
    <Card as="aside" className="order-aside" aria-labelledby="order-aside-title">
      <h2 className="d4" id="order-aside-title">
        Votre commande
      </h2>
      <ArticleMinis lines={lines} />
      <div aria-live="polite" aria-atomic="true">
        <Sums
          pieces={pieces}
          goodsCents={goodsCents}
          delivery={way ?? { label: 'Réception', feeCents: undefined, kind: 'shipping' }}
          totalLabel={way ? 'Total, toutes taxes comprises' : 'Total, hors livraison'}
          totalCents={goodsCents + (way?.feeCents ?? 0)}
          mention={mention}
          deposit={deposit}
        />
      </div>
      <MoreLink to={cartPath}>Modifier le panier</MoreLink>
    </Card>
  )
}
