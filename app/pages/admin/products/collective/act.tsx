import { data, href, redirect } from 'react-router'
import { balanceDueOn } from '#app/domain/orders/collective/balance.ts'
import { collectiveEnded } from '#app/domain/orders/collective/emails.ts'
import { callOffCollective, endCollectives } from '#app/domain/orders/store.server.ts'
import { textOf } from '#app/domain/shared/forms/form-fields.ts'
import { balanceDay } from '#app/domain/shop/collective/collective.ts'
import { moveClosing } from '#app/domain/shop/store.server.ts'
import { requestContext } from '#app/http/context.ts'
import { forThisVisitor, noStore } from '#app/http/headers.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { requireFreshProof } from '#app/session/proof.server.ts'
import { sendOrKeep } from '#app/ui/blocks/forms/connection.ts'
import { ActCard } from '../../frame/acts/act-card.tsx'
import { mailToCome, wordPlace } from '../../frame/acts/mail-to-come.server.ts'
import { MailsToCome } from '../../frame/acts/mails-to-come.tsx'
import { MailsWithWord } from '../../frame/acts/mails-with-word.tsx'
import { useActAnswer } from '../../frame/acts/use-act-answer.ts'
import { AdminHead } from '../../frame/admin-head.tsx'
import { readCoach } from '../../frame/read-coach.server.ts'
import { useKeptForm } from '../../frame/use-kept-form.ts'
import type { Route } from './+types/act.ts'
import { collectiveAt } from './read-collective.server.ts'

export const meta = hiddenMeta('Commande groupée', 'Fermer ou annuler une commande groupée.')

const isAct = (act: string): act is 'fermer' | 'annuler' => act === 'fermer' || act === 'annuler'

export async function loader({ request, context, params: { collective, act } }: Route.LoaderArgs) {
  if (!isAct(act)) throw pageNotFound(request)
  const asking = await readCoach(context)
  const one = await collectiveAt(request, asking, collective)
  return data({ ...one, act, mails: await mailsOfEnd(asking.services, act, one) }, { headers: noStore })
}

/** What the first buyer will read; nobody has ordered: nothing. */
async function mailsOfEnd(
  services: Awaited<ReturnType<typeof readCoach>>['services'],
  act: 'fermer' | 'annuler',
  {
    buyers: [first],
    name,
    pieces,
    minimum,
    deliveryOn,
    balanceDays,
  }: Awaited<ReturnType<typeof collectiveAt>>,
) {
  if (!first) return []
  const { firstName, number } = first
  const about = { product: name, ordered: pieces, minimum, deliveryOn, firstName, number, orderPath: '/…' }
  const afterEnd = balanceDay({ closesAt: services.clock.now(), balanceDays })
  const { owing } = first
  const balance =
    owing && afterEnd ? { ...owing, balanceOn: balanceDueOn(afterEnd, owing.balanceOn) } : undefined
  const closed = pieces >= minimum ? ('confirmed' as const) : ('below-minimum' as const)
  const outcome =
    act === 'annuler'
      ? { outcome: 'called-off' as const, word: wordPlace }
      : { outcome: closed, ...(closed === 'confirmed' && balance && { balance }) }
  return [
    {
      ...(await mailToCome(services, collectiveEnded, { ...about, ...outcome })),
      recipient: `${first.name}, et chacun des autres`,
    },
  ]
}

export async function action({ request, context, url, params: { collective: id, act } }: Route.ActionArgs) {
  if (!isAct(act)) throw pageNotFound(request)
  const asking = await readCoach(context)
  const { services, actor } = asking
  const { pieces, minimum } = await collectiveAt(request, asking, id)
  const form = await readForm(request)
  const word = textOf(form, 'mot')
  const { id: attempt } = context.get(requestContext)
  if (form.has('relire')) return data({ attempt, problem: undefined, word }, { headers: forThisVisitor })
  // Below its minimum it is called off.
  if (act === 'annuler' || (pieces > 0 && pieces < minimum)) await requireFreshProof({ context, url, form })
  const acted =
    act === 'annuler'
      ? await callOffCollective(services, { id, actor, word })
      : await moveClosing(services, { id, closesAt: 'now', actor })
  if (!acted.ok)
    return data({ attempt, problem: acted.message, word }, { status: 409, headers: forThisVisitor })
  if (act === 'fermer') await endCollectives(services)
  const page = href('/admin/produits/groupees/:collective', { collective: id })
  const done = act === 'annuler' ? 'groupee-annulee' : 'groupee-fermee'
  return redirect(`${page}?fait=${done}`, { status: 303, headers: noStore })
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function CollectiveAct({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, act, orders, pieces, minimum, mails } = loaderData
  const { answer, problem } = useActAnswer(actionData)
  const kept = useKeptForm()
  const back = href('/admin/produits/groupees/:collective', { collective: id })
  const people = orders > 1 ? `Les ${orders} acheteurs sont prévenus` : 'Qui a commandé est prévenu'
  const theirs = orders > 1 ? 'leurs commandes sont annulées' : 'sa commande est annulée'
  const cancelled = `${people} par e-mail, ${theirs}, ce qui est payé est remboursé.`
  const consequences = {
    annuler: [cancelled, 'Plus personne ne peut commander. Cela ne se défait pas.'],
    fermer: [
      'Plus personne ne peut commander.',
      pieces >= minimum
        ? `${pieces} pièces sur ${minimum}\u00a0: elle est à produire, et ${people.charAt(0).toLowerCase()}${people.slice(1)} de la date de livraison.`
        : `${pieces} pièces sur ${minimum}\u00a0: sous le minimum. ${cancelled}`,
    ],
  }
  const label = act === 'annuler' ? 'Annuler la commande groupée' : 'Fermer maintenant'
  return (
    <>
      <AdminHead back={{ to: back, label: name }} title={label} />
      <ActCard
        label={label}
        isDanger={act === 'annuler' || pieces < minimum}
        consequences={consequences[act]}
        attempt={answer?.attempt}
        problem={problem}
        back={back}
      >
        {act === 'annuler' ? (
          <MailsWithWord id="groupee" mails={mails} typed={answer?.word ?? kept?.mot} />
        ) : (
          <MailsToCome mails={mails} />
        )}
      </ActCard>
    </>
  )
}
