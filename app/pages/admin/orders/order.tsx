import { href } from 'react-router'
import { data } from 'react-router'
import { noStore } from '#app/http/headers.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep } from '#app/ui/blocks/forms/connection.ts'
import { ProblemNote } from '#app/ui/blocks/forms/problem-note.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import { useActAnswer } from '../frame/acts/use-act-answer.ts'
import { AdminHead } from '../frame/admin-head.tsx'
import { Panel } from '../frame/panel.tsx'
import { readCoach } from '../frame/read-coach.server.ts'
import type { Route } from './+types/order.ts'
import { ActForm } from './acts/act-form.tsx'
import { acts, isActName } from './acts/acts.ts'
import { answerAct, orderAt } from './acts/do-act.server.ts'
import { History, Mails, Money } from './order-history.tsx'
import { Buyer, Documents, Lines } from './order-panels.tsx'
import { OrderStateBadge } from './order-state.tsx'
import { orderView, type OrderView } from './order-view.server.ts'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: `Commande ${params.number ?? ''}`,
    description: 'Une commande, ce qui lui est arrivé et ce qui reste à faire.',
    path: href('/admin/commandes/:number', { number: params.number ?? '' }),
    isHidden: true,
  })

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const order = await orderAt(request, services, params.number)
  return data(await orderView(services, order), { headers: noStore })
}

export function action({ request, context, url, params }: Route.ActionArgs) {
  return answerAct({ request, context, url, number: params.number })
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function OrderPage({ loaderData: order, actionData }: Route.ComponentProps) {
  const { answer, problem } = useActAnswer(actionData)
  const { number, placed, state, buyer, next } = order
  return (
    <>
      <AdminHead
        back={{ to: href('/admin/commandes'), label: 'Commandes' }}
        title={`Commande ${number}`}
        lead={
          <span className="row chips">
            <OrderStateBadge state={state} />
            {buyer.name || 'Nom effacé'}, le {placed}
          </span>
        }
      >
        <a
          className="button button-line button-small"
          href={`${href('/admin/commandes/bons-de-livraison.pdf')}?commande=${number}`}
        >
          <Icon name="printer" size={18} />
          Bon de livraison
        </a>
      </AdminHead>
      {problem === undefined ? null : <ProblemNote key={answer?.attempt}>{problem}</ProblemNote>}
      <div className="order-columns">
        <div className="stack">
          {next ? (
            <Panel id="suite" title="La suite">
              <ActForm act={next} typed={answer?.act === next.name ? answer.typed : undefined} />
            </Panel>
          ) : null}
          <Lines order={order} />
          <History order={order} />
        </div>
        <div className="stack">
          <Buyer order={order} />
          <Money order={order} />
          <Documents order={order} />
          <Mails order={order} />
          <OtherActs order={order} />
        </div>
      </div>
    </>
  )
}

const pages = { rembourser: 'Rembourser', retour: 'Retour reçu', echange: 'Échanger une taille' } as const

function OtherActs({ order: { number, others } }: { order: OrderView }) {
  if (others.length === 0) return null
  return (
    <Panel id="autres" title="Autres actions">
      <ul className="admin-acts stack">
        {others.map((name) => (
          <li key={name}>
            <ButtonLink
              look="line"
              size="small"
              className={isActName(name) && acts[name].isDanger ? 'admin-danger' : undefined}
              to={`${href('/admin/commandes/:number', { number })}/${name}`}
            >
              {isActName(name) ? acts[name].label : pages[name]}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
