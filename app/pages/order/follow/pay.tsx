import { data, redirect } from 'react-router'
import { openCardPayment } from '#app/domain/orders/store.server.ts'
import { requestContext } from '#app/http/context.ts'
import { rateLimit, visitorKey } from '#app/http/rate-limit.server.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep, useAnswerDespiteCut } from '#app/ui/blocks/forms/connection.ts'
import { ProblemNote } from '#app/ui/blocks/forms/problem-note.tsx'
import { checkoutPath } from '#app/ui/blocks/navigation.ts'
import type { OrderPageHandle } from '../frame/order-frame.tsx'
import { orderPath } from '../parts/addresses.ts'
import { ofThisOrder, orderHeaders } from '../parts/headers.ts'
import { leaveForPayment } from '../parts/leave-for-payment.server.ts'
import { LeavingPage } from '../parts/leaving-page.tsx'
import { orderAt } from '../parts/order-at.server.ts'
import stylesheet from '../parts/order.css?url'
import type { Route } from './+types/pay.ts'
import { paymentDue, PaymentDueCard } from './payment-due.tsx'

export const handle: OrderPageHandle = { orderStep: 3 }
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]
export const headers = orderHeaders

const whilePaying =
  'La connexion s’est interrompue, nous ne savons pas si le paiement est ouvert. Recommencez quand elle est revenue\u00a0: vous ne paierez qu’une fois.'

export const meta = hiddenMeta('Paiement', 'Vers la page de paiement.', checkoutPath)

const visitorLimit = rateLimit({ name: 'pay', points: 30, seconds: 600 })

/** What is left to pay; an order that asks for no card has it all on its page. */
export async function loader(args: Route.LoaderArgs) {
  const { order, services } = await orderAt(args)
  const takesCards = services.payment !== undefined
  const due = paymentDue(order, { now: services.clock.now(), bank: undefined, takesCards })
  if (due?.by !== 'card' || !due.canPay) throw redirect(orderPath(order.secret), { headers: ofThisOrder })
  const { number, secret, totalCents } = order
  return data({ due, order: { number, secret, totalCents } }, { headers: ofThisOrder })
}

/** Opens the way to pay, or finds it open; always for the amount and the state the order has now. */
export async function action(args: Route.ActionArgs) {
  const { order, services } = await orderAt(args)
  const wait = await visitorLimit(services).take(visitorKey(args.context.get(requestContext).address))
  const opened =
    wait > 0 ? { ok: false as const, message: 'trop souvent' } : await openCardPayment(services, order.id)
  return leaveForPayment(args.request, opened, order.secret, new Headers(ofThisOrder))
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
      {cutOff ? <ProblemNote key={cutOff.attempt}>{whilePaying}</ProblemNote> : null}
      <PaymentDueCard due={due} order={order} />
    </div>
  )
}
