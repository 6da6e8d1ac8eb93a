import { data, href, redirect } from 'react-router'
import { listClubGroups, renameGroup } from '#app/domain/groups/store.server.ts'
import { groupSchema } from '#app/domain/members/schema.ts'
import { textOf } from '#app/domain/shared/forms/form-fields.ts'
import { counted } from '#app/domain/to-do/rules.ts'
import { requestContext } from '#app/http/context.ts'
import { forThisVisitor } from '#app/http/headers.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep } from '#app/ui/blocks/forms/connection.ts'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { ActCard } from '../../frame/acts/act-card.tsx'
import { useActAnswer } from '../../frame/acts/use-act-answer.ts'
import { AdminHead } from '../../frame/admin-head.tsx'
import { readCoach } from '../../frame/read-coach.server.ts'
import { useKeptForm } from '../../frame/use-kept-form.ts'
import type { Route } from './+types/group.ts'

export const meta = hiddenMeta('Groupe', 'Renommer un groupe.')

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const group = (await listClubGroups(services)).find(({ slug }) => slug === params.group)
  if (!group) throw pageNotFound(request)
  return { group }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { services, actor } = await readCoach(context)
  const typed = textOf(await readForm(request), 'nom')
  const { id: attempt } = context.get(requestContext)
  const again = (status: number, problem: string | undefined) =>
    data({ attempt, typed, problem }, { status, headers: forThisVisitor })
  const read = groupSchema.safeParse(typed)
  if (!read.success) return again(422, read.error.issues[0]?.message)
  const renamed = await renameGroup(services, { slug: params.group, name: read.data[0] ?? '', actor })
  return renamed.ok
    ? redirect(`${href('/admin/athletes/groupes')}?fait=groupe-renomme`, { status: 303 })
    : again(409, renamed.message)
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function GroupPage({ loaderData: { group }, actionData }: Route.ComponentProps) {
  const { answer, problem } = useActAnswer(actionData)
  const kept = useKeptForm()
  const { slug, name, people, races, files } = group
  return (
    <>
      <AdminHead
        back={{ to: href('/admin/athletes/groupes'), label: 'Groupes' }}
        title={name}
        lead={counted(people, 'personne', 'personnes')}
      >
        <div className="row chips">
          <ButtonLink look="line" size="small" to={`${href('/admin/athletes')}?groupe=${slug}`}>
            Qui y est
          </ButtonLink>
          {people > 0 ? (
            <ButtonLink look="line" size="small" to={`${href('/admin/athletes/ecrire')}?a=groupe:${slug}`}>
              Leur écrire
            </ButtonLink>
          ) : null}
        </div>
      </AdminHead>
      <ActCard
        label="Renommer"
        back={href('/admin/athletes/groupes')}
        attempt={answer?.attempt}
        consequences={[
          `${counted(people, 'personne change', 'personnes changent')} de nom de groupe.`,
          `${counted(races, 'course réservée suit', 'courses réservées suivent')} le nouveau nom.`,
          files.length === 0
            ? 'Aucun article ne lui est réservé.'
            : `${counted(files.length, 'texte réservé suit', 'textes réservés suivent')}, en ligne\u00a0: ${files.join(', ')}.`,
          'Le nom d’un autre groupe réunit les deux. Personne n’est prévenu par e-mail.',
        ]}
        fields={
          <Field id="group-nom" label="Nom" error={problem}>
            <TextInput
              key={answer?.attempt}
              name="nom"
              defaultValue={answer?.typed ?? kept?.nom ?? name}
              autoComplete="off"
              required
            />
          </Field>
        }
      />
    </>
  )
}
