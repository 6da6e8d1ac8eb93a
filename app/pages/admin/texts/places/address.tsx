import { data, Form, href, redirect, useNavigation } from 'react-router'
import {
  folderOf,
  foldersOf,
  isOpenPlace,
  slugOfFile,
} from '#app/domain/content-edits/places/new-document.ts'
import { listDocuments, moveDocument } from '#app/domain/content-edits/store.server.ts'
import { textOf } from '#app/domain/shared/forms/form-fields.ts'
import { requestContext } from '#app/http/context.ts'
import { forThisVisitor, noStore } from '#app/http/headers.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { configuredRules } from '#app/http/route-rules.server.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep, useAnswerDespiteCut } from '#app/ui/blocks/forms/connection.ts'
import { Button } from '#app/ui/kit/button.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { Select } from '#app/ui/kit/fields/select.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { Consequences } from '../../frame/acts/act-card.tsx'
import { AdminHead } from '../../frame/admin-head.tsx'
import { readCoach } from '../../frame/read-coach.server.ts'
import { useKeptForm } from '../../frame/use-kept-form.ts'
import { documentAt } from '../read-text.server.ts'
import type { Route } from './+types/address.ts'

export const meta = hiddenMeta('Renommer ou déplacer', 'L’adresse d’un texte.')

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const { title, collection, file } = await documentAt(request, services, params.document)
  if (!isOpenPlace({ collection, file })) throw pageNotFound(request)
  const lines = (await listDocuments(services)).filter((line) => line.collection === collection)
  const folders = foldersOf(lines.map((line) => line.file))
  return data(
    { id: params.document, title, folders, values: { name: slugOfFile(file), folder: folderOf(file) } },
    { headers: noStore },
  )
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { services, actor } = await readCoach(context)
  const { collection, file } = await documentAt(request, services, params.document)
  const form = await readForm(request)
  const values = { name: textOf(form, 'name'), folder: textOf(form, 'folder') }
  const moved = await moveDocument({ ...services, configuredRules }, { collection, file, ...values, actor })
  if (!moved.ok) {
    const { id: attempt } = context.get(requestContext)
    return data({ attempt, values, problem: moved }, { status: 422, headers: forThisVisitor })
  }
  const page = href('/admin/textes/:document', { document: moved.id })
  return redirect(`${page}?fait=${moved.isNothing ? 'rien' : 'texte-adresse'}`, {
    status: 303,
    headers: noStore,
  })
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function TextAddress({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, folders } = loaderData
  const { answer } = useAnswerDespiteCut(actionData)
  const kept = useKeptForm()
  const isSending = useNavigation().state === 'submitting'
  const valueOf = (name: 'name' | 'folder') => kept?.[name] ?? (answer?.values ?? loaderData.values)[name]
  const errorOf = (name: string) => (answer?.problem.field === name ? answer.problem.message : undefined)
  return (
    <>
      <AdminHead
        back={{ to: href('/admin/textes/:document', { document: id }), label: title }}
        title="Renommer ou déplacer"
      />
      <Card className="admin-form-card">
        <Form method="post" className="admin-form stack text-address" noValidate key={answer?.attempt}>
          <Field
            id="name"
            label="Dernier mot de l’adresse"
            hint="Lettres, chiffres et tirets."
            error={errorOf('name')}
          >
            <TextInput name="name" defaultValue={valueOf('name')} maxLength={80} />
          </Field>
          <Field id="folder" label="Rubrique" error={errorOf('folder')}>
            <Select name="folder" defaultValue={valueOf('folder')}>
              <option value="">Aucune</option>
              {folders.map((folder) => (
                <option key={folder} value={folder}>
                  {folder}
                </option>
              ))}
            </Select>
          </Field>
          <Consequences
            lines={[
              'L’ancienne adresse mène à la nouvelle\u202f; ce qui y menait déjà aussi.',
              'Le titre ne change pas. Les versions d’avant restent à l’ancienne place.',
            ]}
          />
          <Button type="submit" size="large" busy={isSending}>
            Renommer
          </Button>
        </Form>
      </Card>
    </>
  )
}
