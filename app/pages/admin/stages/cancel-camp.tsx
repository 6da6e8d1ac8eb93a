import { data, href, redirect } from 'react-router'
import type { z } from 'zod'
import { bookingCancelled, campCalledOff } from '#app/domain/camps/bookings/mails.ts'
import { cancelCamp, isIn, listParticipants, type OfficeCamp } from '#app/domain/camps/office/store.server.ts'
import { listWaits } from '#app/domain/camps/waiting/store.server.ts'
import { waitEnded } from '#app/domain/places/mails.ts'
import { textOf } from '#app/domain/shared/forms/form-fields.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { requestContext, type Services } from '#app/http/context.ts'
import { forThisVisitor, noStore } from '#app/http/headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep } from '#app/ui/blocks/forms/connection.ts'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { Textarea } from '#app/ui/kit/fields/text-input.tsx'
import { ActCard } from '../frame/acts/act-card.tsx'
import { mailToCome } from '../frame/acts/mail-to-come.server.ts'
import { MailsToCome, type MailToCome } from '../frame/acts/mails-to-come.tsx'
import { useActAnswer } from '../frame/acts/use-act-answer.ts'
import { AdminHead } from '../frame/admin-head.tsx'
import { readCoach } from '../frame/read-coach.server.ts'
import { useKeptForm } from '../frame/use-kept-form.ts'
import type { Route } from './+types/cancel-camp.ts'
import { campAt, shownCamp } from './read-camp.server.ts'

export const meta = hiddenMeta('Annuler le stage', 'Ce qui va se passer.')

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const camp = await campAt(request, services, params.camp)
  const live = (await listParticipants(services.database, camp.slug)).filter((one) => isIn(one, 'viennent'))
  const bookings = [...new Map(live.map((one) => [one.bookingId, one])).values()]
  const [first] = bookings
  const facts = {
    camp: camp.title,
    secret: '…',
    keptCents: 0,
    by: 'camp' as const,
    reason: '',
    firstName: first?.buyer.split(' ')[0] ?? '…',
    number: first?.number ?? '…',
    refundCents: first?.paidCents ?? 0,
  }
  return data(
    {
      camp: shownCamp(camp),
      people: live.length,
      refundCents: bookings.reduce((sum, { paidCents }) => sum + paidCents, 0),
      mails: await mailsOf(services, camp, { facts, buyer: first?.buyer }),
    },
    { headers: noStore },
  )
}

type About = {
  facts: z.infer<typeof bookingCancelled.facts>
  buyer: string | undefined
}

/** Who paid, who takes part at an address of their own, who waits: each is told in other words. */
async function mailsOf(services: Services, { slug, title, path }: OfficeCamp, { facts, buyer }: About) {
  const live = ['asked', 'waiting', 'offered']
  const waits = (await listWaits(services.database, slug)).filter(({ state }) => live.includes(state))
  const mails: MailToCome[] = []
  if (buyer !== undefined) {
    const paid = await mailToCome(services, bookingCancelled, facts)
    mails.push({ ...paid, recipient: `${buyer}, et chacun des autres avec ses montants` })
    const said = { firstName: '…', camp: title, by: facts.firstName, reason: '' }
    const told = await mailToCome(services, campCalledOff, said)
    mails.push({ ...told, recipient: 'qui participe sans avoir payé' })
  }
  if (waits.length > 0) {
    const said = { firstName: '…', camp: title, places: 1, secret: '…', path, reason: '' }
    mails.push({ ...(await mailToCome(services, waitEnded, said)), recipient: 'qui attend une place' })
  }
  return mails
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { services, actor } = await readCoach(context)
  const { slug } = await campAt(request, services, params.camp)
  const reason = textOf(await readForm(request), 'mot')
  const done = await cancelCamp(services, { camp: slug, author: actor.id, reason })
  const { id: attempt } = context.get(requestContext)
  if (!done.ok) return data({ attempt, problem: done.message }, { status: 409, headers: forThisVisitor })
  const page = href('/admin/stages/:camp', { camp: params.camp })
  return redirect(`${page}?fait=stage-annuler`, { status: 303, headers: noStore })
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function CancelCamp({ loaderData, actionData }: Route.ComponentProps) {
  const { camp, people, refundCents, mails } = loaderData
  const { answer, problem } = useActAnswer(actionData)
  const kept = useKeptForm()
  const back = href('/admin/stages/:camp', { camp: camp.id })
  return (
    <>
      <AdminHead back={{ to: back, label: camp.title }} title={`Annuler le stage ${camp.title}\u202f?`} />
      <ActCard
        label="Annuler le stage"
        isDanger
        attempt={answer?.attempt}
        problem={problem}
        back={back}
        consequences={[
          `${people} ${people > 1 ? 'participants' : 'participant'}\u00a0: chacun est prévenu et remboursé de tout, avec un avoir. En tout ${formatEuros(refundCents)}.`,
          'Ce qui fut payé par carte part de soi-même\u202f; ce qui fut payé par virement est à rendre à la main, parmi ce qui attend.',
          'Le stage reste sur le site, marqué «\u202fannulé\u202f»\u202f; la liste d’attente est close. Cela ne se défait pas.',
        ]}
        fields={
          <Field id="camp-word" label="Pourquoi" hint="Cité dans l’e-mail." optional>
            <Textarea name="mot" rows={3} maxLength={500} defaultValue={kept?.mot} />
          </Field>
        }
      >
        <MailsToCome mails={mails} />
      </ActCard>
    </>
  )
}
