import { data, href, redirect } from 'react-router'
import { z } from 'zod'
import { officeRooms } from '#app/domain/members/office-rooms.ts'
import { memberRoles } from '#app/domain/members/rules.ts'
import { rightsSchema } from '#app/domain/members/schema.ts'
import { changeRights } from '#app/domain/members/store.server.ts'
import { textOf } from '#app/domain/shared/forms/form-fields.ts'
import { nameOfPerson } from '#app/domain/shared/people/person-name.ts'
import { requestContext } from '#app/http/context.ts'
import { forThisVisitor, noStore } from '#app/http/headers.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep } from '#app/ui/blocks/forms/connection.ts'
import { Checkbox } from '#app/ui/kit/fields/checkbox.tsx'
import { FieldGroup } from '#app/ui/kit/fields/field.tsx'
import { RadioCard, RadioCards } from '#app/ui/kit/fields/radio-card.tsx'
import { ActCard } from '../frame/acts/act-card.tsx'
import { useActAnswer } from '../frame/acts/use-act-answer.ts'
import { AdminHead } from '../frame/admin-head.tsx'
import { readCoach } from '../frame/read-coach.server.ts'
import { useKeptForm } from '../frame/use-kept-form.ts'
import type { Route } from './+types/rights.ts'
import { problemInWords } from './person/last-act.server.ts'
import { memberAt } from './read-member.server.ts'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: 'Droits',
    description: 'Ce que quelqu’un peut ouvrir ici.',
    path: href('/admin/athletes/:member/droits', { member: params.member ?? '' }),
    isHidden: true,
  })

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const member = await memberAt(request, await readCoach(context), params.member)
  const { userId, role, rooms, updatedAt } = member
  const seen = updatedAt.toISOString()
  return data({ userId, role, rooms, name: nameOfPerson(member), seen }, { headers: noStore })
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const asking = await readCoach(context)
  const { userId } = await memberAt(request, asking, params.member)
  const form = await readForm(request)
  const typed = {
    role: String(form.get('role') ?? ''),
    rooms: rooms.filter((room) => form.has(fieldOf(room))),
  }
  const { id: attempt } = context.get(requestContext)
  const refuse = (status: number, problem: string) =>
    data({ attempt, problem, typed }, { status, headers: forThisVisitor })
  const rights = rightsSchema.safeParse(typed)
  if (!rights.success) return refuse(422, rights.error.issues[0]?.message ?? '')
  const { services, actor } = asking
  const seen = z.coerce.date().safeParse(textOf(form, 'seen')).data
  const outcome = await changeRights(services, { userId, actor, seen }, rights.data)
  if (outcome === 'unknown') throw pageNotFound(request)
  if (outcome !== 'done') return refuse(409, await problemInWords(services, userId, outcome))
  return redirect(`${href('/admin/athletes/:member', { member: userId })}?fait=droits`, { status: 303 })
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

const rooms = Object.keys(officeRooms)
const fieldOf = (room: string) => `rubrique-${room}`

const roles = [
  { value: 'athlete', description: 'Rien ici\u00a0: son espace athlète seulement.' },
  { value: 'assistant', description: 'Les rubriques cochées, et rien d’autre.' },
  { value: 'admin', description: 'Tout ici, les droits des autres aussi.' },
] as const

export default function RightsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { userId, name, seen, ...now } = loaderData
  const { answer, problem } = useActAnswer(actionData)
  const kept = useKeptForm()
  const typed = kept && { role: kept.role, rooms: rooms.filter((room) => kept[fieldOf(room)]) }
  const { role, rooms: given } = answer?.typed ?? typed ?? now
  const back = href('/admin/athletes/:member', { member: userId })
  return (
    <>
      <AdminHead back={{ to: back, label: name }} title="Droits" lead={name} />
      <ActCard
        label="Enregistrer les droits"
        back={back}
        attempt={answer?.attempt}
        problem={problem}
        consequences={[
          'Ils valent dès la prochaine page que la personne ouvre.',
          'Les envois, le journal, les réglages et les droits restent aux coachs\u00a0: on y trouve les liens de connexion des autres.',
          'Le changement est noté au journal. Personne ne reçoit d’e-mail.',
        ]}
        fields={
          <>
            <input type="hidden" name="seen" value={kept?.seen ?? seen} />
            <FieldGroup id="rights-role" legend="Rôle">
              <RadioCards>
                {roles.map(({ value, description }) => (
                  <RadioCard
                    key={value}
                    name="role"
                    value={value}
                    title={memberRoles[value]}
                    description={description}
                    defaultChecked={role === value}
                  />
                ))}
              </RadioCards>
            </FieldGroup>
            <FieldGroup id="rights-rooms" legend="Rubriques d’un assistant">
              {Object.entries(officeRooms).map(([room, label]) => (
                <Checkbox
                  key={room}
                  id={fieldOf(room)}
                  name={fieldOf(room)}
                  label={label}
                  defaultChecked={given.includes(room)}
                />
              ))}
            </FieldGroup>
          </>
        }
      />
    </>
  )
}
