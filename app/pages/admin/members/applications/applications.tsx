import { data, Form, href, Link, useNavigation } from 'react-router'
import { addThirdParty, listThirdParties } from '#app/domain/accounts/third-parties-store.server.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { textFields } from '#app/domain/shared/forms/form-fields.ts'
import { requestContext } from '#app/http/context.ts'
import { forThisVisitor, noStore } from '#app/http/headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep } from '#app/ui/blocks/forms/connection.ts'
import { ProblemNote } from '#app/ui/blocks/forms/problem-note.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { EmptyState } from '#app/ui/kit/empty-state.tsx'
import { Checkbox } from '#app/ui/kit/fields/checkbox.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { Consequences } from '../../frame/acts/act-card.tsx'
import { useActAnswer } from '../../frame/acts/use-act-answer.ts'
import { AdminHead } from '../../frame/admin-head.tsx'
import { readCoach } from '../../frame/read-coach.server.ts'
import { useKeptForm } from '../../frame/use-kept-form.ts'
import type { Route } from './+types/applications.ts'
import { NewApplication } from './new-application.tsx'

export const meta = hiddenMeta('Applications', 'Qui peut demander l’accès à un compte.')

export async function loader({ context }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const applications = await listThirdParties(services)
  const shown = applications.map(({ id, name, isPublic, redirectUris, addedAt }) => ({
    id,
    name,
    detail: `${isPublic ? 'Sans secret' : 'Avec un secret'}, ajoutée le ${formatInstant(new Date(addedAt))}`,
    addresses: redirectUris.join(', '),
  }))
  return data({ applications: shown }, { headers: noStore })
}

const fields = ['nom', 'adresses', 'site', 'public'] as const

export async function action({ request, context }: Route.ActionArgs) {
  const { services, actor } = await readCoach(context)
  const typed = textFields(await readForm(request), fields)
  const { id: attempt } = context.get(requestContext)
  const again = (problem: string) =>
    data({ attempt, typed, problem, added: undefined }, { status: 422, headers: forThisVisitor })
  const name = typed.nom.trim().slice(0, 100)
  const redirectUris = typed.adresses.split(/[\s,]+/).filter(Boolean)
  if (name === '')
    return again('Donnez un nom à cette application : les personnes le lisent avant d’accepter.')
  if (redirectUris.length === 0) return again('Donnez l’adresse où elle reprend la main.')
  const wanted = { name, redirectUris, uri: typed.site.trim() || undefined, isPublic: typed.public !== '' }
  const added = await addThirdParty(services, wanted, actor)
  if (!added.ok) return again(added.message)
  return data(
    { attempt, typed: undefined, problem: undefined, added: { name, id: added.id, secret: added.secret } },
    { headers: forThisVisitor },
  )
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function Applications({ loaderData: { applications }, actionData }: Route.ComponentProps) {
  const { answer, problem } = useActAnswer(actionData)
  const kept = useKeptForm()
  const typed = answer?.typed ?? kept
  const isSending = useNavigation().state === 'submitting'
  return (
    <>
      <AdminHead
        back={{ to: href('/admin/athletes'), label: 'Personnes' }}
        title="Applications"
        lead="Celles qui peuvent demander à une personne l’accès à son compte."
      />
      {answer?.added ? <NewApplication {...answer.added} /> : null}
      {applications.length === 0 ? (
        <EmptyState title="Aucune application">Aucune ne peut demander l’accès à un compte.</EmptyState>
      ) : null}
      <ul className="admin-list" aria-label="Applications">
        {applications.map(({ id, name, detail, addresses }) => (
          <li key={id} className="admin-line row">
            <span className="admin-line-text">
              <b>{name}</b>
              <small className="muted">{detail}</small>
              <small className="muted">{addresses}</small>
            </span>
            <Link
              className="button button-line button-small"
              to={href('/admin/athletes/applications/:application', { application: id })}
            >
              Retirer<span className="vh"> {name}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Card className="admin-form-card">
        {problem ? <ProblemNote key={answer?.attempt}>{problem}</ProblemNote> : null}
        <Form method="post" className="admin-form stack" key={answer?.added?.id} noValidate>
          <Field id="application-nom" label="Nom">
            <TextInput name="nom" defaultValue={typed?.nom} autoComplete="off" required />
          </Field>
          <Field
            id="application-adresses"
            label="Adresses de retour"
            hint="En https, séparées par des virgules."
          >
            <TextInput name="adresses" defaultValue={typed?.adresses} autoComplete="off" required />
          </Field>
          <Field id="application-site" label="Son site" optional>
            <TextInput name="site" type="url" defaultValue={typed?.site} autoComplete="off" />
          </Field>
          <Checkbox
            id="application-public"
            name="public"
            label="Sans secret (application de téléphone ou de navigateur)"
            defaultChecked={Boolean(typed?.public)}
          />
          <Consequences
            lines={[
              'Elle ne lit rien tant qu’une personne ne l’a pas acceptée, depuis son propre compte.',
              'Son secret n’est montré qu’une fois, juste après.',
            ]}
          />
          <Button type="submit" busy={isSending}>
            Ajouter l’application
          </Button>
        </Form>
      </Card>
    </>
  )
}
