import { data, href, redirect } from 'react-router'
import type { TeamAct } from '#app/domain/orders/acts-store.server.ts'
import { stockOf } from '#app/domain/orders/order.ts'
import type { OrderAct } from '#app/domain/orders/placed-order.ts'
import { cancelExchange, exchangePieces, finishExchange } from '#app/domain/orders/store.server.ts'
import { type FormValues, textFields } from '#app/domain/shared/forms/form-fields.ts'
import { isKeyOf } from '#app/domain/shared/key-of.ts'
import { requestContext } from '#app/http/context.ts'
import { forThisVisitor, noStore } from '#app/http/headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep } from '#app/ui/blocks/forms/connection.ts'
import { ProblemNote } from '#app/ui/blocks/forms/problem-note.tsx'
import { useActAnswer } from '../../frame/acts/use-act-answer.ts'
import { AdminHead } from '../../frame/admin-head.tsx'
import { readCoach } from '../../frame/read-coach.server.ts'
import { orderAt } from '../acts/do-act.server.ts'
import type { Route } from './+types/exchange.ts'
import { NewExchange, OpenExchange } from './exchange-forms.tsx'
import { exchangeView } from './exchange-view.server.ts'

export const meta = hiddenMeta('Échanger une taille', 'Une taille pour une autre, au même prix.')

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const order = await orderAt(request, services, params.number)
  const { number, firstName, lastName, stage, delivery } = order
  return data(
    {
      number,
      name: `${firstName} ${lastName}`.trim(),
      isHere: stockOf[stage] === 'reserved',
      isSent: delivery === 'shipping',
      ...(await exchangeView(services, order)),
    },
    { headers: noStore },
  )
}

const wishFields = ['ligne', 'avant', 'apres', 'pieces', 'deja'] as const
const fields = ['acte', ...wishFields, 'rang', 'vente', 'carrier', 'tracking', 'mot'] as const

export async function action({ request, context, params }: Route.ActionArgs) {
  const { services, actor } = await readCoach(context)
  const { number } = await orderAt(request, services, params.number)
  const form = await readForm(request)
  const typed = textFields(form, fields)
  const { id: attempt } = context.get(requestContext)
  if (form.has('relire')) return data({ attempt, problem: undefined, typed }, { headers: forThisVisitor })
  const done = isEnding(typed.acte) ? typed.acte : 'echange'
  const answer = await doing[done](services, { number, author: actor.id, word: typed.mot }, typed)
  const page = href('/admin/commandes/:number', { number })
  if (answer.ok) return redirect(`${page}?fait=commande-${done}`, { status: 303 })
  return data({ attempt, problem: answer.message, typed }, { status: 409, headers: forThisVisitor })
}

type Services = Awaited<ReturnType<typeof readCoach>>['services']
type Doing = (
  services: Services,
  act: TeamAct,
  typed: FormValues<(typeof fields)[number]>,
) => Promise<OrderAct>

const doing = {
  echange: (services, act, { ligne: line, avant: from, apres: to, pieces, deja }) => {
    const after = deja === '' ? undefined : Number(deja)
    return exchangePieces(services, { ...act, line, from, to, quantity: Number(pieces || 1), after })
  },
  'echange-abandonne': (services, act, { rang }) => cancelExchange(services, { ...act, rank: Number(rang) }),
  'echange-fait': (services, act, { rang, vente, carrier, tracking: trackingNumber }) => {
    const parcel = { carrier, trackingNumber }
    return finishExchange(services, { ...act, ...parcel, rank: Number(rang), restock: vente === 'oui' })
  },
} as const satisfies Record<string, Doing>

const isEnding = isKeyOf(doing)

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function ExchangePage({ loaderData, actionData }: Route.ComponentProps) {
  const { number, name, lines, open, after, isHere, isSent } = loaderData
  const { answer, problem } = useActAnswer(actionData)
  return (
    <>
      <AdminHead
        back={{ to: href('/admin/commandes/:number', { number }), label: `Commande ${number}` }}
        title="Échanger une taille"
        lead={name}
      />
      {problem === undefined ? null : <ProblemNote key={answer?.attempt}>{problem}</ProblemNote>}
      <div className="stack">
        {open.map((exchange) => (
          <OpenExchange key={exchange.rank} {...{ exchange, isSent }} typed={answer?.typed} />
        ))}
        {lines.map((line) => (
          <NewExchange key={`${line.line} ${line.from}`} {...{ line, after, isHere }} typed={answer?.typed} />
        ))}
        {lines.length === 0 && open.length === 0 ? <p>Il n’y a plus rien à échanger ici.</p> : null}
      </div>
    </>
  )
}
