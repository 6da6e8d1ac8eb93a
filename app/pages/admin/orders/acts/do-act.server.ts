import { data, href, redirect, type RouterContextProvider } from 'react-router'
import { stepToTakeBack } from '#app/domain/orders/office/take-back.ts'
import type { OrderAct, PlacedOrder } from '#app/domain/orders/placed-order.ts'
import {
  askRefundAgain,
  cancelOrder,
  findOrderByNumber,
  handOverOrder,
  makeOrderReady,
  markPaid,
  markRefunded,
  prepareOrder,
  receiveOrder,
  sendOrder,
  takeBackStep,
} from '#app/domain/orders/store.server.ts'
import { textFields } from '#app/domain/shared/forms/form-fields.ts'
import { requestContext } from '#app/http/context.ts'
import { forThisVisitor } from '#app/http/headers.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { requireFreshProof } from '#app/session/proof.server.ts'
import { isFromStream } from '../../frame/from-stream.ts'
import { readCoach } from '../../frame/read-coach.server.ts'
import { isActName, type ActName } from './acts.ts'

type Services = Awaited<ReturnType<typeof readCoach>>['services']
type Signed = { readonly number: string; readonly author: string; readonly word: string }
const typedFields = ['on', 'carrier', 'tracking', 'reference', 'mot'] as const
type Typed = Record<(typeof typedFields)[number], string>

const doing: Record<ActName, (services: Services, act: Signed, typed: Typed) => Promise<OrderAct>> = {
  preparer: prepareOrder,
  prete: makeOrderReady,
  expedier: (services, act, { carrier, tracking }) =>
    sendOrder(services, { ...act, carrier, trackingNumber: tracking }),
  remettre: handOverOrder,
  livree: (services, act, { on }) => receiveOrder(services, { ...act, on: on || undefined }),
  jour: (services, act, { on }) => receiveOrder(services, { ...act, on: on || undefined }),
  encaisser: (services, act, { on, reference }) =>
    markPaid(services, { ...act, on: on || undefined, reference }),
  annuler: cancelOrder,
  rendu: markRefunded,
  redemander: askRefundAgain,
}

export const nothingTyped: Typed = { on: '', carrier: '', tracking: '', reference: '', mot: '' }

/** Does one act in the name of the coach who asks. */
export function doAct(
  name: ActName,
  { services, actor }: Awaited<ReturnType<typeof readCoach>>,
  number: string,
  typed: Typed = nothingTyped,
): Promise<OrderAct> {
  return doing[name](services, { number, author: actor.id, word: typed.mot }, typed)
}

type Asked = {
  request: Request
  context: Readonly<RouterContextProvider>
  url: URL
  number: string
  name?: string
}

/** Answers the form of an act; the name is that of the address, or of the pressed button. */
export async function answerAct({ request, context, url, number, name }: Asked) {
  const asking = await readCoach(context)
  const { services, actor } = asking
  const order = await orderAt(request, services, number)
  const form = await readForm(request)
  const act = name ?? String(form.get('acte'))
  const isUndoing = name === undefined && act === 'reprendre'
  if (!isUndoing && !isActName(act)) throw pageNotFound(request)
  const typed = textFields(form, typedFields)
  const { id: attempt } = context.get(requestContext)
  // Without a script the email is read over with its word before anything is done.
  if (form.has('relire'))
    return data({ attempt, problem: undefined, typed, act }, { headers: forThisVisitor })
  if (isActName(act) && givesBack(act, order)) await requireFreshProof({ context, url, form })
  const answer = isActName(act)
    ? await doAct(act, asking, number, typed)
    : await takeBackStep(services, { number, author: actor.id })
  const back = isFromStream(url) ? href('/admin') : href('/admin/commandes/:number', { number })
  if (answer.ok) {
    const canUndo = stepToTakeBack(answer.order, actor.id, services.clock.now())
    const undo = canUndo ? `&reprendre=${number}` : ''
    return redirect(`${back}?fait=commande-${act}${undo}`, { status: 303 })
  }
  return data({ attempt, problem: answer.message, typed, act }, { status: 409, headers: forThisVisitor })
}

function givesBack(act: ActName, { paidCents, refundedCents }: PlacedOrder): boolean {
  return act === 'redemander' || (act === 'annuler' && paidCents > refundedCents)
}

/** An order by the number in an address; a 404 when there is none. */
export async function orderAt(
  request: Request,
  services: Parameters<typeof findOrderByNumber>[0],
  number: string,
): Promise<PlacedOrder> {
  const order = await findOrderByNumber(services, number)
  if (!order) throw pageNotFound(request)
  return order
}
