import { data, href, redirect } from 'react-router'
import { z } from 'zod'
import {
  endMembership,
  inviteMember,
  reactivateMember,
  resetSecondFactor,
  suspendMember,
  type ActOutcome,
  type InvitationOutcome,
} from '#app/domain/members/store.server.ts'
import { textOf } from '#app/domain/shared/forms/form-fields.ts'
import { nameOfPerson } from '#app/domain/shared/people/person-name.ts'
import { forThisVisitor, noStore } from '#app/http/headers.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { requireFreshProof } from '#app/session/proof.server.ts'
import { sendOrKeep, useAnswerDespiteCut } from '#app/ui/blocks/forms/connection.ts'
import { ActCard } from '../frame/acts/act-card.tsx'
import { AdminHead } from '../frame/admin-head.tsx'
import { readCoach } from '../frame/read-coach.server.ts'
import type { Route } from './+types/member-act.ts'
import { type ActName, acts, isActName, titleOfAct } from './acts.ts'
import { handOverOf, InvitationLink } from './invitation-link.tsx'
import { problemInWords } from './person/last-act.server.ts'
import { memberAt } from './read-member.server.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  pageMeta(matches, {
    title: loaderData ? titleOfAct(loaderData.act, loaderData.name) : 'Accès',
    description: 'Ce qui va se passer.',
    path: href('/admin/athletes/:member/:act', { member: params.member ?? '', act: params.act ?? '' }),
    isHidden: true,
  })

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const asking = await readCoach(context)
  const member = await memberAt(request, asking, params.member)
  const { userId, invitedAt } = member
  if (!isActName(params.act)) throw pageNotFound(request)
  return data(
    { act: params.act, userId, name: nameOfPerson(member), seen: invitedAt?.toISOString() ?? '' },
    { headers: noStore },
  )
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const { act } = params
  const asking = await readCoach(context)
  const member = await memberAt(request, asking, params.member)
  if (!isActName(act)) throw pageNotFound(request)
  const form = await readForm(request)
  if (givesPower.has(act) && member.role !== 'athlete') await requireFreshProof({ context, url, form })
  const seen = z.coerce.date().safeParse(textOf(form, 'seen')).data
  const { services, actor } = asking
  let outcome: ActOutcome
  if (act === 'inviter-encore') {
    const invited = await inviteMember(services, member, actor, seen)
    if ('link' in invited && services.mail.isOutbox)
      return data({ handOver: handOverOf(invited) }, { headers: forThisVisitor })
    outcome = outcomeOfInvitation(invited)
  } else outcome = await doing[act](services, { userId: member.userId, actor })
  if (outcome === 'unknown') throw pageNotFound(request)
  if (outcome !== 'done')
    return data(
      { problem: await problemInWords(services, member.userId, outcome) },
      { status: 409, headers: forThisVisitor },
    )
  const page = href('/admin/athletes/:member', { member: member.userId })
  return redirect(`${page}?fait=${act === 'inviter-encore' ? 'invitation' : act}`, { status: 303 })
}

// To who has rooms of the office.
const givesPower: ReadonlySet<ActName> = new Set(['inviter-encore', 'retablir'])

const doing = {
  suspendre: suspendMember,
  retablir: reactivateMember,
  terminer: endMembership,
  'second-facteur': resetSecondFactor,
}

function outcomeOfInvitation({ outcome }: InvitationOutcome): ActOutcome {
  if (outcome === 'coach-only' || outcome === 'invited-since') return outcome
  return outcome === 'already-member' ? 'not-now' : 'done'
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function MemberActPage({ loaderData, actionData }: Route.ComponentProps) {
  const { answer } = useAnswerDespiteCut(actionData)
  const { act, userId, name, seen } = loaderData
  const { label, consequences, isDanger } = acts[act]
  const handOver = answer && 'handOver' in answer ? answer.handOver : undefined
  const problem = answer && 'problem' in answer ? answer.problem : undefined
  const back = href('/admin/athletes/:member', { member: userId })
  return (
    <>
      <AdminHead back={{ to: back, label: name }} title={titleOfAct(act, name)} />
      {handOver ? (
        <InvitationLink {...handOver} />
      ) : (
        <ActCard
          {...{ label, isDanger, consequences, back }}
          problem={problem}
          fields={<input type="hidden" name="seen" value={seen} />}
        />
      )}
    </>
  )
}
