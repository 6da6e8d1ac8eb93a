import { data, href, redirect } from 'react-router'
import { eraseAccount, isLastAdmin, listDataNotices } from '#app/domain/account-data/store.server.ts'
import { deleteAccount } from '#app/domain/members/store.server.ts'
import { textOf } from '#app/domain/shared/forms/form-fields.ts'
import { nameOfPerson } from '#app/domain/shared/people/person-name.ts'
import { requestContext } from '#app/http/context.ts'
import { forThisVisitor, noStore } from '#app/http/headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep } from '#app/ui/blocks/forms/connection.ts'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { Note } from '#app/ui/kit/note.tsx'
import { ActCard } from '../../frame/acts/act-card.tsx'
import { useActAnswer } from '../../frame/acts/use-act-answer.ts'
import { AdminHead } from '../../frame/admin-head.tsx'
import { readCoach } from '../../frame/read-coach.server.ts'
import { memberAt } from '../read-member.server.ts'
import type { Route } from './+types/erase.ts'
import { personAt } from './person-at.server.ts'

export const meta = hiddenMeta('Supprimer un compte', 'À la demande de la personne.')

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const asking = await readCoach(context)
  const member = await memberAt(request, asking, params.member)
  const stays = listDataNotices().flatMap(({ title, staysBecause }) => (staysBecause ? [title] : []))
  const problem =
    member.userId === asking.actor.id
      ? 'C’est votre propre compte : supprimez-le depuis «\u202fMes données\u202f».'
      : (await isLastAdmin(asking.services.database, member.userId))
        ? lastAdmin
        : undefined
  return data(
    { userId: member.userId, name: nameOfPerson(member), email: member.email, stays, problem },
    { headers: noStore },
  )
}

const lastAdmin = 'C’est le dernier compte d’administration : invitez d’abord un autre coach.'

export async function action({ request, context, params }: Route.ActionArgs) {
  const asking = await readCoach(context)
  const { services, actor } = asking
  const { person } = await personAt(request, asking, params.member)
  const typed = textOf(await readForm(request), 'adresse')
  const { id: attempt } = context.get(requestContext)
  const again = (status: number, field: string | undefined, problem?: string) =>
    data({ attempt, typed, field, problem }, { status, headers: forThisVisitor })
  if (typed.trim().toLowerCase() !== person.email)
    return again(422, 'Écrivez son adresse e-mail, telle qu’elle est sur sa fiche.')
  if (person.userId === actor.id) return again(409, undefined, 'C’est votre propre compte.')
  const remove = () => deleteAccount(services.accounts, person.userId)
  const outcome = await eraseAccount(services, person, remove, { coach: actor })
  if (outcome === 'last-admin') return again(409, undefined, lastAdmin)
  return redirect(`${href('/admin/athletes')}?fait=compte-supprime`, { status: 303 })
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function EraseMember({ loaderData, actionData }: Route.ComponentProps) {
  const { userId, name, email, stays } = loaderData
  const { answer, problem } = useActAnswer(actionData)
  const back = href('/admin/athletes/:member', { member: userId })
  return (
    <>
      <AdminHead back={{ to: back, label: name }} title={`Supprimer le compte de ${name}\u202f?`} />
      {loaderData.problem ? (
        <Note tone="warning">{loaderData.problem}</Note>
      ) : (
        <ActCard
          label="Supprimer ce compte"
          isDanger
          back={back}
          attempt={answer?.attempt}
          problem={problem}
          consequences={[
            'C’est définitif, et immédiat : compte, réponses, résultats, lectures, allures, réglages.',
            `La loi nous demande d’en garder une partie, un temps : ${stays.join(', ')}.`,
            `Un e-mail le dit à ${email}, avec ce qui est gardé et pourquoi.`,
            'Assurez-vous que c’est bien elle qui vous le demande.',
          ]}
          fields={
            <Field
              id="erase-adresse"
              label="Son adresse e-mail"
              hint={`Pour confirmer : ${email}`}
              error={answer?.field}
            >
              <TextInput
                key={answer?.attempt}
                name="adresse"
                type="email"
                autoComplete="off"
                defaultValue={answer?.typed}
                required
              />
            </Field>
          }
        />
      )}
    </>
  )
}
