import { data, href, redirect } from 'react-router'
import type { PlacedOrder } from '#app/domain/orders/placed-order.ts'
import { leftToRefund, leftToReturn, type Refund, refundsOf } from '#app/domain/orders/refunds/refunds.ts'
import { returnedUnpaid } from '#app/domain/orders/returns/pieces.ts'
import { findPaidBalance, refundOf, refundOrder } from '#app/domain/orders/store.server.ts'
import { textOf } from '#app/domain/shared/forms/form-fields.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { requestContext } from '#app/http/context.ts'
import { forThisVisitor, noStore } from '#app/http/headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep } from '#app/ui/blocks/forms/connection.ts'
import { ProblemNote } from '#app/ui/blocks/forms/problem-note.tsx'
import { useActAnswer } from '../frame/acts/use-act-answer.ts'
import { AdminHead } from '../frame/admin-head.tsx'
import { readCoach } from '../frame/read-coach.server.ts'
import type { Route } from './+types/refund.ts'
import { mailsOfAct } from './acts/act-mails.server.ts'
import { nothingTyped, orderAt } from './acts/do-act.server.ts'
import { RefundDecision, RefundForm } from './refund-form.tsx'
import { lineField, readRefundWish } from './refund-wish.ts'

export const meta = hiddenMeta('Rembourser', 'Ce qui serait rendu.')

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const order = await orderAt(request, services, params.number)
  const before = refundsOf(order)
  const left = new Map(leftToReturn(order, before).map(({ id, quantity }) => [id, quantity]))
  const asked = readRefundWish(url.searchParams, order)
  const balance = await findPaidBalance(services.database, order)
  const answer = asked && !asked.problem ? refundOf(order, asked.wish, balance) : undefined
  const refund = answer?.ok ? answer.refund : undefined
  const sum = refund && sumOf(refund, answer?.ok ? answer.rest : undefined)
  return data(
    {
      number: order.number,
      name: `${order.firstName} ${order.lastName}`.trim(),
      left: formatEuros(
        leftToRefund(order, before) + (balance ? leftToRefund(balance, refundsOf(balance)) : 0),
      ),
      lines: order.lines.flatMap(({ id, label, detail, unitPriceCents, balanceCents = 0 }) => {
        const quantity = left.get(id)
        return quantity === undefined
          ? []
          : [
              {
                id,
                label,
                detail,
                left: quantity,
                price: formatEuros(unitPriceCents + (balance ? balanceCents : 0)),
              },
            ]
      }),
      typed: typedIn(url, order),
      after: order.refunds.length,
      problem: asked?.problem ?? (answer && !answer.ok ? answer.message : undefined),
      refund: refund &&
        sum && {
          goods: formatEuros(sum.goodsCents),
          delivery: sum.deliveryCents > 0 ? formatEuros(sum.deliveryCents) : undefined,
          deducted: sum.deductedCents > 0 ? formatEuros(sum.deductedCents) : undefined,
          total: formatEuros(sum.totalCents),
          isNothing: sum.totalCents === 0,
          byCard: order.paymentMethod === 'card',
          restocks: asked?.wish.restock === true && refund.lines.length > 0,
          mails: [
            ...(await mailsOfAct(services, 'refund', order, refund)),
            ...(balance && answer?.ok && answer.rest && answer.rest.totalCents > 0
              ? await mailsOfAct(services, 'refund', balance, answer.rest)
              : []),
          ],
        },
    },
    { headers: noStore },
  )
}

/** Of both payments of an order with a deposit. */
function sumOf(own: Refund, rest: Refund | undefined) {
  return {
    goodsCents: own.goodsCents + (rest?.goodsCents ?? 0),
    deliveryCents: own.deliveryCents,
    deductedCents: own.deductedCents + (rest?.deductedCents ?? 0),
    totalCents: own.totalCents + (rest?.totalCents ?? 0),
  }
}

/** What the address asks for; before anything is asked, the pieces that are back. */
function typedIn({ searchParams }: URL, order: PlacedOrder): Record<string, string> {
  if (searchParams.has('pour')) return Object.fromEntries(searchParams)
  return Object.fromEntries(order.lines.map(({ id }) => [lineField(id), String(returnedUnpaid(order, id))]))
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { services, actor } = await readCoach(context)
  const order = await orderAt(request, services, params.number)
  const form = await readForm(request)
  const { number } = order
  const asked = readRefundWish(form, order)
  const after = Number(form.get('apres') ?? Number.NaN)
  const { id: attempt } = context.get(requestContext)
  const typed = { ...nothingTyped, mot: textOf(form, 'mot') }
  const told = { attempt, typed, act: 'rembourser' }
  if (form.has('relire')) return data({ ...told, problem: undefined }, { headers: forThisVisitor })
  const answer =
    asked && !asked.problem && Number.isInteger(after)
      ? await refundOrder(services, { ...asked.wish, number, author: actor.id, word: typed.mot, after })
      : { ok: false as const, message: asked?.problem ?? 'Dites d’abord ce qui est à rendre.' }
  if (answer.ok) {
    const done = answer.order.refunds.at(-1)?.cents === 0 ? 'retractation' : 'rembourser'
    return redirect(`/admin/commandes/${number}?fait=commande-${done}`, { status: 303 })
  }
  return data({ ...told, problem: answer.message }, { status: 409, headers: forThisVisitor })
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function RefundPage({ loaderData: shown, actionData }: Route.ComponentProps) {
  const { answer, problem } = useActAnswer(actionData)
  const { number, name, left, refund } = shown
  const said = problem ?? shown.problem
  return (
    <>
      <AdminHead
        back={{ to: href('/admin/commandes/:number', { number }), label: `Commande ${number}` }}
        title="Rembourser"
        lead={`${name}\u00a0: il reste ${left} à pouvoir rendre.`}
      />
      {said === undefined ? null : <ProblemNote key={answer?.attempt ?? said}>{said}</ProblemNote>}
      <div className="stack">
        {refund ? (
          <RefundDecision refund={refund} typed={shown.typed} after={shown.after} word={answer?.typed.mot} />
        ) : null}
        <RefundForm lines={shown.lines} typed={shown.typed} />
      </div>
    </>
  )
}
