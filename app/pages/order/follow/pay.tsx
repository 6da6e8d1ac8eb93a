import { data, redirect } from 'react-router'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep, useAnswerDespiteCut } from '#app/ui/blocks/forms/connection.ts'
import { checkoutPath } from '#app/ui/blocks/navigation.ts'
import type { OrderPageHandle } from '../frame/order-frame.tsx'
import { orderPath } from '../parts/addresses.ts'
import { ofThisOrder, orderHeaders } from '../parts/headers.ts'
import { LeavingPage } from '../parts/leaving-page.tsx'
import { orderAt } from '../parts/order-at.server.ts'
import stylesheet from '../parts/order.css?url'
import type { Route } from './+types/pay.ts'
import { openPayment } from './order-acts.server.ts'
import { OrderCutOffNote } from './order-cut-off-note.tsx'
import { paymentDue, PaymentDueCard } from './payment-due.tsx'

export const handle: OrderPageHandle = { orderStep: 3 }
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]
export const headers = orderHeaders

export const meta = hiddenMeta('Paiement', 'Vers la page de paiement.', checkoutPath)

/** What is left to pay; an order that asks for no card has it all on its page. */
export async function loader(args: Route.LoaderArgs) {
  const { order, services } = await orderAt(args)
  const takesCards = services.payment !== undefined
  const due = paymentDue(order, { now: services.clock.now(), bank: undefined, takesCards })
  if (due?.by !== 'card' || !due.canPay) throw redirect(orderPath(order.secret), { headers: ofThisOrder })
  const { number, secret, totalCents } = order
  return data({ due, order: { number, secret, totalCents } }, { headers: ofThisOrder })
}

export function action(args: Route.ActionArgs) {
  return openPayment(args)
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function Pay({ loaderData: { due, order }, actionData }: Route.ComponentProps) {
  const { answer, cutOff } = useAnswerDespiteCut(actionData)
  if (answer?.leaveFor) return <LeavingPage address={answer.leaveFor} />
  return (
    <div className="wrap order-page order-nothing stack">
      <h1 className="d2">Commande n°&nbsp;{order.number}</h1>
      {cutOff ? <OrderCutOffNote key={cutOff.attempt} /> : null}
      <PaymentDueCard due={due} order={order} />
    </div>
  )
}
