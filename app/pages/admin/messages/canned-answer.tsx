import { data, Form, href, redirect, useNavigation } from 'react-router'
import { z } from 'zod'
import {
  cannedFields,
  cannedSchema,
  longestTitle,
  placesInWords,
  type CannedField,
} from '#app/domain/messages/canned.ts'
import { longestMessage } from '#app/domain/messages/rules.ts'
import { findCannedAnswer, removeCannedAnswer, saveCannedAnswer } from '#app/domain/messages/store.server.ts'
import { problemsOf, textFields, textOf, type FormProblem } from '#app/domain/shared/forms/form-fields.ts'
import { requestContext } from '#app/http/context.ts'
import { forThisVisitor, noStore } from '#app/http/headers.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep, useAnswerDespiteCut } from '#app/ui/blocks/forms/connection.ts'
import { FieldProblems, messageFor, ProblemNote } from '#app/ui/blocks/forms/problem-note.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { Textarea, TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { AdminHead } from '../frame/admin-head.tsx'
import { readCoach } from '../frame/read-coach.server.ts'
import { useKeptForm } from '../frame/use-kept-form.ts'
import type { Route } from './+types/canned-answer.ts'

export const meta = hiddenMeta('Réponse toute prête', 'Une réponse à insérer.')

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const empty = { id: crypto.randomUUID(), isNew: true, title: '', text: '', seen: '' }
  if (params.answer === 'nouvelle') return data(empty, { headers: noStore })
  const found = await findCannedAnswer(services.database, params.answer)
  if (!found) throw pageNotFound(request)
  const { id, title, text, updatedAt } = found
  const now = { id, isNew: false, title, text, seen: updatedAt.toISOString() }
  return data(now, { headers: noStore })
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { services, actor } = await readCoach(context)
  const form = await readForm(request)
  const isNew = params.answer === 'nouvelle'
  const id = z.uuid().safeParse(isNew ? textOf(form, 'id') : params.answer).data
  if (id === undefined) throw pageNotFound(request)
  const room = href('/admin/messages/reponses')
  if (form.has('supprimer')) {
    const isGone = await removeCannedAnswer(services, { id, actor })
    return redirect(`${room}?fait=${isGone ? 'reponse-supprimee' : 'rien'}`, { status: 303 })
  }
  const values = textFields(form, cannedFields)
  const { id: attempt } = context.get(requestContext)
  const again = (status: number, rest: { problems?: FormProblem<CannedField>[]; problem?: string }) =>
    data({ attempt, values, problems: [], ...rest }, { status, headers: forThisVisitor })
  const canned = cannedSchema.safeParse(values)
  if (!canned.success) return again(422, { problems: problemsOf(canned.error, cannedFields) })
  const seen = z.coerce.date().safeParse(textOf(form, 'seen')).data
  const saved = await saveCannedAnswer(services, { ...canned.data, id, isNew, seen, actor })
  if (saved === 'changed-since')
    return again(409, {
      problem:
        'Cette réponse a changé depuis que vous l’avez ouverte\u00a0: relisez-la dans un autre onglet.',
    })
  if (!saved) throw pageNotFound(request)
  return redirect(`${room}?fait=reponse-enregistree`, { status: 303 })
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function CannedAnswerPage({ loaderData: canned, actionData }: Route.ComponentProps) {
  const { answer } = useAnswerDespiteCut(actionData)
  const isSending = useNavigation().state === 'submitting'
  const kept = useKeptForm()
  const { title, text } = answer?.values ?? kept ?? canned
  const back = href('/admin/messages/reponses')
  return (
    <>
      <AdminHead
        back={{ to: back, label: 'Réponses toutes prêtes' }}
        title={canned.isNew ? 'Nouvelle réponse' : canned.title}
        lead="Les réponses déjà envoyées ne changent pas."
      />
      <Card className="admin-form-card">
        <Form method="post" className="admin-form stack" noValidate>
          <FieldProblems answer={answer} prefix="canned" />
          {answer?.problem ? <ProblemNote key={answer.attempt}>{answer.problem}</ProblemNote> : null}
          <input type="hidden" name="id" value={kept?.id ?? canned.id} />
          <input type="hidden" name="seen" value={kept?.seen ?? canned.seen} />
          <Field id="canned-title" label="Nom" hint="Pour la retrouver." error={messageFor(answer, 'title')}>
            <TextInput
              name="title"
              maxLength={longestTitle}
              autoComplete="off"
              defaultValue={title}
              required
            />
          </Field>
          <Field
            id="canned-text"
            label="Texte"
            hint={`À remplir selon le message\u00a0: ${placesInWords}.`}
            error={messageFor(answer, 'text')}
          >
            <Textarea name="text" rows={9} maxLength={longestMessage} defaultValue={text} required />
          </Field>
          <div className="row chips">
            <Button type="submit" busy={isSending}>
              Enregistrer
            </Button>
            <ButtonLink look="ghost" to={back}>
              Ne rien changer
            </ButtonLink>
            {canned.isNew ? null : (
              <Button type="submit" look="danger" name="supprimer" value="oui">
                Supprimer
              </Button>
            )}
          </div>
        </Form>
      </Card>
    </>
  )
}
