import { Form, href, useNavigation } from 'react-router'
import type { PageHandle } from '#app/root.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'
import { useAskAgain } from '#app/ui/blocks/ask-again.ts'
import { sendOrKeep, useAnswerDespiteCut } from '#app/ui/blocks/forms/connection.ts'
import { UnreachedNote } from '#app/ui/blocks/forms/unreached-note.tsx'
import { homePath } from '#app/ui/blocks/navigation.ts'
import { PrintButton } from '#app/ui/blocks/print-button.tsx'
import { Badge } from '#app/ui/kit/badge.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Breadcrumb } from '#app/ui/kit/lists/breadcrumb.tsx'
import { Note } from '#app/ui/kit/note.tsx'
import { Ordinals } from '#app/ui/kit/ordinals.tsx'
import { orderPath } from '../parts/addresses.ts'
import { ArticleLine } from '../parts/articles.tsx'
import { orderHeaders } from '../parts/headers.ts'
import { LeavingPage } from '../parts/leaving-page.tsx'
import stylesheet from '../parts/order.css?url'
import type { Route } from './+types/order.ts'
import { BalanceCard } from './balance-card.tsx'
import { ChangeOfMindSection } from './change-of-mind.tsx'
import { actOnOrder } from './order-acts.server.ts'
import { OrderCutOffNote } from './order-cut-off-note.tsx'
import { Amount, Delivery, Documents } from './order-side.tsx'
import { PaymentDueCard } from './payment-due.tsx'
import { readOrderPage } from './read-order-page.server.ts'
import { Refunds } from './refunds.tsx'
import { WayLine } from './way.tsx'

export const handle: PageHandle = { isLive: true }
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]
export const headers = orderHeaders

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData ? `Commande n°\u00a0${loaderData.order.number}` : 'Commande',
    description: 'Où en est une commande, ses documents, sa rétractation.',
    // Not its own address: that one is a secret.
    path: href('/commande'),
    isHidden: true,
  })

export function loader(args: Route.LoaderArgs) {
  return readOrderPage(args)
}

export function action(args: Route.ActionArgs) {
  return actOnOrder(args)
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function Order({ loaderData: { order, notice }, actionData }: Route.ComponentProps) {
  const { answer, cutOff } = useAnswerDespiteCut(actionData)
  const { number, title, status, placedOn, way, due, lines, changeOfMind, canAbandon, secret } = order
  useAskAgain(due?.by === 'card', everyMs, mostLooks)
  if (answer?.leaveFor) return <LeavingPage address={answer.leaveFor} />
  return (
    <div className="wrap order-page">
      <Breadcrumb
        steps={[
          { label: 'Accueil', to: homePath },
          { label: 'Boutique', to: href('/notre-boutique') },
          { label: `Commande n°\u00a0${number}` },
        ]}
      />
      <header className="order-state cluster spread">
        <h1 className="d2">{title}</h1>
        <div className="row cluster">
          <output>
            <Badge tone={status.tone}>{status.label}</Badge>
          </output>
          <p className="muted small tabular">
            Commande n°&nbsp;{number}
            <br />
            du <Ordinals>{placedOn}</Ordinals>
          </p>
        </div>
      </header>
      {cutOff ? <OrderCutOffNote key={cutOff.attempt} /> : null}
      {notice === undefined || cutOff ? null : (
        <output className="order-notice">
          <Note tone="warning">{notice}</Note>
        </output>
      )}
      <UnreachedNote mailed="order" />
      <WayLine steps={way} />
      <div className="order-columns columns">
        <div className="order-main stack">
          {due ? <PaymentDueCard due={due} order={{ number, secret, totalCents: order.toPayCents }} /> : null}
          {order.balance ? <BalanceCard balance={order.balance} /> : null}
          <Refunds order={order} />
          <section aria-labelledby="order-lines-title">
            <h2 className="d4" id="order-lines-title">
              Articles
            </h2>
            <ul className="order-lines">
              {lines.map((line) => (
                <ArticleLine key={line.key} line={line} />
              ))}
            </ul>
          </section>
          {changeOfMind ? <ChangeOfMindSection mind={changeOfMind} number={number} /> : null}
          {canAbandon ? <AbandonForm secret={secret} /> : null}
        </div>
        <aside className="order-side stack" aria-label="Montant, documents et livraison">
          <Amount order={order} />
          <Documents order={order} />
          <Delivery order={order} />
          <PrintButton />
        </aside>
      </div>
    </div>
  )
}

const everyMs = 5000

/** Ten minutes: whoever pays for longer reloads the page. */
const mostLooks = 120

/** Gives the order up before it is paid; folded, so that nobody does it by mistake. */
function AbandonForm({ secret }: { secret: string }) {
  const isSending = useNavigation().formData?.get('act') === 'abandon'
  return (
    <details className="order-abandon">
      <summary className="tap muted">Annuler cette commande</summary>
      <div className="stack">
        <p className="muted">
          Les articles repartent en vente et vous ne devez rien. Une commande annulée ne se reprend pas&nbsp;:
          il faudrait en passer une autre.
        </p>
        <Form method="post" action={orderPath(secret)}>
          <input type="hidden" name="act" value="abandon" />
          <Button type="submit" look="danger" size="small" busy={isSending}>
            Annuler la commande
          </Button>
        </Form>
      </div>
    </details>
  )
}
