import { data, Form, href, redirect, useNavigation } from 'react-router'
import {
  foldersOf,
  isOpenCollection,
  openCollections,
} from '#app/domain/content-edits/places/new-document.ts'
import { addDocument, listDocuments } from '#app/domain/content-edits/store.server.ts'
import { textOf } from '#app/domain/shared/forms/form-fields.ts'
import { requestContext } from '#app/http/context.ts'
import { forThisVisitor, noStore } from '#app/http/headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep, useAnswerDespiteCut } from '#app/ui/blocks/forms/connection.ts'
import { Button } from '#app/ui/kit/button.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { Select } from '#app/ui/kit/fields/select.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { AdminHead } from '../../frame/admin-head.tsx'
import { readCoach } from '../../frame/read-coach.server.ts'
import { useKeptForm } from '../../frame/use-kept-form.ts'
import type { Route } from './+types/new.ts'

export const meta = hiddenMeta('Nouveau texte', 'Un article ou un stage de plus.')

export async function loader({ context }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const lines = await listDocuments(services)
  const articles = lines.filter(({ collection }) => collection === 'espaceAthlete')
  const folders = foldersOf(articles.map(({ file }) => file)).map((folder) => ({
    folder,
    title: articles.find(({ file }) => file === `${folder}/.navigation.yml`)?.title ?? folder,
  }))
  return data({ folders }, { headers: noStore })
}

export async function action({ request, context }: Route.ActionArgs) {
  const { services, actor } = await readCoach(context)
  const form = await readForm(request)
  const values = { kind: textOf(form, 'kind'), title: textOf(form, 'title'), folder: textOf(form, 'folder') }
  const collection = isOpenCollection(values.kind) ? values.kind : 'espaceAthlete'
  const folder = collection === 'espaceAthlete' ? values.folder : ''
  const added = await addDocument(services, { collection, title: values.title, folder, actor })
  if (!added.ok) {
    const { id: attempt } = context.get(requestContext)
    return data({ attempt, values, problem: added }, { status: 422, headers: forThisVisitor })
  }
  const page = href('/admin/textes/:document', { document: added.id })
  return redirect(`${page}?fait=texte-nouveau`, { status: 303, headers: noStore })
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function NewText({ loaderData: { folders }, actionData }: Route.ComponentProps) {
  const { answer } = useAnswerDespiteCut(actionData)
  const kept = useKeptForm()
  const isSending = useNavigation().state === 'submitting'
  const valueOf = (name: 'kind' | 'title' | 'folder') => kept?.[name] ?? answer?.values[name] ?? ''
  const errorOf = (name: string) => (answer?.problem.field === name ? answer.problem.message : undefined)
  return (
    <>
      <AdminHead
        back={{ to: href('/admin/textes'), label: 'Textes' }}
        title="Nouveau texte"
        lead="Un brouillon, que vous seuls voyez jusqu’à sa publication."
      />
      <Card className="admin-form-card">
        <Form method="post" className="admin-form stack text-new" noValidate key={answer?.attempt}>
          <Field id="kind" label="Quoi">
            <Select name="kind" defaultValue={valueOf('kind')}>
              {Object.entries(openCollections).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
          <Field id="title" label="Titre" error={errorOf('title')}>
            <TextInput name="title" defaultValue={valueOf('title')} maxLength={120} />
          </Field>
          <Field id="folder" label="Rubrique" hint="Pour un article." error={errorOf('folder')}>
            <Select name="folder" defaultValue={valueOf('folder')}>
              <option value="">Aucune</option>
              {folders.map(({ folder, title }) => (
                <option key={folder} value={folder}>
                  {title}
                </option>
              ))}
            </Select>
          </Field>
          <p className="muted small">
            Un produit s’ajoute dans «&#8239;Produits&#8239;». Pour un stage qui ressemble à un autre,
            dupliquez-le.
          </p>
          <Button type="submit" size="large" busy={isSending}>
            Créer le brouillon
          </Button>
        </Form>
      </Card>
    </>
  )
}
