import { data, Form, href, redirect, useNavigation } from 'react-router'
import { z } from 'zod'
import { fillGroup, listMembersAt } from '#app/domain/groups/store.server.ts'
import { groupSchema } from '#app/domain/members/schema.ts'
import { listGroups } from '#app/domain/members/store.server.ts'
import { textOf } from '#app/domain/shared/forms/form-fields.ts'
import { groupSlug } from '#app/domain/shared/group-slug.ts'
import { nameOfPerson } from '#app/domain/shared/people/person-name.ts'
import { counted } from '#app/domain/to-do/rules.ts'
import { requestContext } from '#app/http/context.ts'
import { forThisVisitor, noStore } from '#app/http/headers.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep } from '#app/ui/blocks/forms/connection.ts'
import { Button } from '#app/ui/kit/button.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { EmptyState } from '#app/ui/kit/empty-state.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { Consequences } from '../frame/acts/act-card.tsx'
import { useActAnswer } from '../frame/acts/use-act-answer.ts'
import { AdminHead } from '../frame/admin-head.tsx'
import { readCoach } from '../frame/read-coach.server.ts'
import { useKeptForm } from '../frame/use-kept-form.ts'
import type { Route } from './+types/several.ts'

export const meta = hiddenMeta('Plusieurs personnes', 'Ce qui va se passer.')

const acts = {
  ajouter: {
    act: 'add',
    title: 'Mettre dans un groupe',
    consequences: [
      'Chaque personne lit dès maintenant les articles du groupe, et voit ses courses.',
      'Un nom nouveau fait un groupe nouveau.',
      'Personne n’est prévenu par e-mail.',
    ],
  },
  retirer: {
    act: 'remove',
    title: 'Retirer d’un groupe',
    consequences: [
      'Chaque personne ne lit plus les articles réservés au groupe, et ne voit plus ses courses.',
      'Ce qu’elle y a couru reste dans sa saison.',
      'Personne n’est prévenu par e-mail.',
    ],
  },
} as const

type GroupAct = keyof typeof acts

function askedIn(request: Request, { searchParams }: URL) {
  const act = searchParams.get('acte') ?? ''
  if (!Object.hasOwn(acts, act)) throw pageNotFound(request)
  const ids = searchParams.getAll('membre').filter((id) => z.uuid().safeParse(id).success)
  return { act: act as GroupAct, userIds: [...new Set(ids)] }
}

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const { act, userIds } = askedIn(request, url)
  const people = await listMembersAt(services, userIds)
  const names = people.map((member) => ({ id: member.userId, name: nameOfPerson(member) }))
  return data({ act, names, groups: await listGroups(services.database) }, { headers: noStore })
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { services, actor } = await readCoach(context)
  const { act, userIds } = askedIn(request, url)
  const typed = textOf(await readForm(request), 'groupe')
  const group = groupSchema.safeParse(typed)
  const { id: attempt } = context.get(requestContext)
  if (!group.success)
    return data(
      { attempt, typed, problem: group.error.issues[0]?.message },
      { status: 422, headers: forThisVisitor },
    )
  const [name = ''] = group.data
  const changed = await fillGroup(services, { userIds, group: name, act: acts[act].act, actor })
  const place = new URLSearchParams({
    groupe: groupSlug(name),
    fait: changed > 0 ? 'groupes-remplis' : 'rien',
  })
  return redirect(`${href('/admin/athletes')}?${place}`, { status: 303 })
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function Several({ loaderData: { act, names, groups }, actionData }: Route.ComponentProps) {
  const { answer, problem } = useActAnswer(actionData)
  const kept = useKeptForm()
  const isSending = useNavigation().state === 'submitting'
  const { title, consequences } = acts[act]
  return (
    <>
      <AdminHead
        back={{ to: href('/admin/athletes'), label: 'Personnes' }}
        title={title}
        lead={counted(names.length, 'personne choisie', 'personnes choisies')}
      />
      {names.length === 0 ? (
        <EmptyState title="Personne n’est choisi">Cochez des personnes dans la liste.</EmptyState>
      ) : (
        <Card className="admin-form-card">
          <Form method="post" className="admin-form stack" noValidate>
            <Field id="several-groupe" label="Groupe" error={problem}>
              <TextInput
                key={answer?.attempt}
                name="groupe"
                list="known-groups"
                autoComplete="off"
                defaultValue={answer?.typed ?? kept?.groupe}
                required
              />
            </Field>
            <datalist id="known-groups">
              {groups.map((group) => (
                <option key={group}>{group}</option>
              ))}
            </datalist>
            <p>{names.map(({ name }) => name).join(', ')}.</p>
            <Consequences lines={consequences} />
            <Button type="submit" busy={isSending}>
              {title}
            </Button>
          </Form>
        </Card>
      )}
    </>
  )
}
