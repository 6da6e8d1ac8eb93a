import { data, Form, href, redirect, useNavigation } from 'react-router'
import { usualMessage } from '#app/domain/maintenance/rules.ts'
import { messageSchema } from '#app/domain/maintenance/schema.ts'
import { endMaintenance, readMaintenance, startMaintenance } from '#app/domain/maintenance/store.server.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { textOf } from '#app/domain/shared/forms/form-fields.ts'
import { requestContext } from '#app/http/context.ts'
import { forThisVisitor, noStore } from '#app/http/headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep } from '#app/ui/blocks/forms/connection.ts'
import { ProblemNote } from '#app/ui/blocks/forms/problem-note.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { Textarea } from '#app/ui/kit/fields/text-input.tsx'
import { Note } from '#app/ui/kit/note.tsx'
import { Consequences } from '../frame/acts/act-card.tsx'
import { useActAnswer } from '../frame/acts/use-act-answer.ts'
import { AdminHead } from '../frame/admin-head.tsx'
import { readCoach } from '../frame/read-coach.server.ts'
import { useKeptForm } from '../frame/use-kept-form.ts'
import type { Route } from './+types/maintenance.ts'

export const meta = hiddenMeta('Maintenance', 'Fermer le site aux visiteurs, le rouvrir.')

export async function loader({ context }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const isForced = services.maintenance.current()?.isForced === true
  const closed = await readMaintenance(services.database)
  const since = closed?.since && formatInstant(closed.since)
  return data(
    { isForced, closed: closed && { message: closed.message, by: closed.by, since } },
    { headers: noStore },
  )
}

export async function action({ request, context }: Route.ActionArgs) {
  const { actor, services } = await readCoach(context)
  const form = await readForm(request)
  const page = href('/admin/reglages/maintenance')
  if (form.get('acte') === 'rouvrir') {
    const wasClosed = await endMaintenance(services, actor)
    return redirect(`${page}?fait=${wasClosed ? 'site-ouvert' : 'rien'}`, { status: 303, headers: noStore })
  }
  const typed = textOf(form, 'message')
  const message = messageSchema.safeParse(typed)
  if (!message.success) {
    const { id: attempt } = context.get(requestContext)
    const problem = message.error.issues[0]?.message ?? ''
    return data({ attempt, typed, problem }, { status: 422, headers: forThisVisitor })
  }
  await startMaintenance(services, { actor, message: message.data || undefined })
  return redirect(`${page}?fait=site-ferme`, { status: 303, headers: noStore })
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function MaintenancePage({ loaderData, actionData }: Route.ComponentProps) {
  const { isForced, closed } = loaderData
  const { answer, problem } = useActAnswer(actionData)
  const isSending = useNavigation().state === 'submitting'
  const kept = useKeptForm()
  return (
    <>
      <AdminHead
        back={{ to: href('/admin/reglages'), label: 'Réglages' }}
        title="Maintenance"
        lead={closed ? `Fermé par ${closed.by}, le ${closed.since}.` : 'Le site est ouvert.'}
      />
      {isForced ? (
        <Note>La machine du site le tient fermé (MAINTENANCE_MODE)&nbsp;: il ne se rouvre pas d’ici.</Note>
      ) : null}
      <Card className="admin-form-card">
        {problem ? <ProblemNote key={answer?.attempt}>{problem}</ProblemNote> : null}
        <Form method="post" className="admin-form stack" noValidate>
          <Consequences
            lines={
              closed
                ? ['Rouvrir rend toutes les pages aux visiteurs, à l’instant.']
                : [
                    'Les visiteurs lisent le mot ci-dessous à la place de toutes les pages, boutique et espace athlète compris.',
                    'Ici, les connexions et les paiements en cours continuent.',
                    'Personne ne reçoit d’e-mail.',
                  ]
            }
          />
          <Field
            id="maintenance-message"
            label="Le mot des visiteurs"
            error={answer && 'typed' in answer ? answer.problem : undefined}
            optional
          >
            <Textarea
              name="message"
              rows={3}
              maxLength={300}
              defaultValue={answer?.typed ?? kept?.message ?? closed?.message ?? usualMessage}
            />
          </Field>
          <div className="row chips">
            {closed ? (
              <Button type="submit" name="acte" value="rouvrir" busy={isSending}>
                Rouvrir le site
              </Button>
            ) : null}
            <Button
              type="submit"
              name="acte"
              value="fermer"
              look={closed ? 'line' : 'danger'}
              busy={isSending && !closed}
            >
              {closed ? 'Changer le mot' : 'Fermer le site'}
            </Button>
          </div>
        </Form>
      </Card>
    </>
  )
}
