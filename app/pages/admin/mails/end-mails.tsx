import { data, Form, href, redirect, useNavigation } from 'react-router'
import { endingFields, endingSchema, longestReason } from '#app/domain/mail/ending.ts'
import { canEnd } from '#app/domain/mail/rules.ts'
import { endMails, findMail } from '#app/domain/mail/store.server.ts'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { problemsOf, textFields } from '#app/domain/shared/forms/form-fields.ts'
import { requestContext, servicesContext } from '#app/http/context.ts'
import { forThisVisitor, noStore } from '#app/http/headers.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep, useAnswerDespiteCut } from '#app/ui/blocks/forms/connection.ts'
import { FieldProblems, messageFor } from '#app/ui/blocks/forms/problem-note.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { AdminHead } from '../frame/admin-head.tsx'
import { readCoach } from '../frame/read-coach.server.ts'
import type { Route } from './+types/end-mails.ts'
import { subjectReader } from './subject-of.server.ts'

export const meta = hiddenMeta('Ne pas envoyer', 'Des e-mails qui ne partiront pas.')

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const today = dayInParis(services.clock.now())
  if (params.mail === undefined) return data({ today, mail: undefined }, { headers: noStore })
  const found = await findMail(services.database, params.mail)
  if (!found) throw pageNotFound(request)
  const { id, recipient } = found
  const mail = { id, recipient, subject: (await subjectReader(services))(found), canEnd: canEnd(found) }
  return data({ today, mail }, { headers: noStore })
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { actor, services } = await readCoach(context)
  const values = textFields(await readForm(request), endingFields)
  const { id: attempt } = context.get(requestContext)
  const today = dayInParis(context.get(servicesContext).clock.now())
  // The day is asked for only where there are several.
  const typed = params.mail === undefined ? values : { ...values, before: today }
  const asked = endingSchema.safeParse(typed)
  if (!asked.success) {
    const problems = problemsOf(asked.error, endingFields)
    return data({ attempt, values, problems }, { status: 422, headers: forThisVisitor })
  }
  const { before, reason } = asked.data
  const which = params.mail === undefined ? { before } : { id: params.mail }
  const done = (await endMails(services, { ...which, reason, actor })) > 0 ? 'fin' : 'rien'
  const { mail } = params
  const page = mail === undefined ? href('/admin/envois') : href('/admin/envois/:mail', { mail })
  return redirect(`${page}?fait=${done}`, { status: 303 })
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function EndMails({ loaderData: { mail, today }, actionData }: Route.ComponentProps) {
  const { answer } = useAnswerDespiteCut(actionData)
  const isSending = useNavigation().state === 'submitting'
  const list = { to: href('/admin/envois'), label: 'Envois' }
  const back = mail ? { to: href('/admin/envois/:mail', { mail: mail.id }), label: mail.subject } : list
  return (
    <>
      <AdminHead
        back={back}
        title={mail ? 'Ne pas envoyer cet e-mail\u202f?' : 'Ne pas envoyer d’anciens e-mails\u202f?'}
        lead={mail ? `${mail.subject}, pour ${mail.recipient}.` : undefined}
      />
      <Card className="admin-form-card">
        {mail && !mail.canEnd ? <p>Cet e-mail est déjà parti, ou ne partira plus.</p> : null}
        {mail && !mail.canEnd ? null : (
          <Form method="post" className="admin-form stack" noValidate>
            <FieldProblems answer={answer} prefix="end" />
            <p>
              Personne n’en est prévenu. Le journal garde votre raison, et l’e-mail reste ici, marqué
              «&#8239;Non envoyé&#8239;»&nbsp;: vous pourrez encore l’envoyer, sauf s’il ouvre un compte.
            </p>
            {mail ? null : (
              <Field
                id="end-before"
                label="Ceux écrits avant le"
                hint="Gardés ici, en attente ou en échec."
                error={messageFor(answer, 'before')}
              >
                <TextInput
                  name="before"
                  type="date"
                  max={today}
                  defaultValue={answer?.values.before ?? today}
                  required
                />
              </Field>
            )}
            <Field id="end-reason" label="Raison" error={messageFor(answer, 'reason')}>
              <TextInput
                name="reason"
                maxLength={longestReason}
                autoComplete="off"
                defaultValue={answer?.values.reason}
                required
              />
            </Field>
            <div className="row chips">
              <Button type="submit" look="danger" busy={isSending}>
                Ne pas envoyer
              </Button>
              <ButtonLink look="ghost" to={back.to}>
                Ne rien changer
              </ButtonLink>
            </div>
          </Form>
        )}
      </Card>
    </>
  )
}
