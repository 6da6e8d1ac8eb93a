import { data, Form, href, redirect, useNavigation } from 'react-router'
import { requestContext } from '#app/http/context.ts'
import { forThisVisitor, noStore } from '#app/http/headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep, useAnswerDespiteCut } from '#app/ui/blocks/forms/connection.ts'
import { FieldProblems } from '#app/ui/blocks/forms/problem-note.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { AdminHead } from '../frame/admin-head.tsx'
import { PhotoField, type PhotoAnswer } from '../frame/photos/photo-field.tsx'
import { keepSentPhoto } from '../frame/photos/sent-photo.server.ts'
import { readCoach } from '../frame/read-coach.server.ts'
import type { Route } from './+types/add.ts'

export const meta = hiddenMeta('Ajouter une photo', 'Une photo pour le site.')

export async function loader({ context }: Route.LoaderArgs) {
  await readCoach(context)
  return data({}, { headers: noStore })
}

export async function action({ request, context }: Route.ActionArgs) {
  const asking = await readCoach(context)
  const kept = await keepSentPhoto(asking, await readForm(request))
  if (!kept.ok) {
    const { id: attempt } = context.get(requestContext)
    const { values, problems } = kept
    return data<PhotoAnswer>({ attempt, values, problems }, { status: 422, headers: forThisVisitor })
  }
  const page = href('/admin/photos/:photo', { photo: kept.photo.id })
  return redirect(`${page}?fait=${kept.isKnown ? 'photo-connue' : 'photo-ajoutee'}`, {
    status: 303,
    headers: noStore,
  })
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function AddPhoto({ actionData }: Route.ComponentProps) {
  const { answer } = useAnswerDespiteCut(actionData)
  const isSending = useNavigation().state === 'submitting'
  return (
    <>
      <AdminHead
        back={{ to: href('/admin/photos'), label: 'Photos' }}
        title="Ajouter une photo"
        lead="Prise à l’instant ou déjà sur l’appareil. Qui y figure a donné son accord."
      />
      <Card className="admin-form-card">
        <Form method="post" encType="multipart/form-data" className="admin-form stack" noValidate>
          <FieldProblems answer={answer} prefix="photo" />
          <PhotoField answer={answer} />
          <Button type="submit" size="large" icon="image" busy={isSending}>
            Ajouter la photo
          </Button>
        </Form>
      </Card>
    </>
  )
}
