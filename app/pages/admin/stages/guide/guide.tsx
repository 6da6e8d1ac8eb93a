import { data, Form, href, redirect, useNavigation } from 'react-router'
import { readGuide, saveGuide } from '#app/domain/camps/participants-page/guide-store.server.ts'
import { type GuideField, guideFields, guideSchema } from '#app/domain/camps/participants-page/guide.ts'
import { readReminderDays } from '#app/domain/content-edits/store.server.ts'
import { problemsOf, textFields } from '#app/domain/shared/forms/form-fields.ts'
import { requestContext } from '#app/http/context.ts'
import { forThisVisitor, noStore } from '#app/http/headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { FieldProblems, messageFor } from '#app/ui/blocks/forms/problem-note.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { Textarea, TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { Consequences } from '../../frame/acts/act-card.tsx'
import { MailsToCome } from '../../frame/acts/mails-to-come.tsx'
import { useActAnswer } from '../../frame/acts/use-act-answer.ts'
import { AdminHead } from '../../frame/admin-head.tsx'
import { readCoach } from '../../frame/read-coach.server.ts'
import { sendKept } from '../../frame/typing/send-kept.ts'
import { usePlainTyping } from '../../frame/typing/use-plain-typing.tsx'
import { useKeptForm } from '../../frame/use-kept-form.ts'
import { campAsked } from '../camp-asked.server.ts'
import type { Route } from './+types/guide.ts'
import { reminderMails, reminderTimes } from './reminder-mails.server.ts'

export const meta = hiddenMeta('Mots aux participants', 'Ce que lisent les participants d’un stage.')

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, actor } = await readCoach(context)
  const camp = await campAsked(services, request)
  const guide = await readGuide(services.database, camp.slug)
  const times = reminderTimes(await readReminderDays(services.content))
  const mails = await reminderMails(services, { slug: camp.slug, guide, times })
  return data({ camp, guide, times, mails, person: actor.id }, { headers: noStore })
}

export async function action({ request, context }: Route.ActionArgs) {
  const { actor, services } = await readCoach(context)
  const { slug: camp, title } = await campAsked(services, request)
  const values = textFields(await readForm(request), guideFields)
  const read = guideSchema.safeParse(values)
  if (!read.success) {
    const { id: attempt } = context.get(requestContext)
    const problems = problemsOf(read.error, guideFields)
    return data({ attempt, values, problems }, { status: 422, headers: forThisVisitor })
  }
  const isChanged = await saveGuide(services, { camp, title, guide: read.data }, actor)
  const page = `${href('/admin/stages/pratique')}?${new URLSearchParams({ stage: camp })}`
  return redirect(`${page}&fait=${isChanged ? 'stage-mots' : 'rien'}`, { status: 303, headers: noStore })
}

const guideTyping = (camp: string | null) => `stage-mots/${camp ?? ''}`

export function clientAction(sent: Route.ClientActionArgs) {
  return sendKept(sent, guideTyping(new URL(sent.request.url).searchParams.get('stage')))
}

type Times = Readonly<Record<'meeting' | 'packing' | 'papers', string>>

const questions = (times: Times): readonly { name: GuideField; label: string; hint: string }[] => [
  {
    name: 'meeting',
    label: 'Le rendez-vous',
    hint: `Adresse exacte, heure, parking. Part aussi par e-mail ${times.meeting}.`,
  },
  { name: 'packing', label: 'Le sac', hint: `Une chose par ligne. Part aussi par e-mail ${times.packing}.` },
  { name: 'papers', label: 'Les papiers', hint: `Part aussi par e-mail ${times.papers}.` },
  { name: 'weather', label: 'La météo', hint: 'Une phrase, à changer quand vous voulez.' },
]

export default function GuidePage({
  loaderData: { camp, guide, times, mails, person },
  actionData,
}: Route.ComponentProps) {
  const { answer } = useActAnswer(actionData)
  const kept = useKeptForm()
  const { formKey, form, taken, offer } = usePlainTyping({ person, id: guideTyping(camp.slug) })
  const isSending = useNavigation().state === 'submitting'
  const values: Partial<Record<string, string>> = answer?.values ?? taken ?? kept ?? guide
  const sheet = `${href('/admin/stages/feuille')}?${new URLSearchParams({ stage: camp.slug })}`
  return (
    <>
      <AdminHead
        back={{ to: sheet, label: 'La feuille du stage' }}
        title={`${camp.title}, mots aux participants`}
        lead={`${camp.dates}. Sur leur page, et dans les rappels.`}
      />
      <Card className="admin-form-card">
        {answer ? null : offer}
        <Form
          method="post"
          className="admin-form stack"
          noValidate
          key={answer?.attempt ?? formKey}
          {...form}
        >
          <FieldProblems answer={answer} prefix="guide" />
          <Consequences
            lines={[
              'Enregistrer n’envoie rien\u00a0: la page change à l’instant, les e-mails partent à leur jour, une fois.',
            ]}
          />
          {questions(times).map(({ name, label, hint }) => (
            <Field
              key={name}
              id={`guide-${name}`}
              label={label}
              hint={hint}
              error={messageFor(answer, name)}
              optional
            >
              <Textarea name={name} rows={name === 'weather' ? 2 : 5} defaultValue={values[name]} />
            </Field>
          ))}
          <Field
            id="guide-photosUrl"
            label="Lien vers les photos"
            hint={`Envoyé ${times.thanks}, avec les remerciements.`}
            error={messageFor(answer, 'photosUrl')}
            optional
          >
            <TextInput name="photosUrl" type="url" defaultValue={values.photosUrl} />
          </Field>
          <Button type="submit" busy={isSending}>
            Enregistrer
          </Button>
        </Form>
        <MailsToCome mails={mails} />
      </Card>
    </>
  )
}
