import { data, href } from 'react-router'
import { openActs } from '#app/domain/orders/office/open-acts.ts'
import { noStore } from '#app/http/headers.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep } from '#app/ui/blocks/forms/connection.ts'
import { ProblemNote } from '#app/ui/blocks/forms/problem-note.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { useActAnswer } from '../../frame/acts/use-act-answer.ts'
import { AdminHead } from '../../frame/admin-head.tsx'
import { isFromStream } from '../../frame/from-stream.ts'
import { readCoach } from '../../frame/read-coach.server.ts'
import type { Route } from './+types/order-act.ts'
import { ActForm } from './act-form.tsx'
import { acts, isActName } from './acts.ts'
import { answerAct, orderAt } from './do-act.server.ts'
import { shownAct } from './shown-act.server.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  pageMeta(matches, {
    title: loaderData ? `${loaderData.act.label}, commande ${loaderData.number}` : 'Commande',
    description: 'Ce qui va se passer.',
    path: href('/admin/commandes/:number/:act', { number: params.number ?? '', act: params.act ?? '' }),
    isHidden: true,
  })

export async function loader({ request, context, url, params }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const order = await orderAt(request, services, params.number)
  if (!isActName(params.act)) throw pageNotFound(request)
  const act = await shownAct(services, params.act, order)
  const isOpen = openActs(order).includes(acts[params.act].act)
  const name = `${order.firstName} ${order.lastName}`.trim()
  const back = isFromStream(url)
    ? { to: href('/admin'), label: 'À traiter' }
    : { to: href('/admin/commandes/:number', { number: order.number }), label: `Commande ${order.number}` }
  return data({ number: order.number, name, act, isOpen, back }, { headers: noStore })
}

export function action({ request, context, url, params }: Route.ActionArgs) {
  return answerAct({ request, context, url, number: params.number, name: params.act })
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function OrderActPage({ loaderData, actionData }: Route.ComponentProps) {
  const { number, name, act, isOpen, back } = loaderData
  const { answer, problem } = useActAnswer(actionData)
  return (
    <>
      <AdminHead
        back={back}
        title={act.label}
        lead={[name, `commande ${number}`].filter(Boolean).join(', ')}
      />
      <Card className="admin-form-card">
        {problem === undefined ? null : <ProblemNote key={answer?.attempt}>{problem}</ProblemNote>}
        {isOpen ? <ActForm act={act} typed={answer?.typed} /> : null}
        {isOpen || problem !== undefined ? null : (
          <p>Cela n’est plus à faire&nbsp;: l’état de la commande a changé.</p>
        )}
      </Card>
    </>
  )
}
