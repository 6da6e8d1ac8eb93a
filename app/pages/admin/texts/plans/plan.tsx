import { Form, href, useNavigation } from 'react-router'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep, useAnswerDespiteCut } from '#app/ui/blocks/forms/connection.ts'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { Consequences } from '../../frame/acts/act-card.tsx'
import { AdminHead } from '../../frame/admin-head.tsx'
import { useKeptForm } from '../../frame/use-kept-form.ts'
import type { Route } from './+types/plan.ts'

export { action, loader } from './plan.server.ts'

export const meta = hiddenMeta('Prévoir', 'Publier ou retirer un texte à une heure dite.')

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function PlanText({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, hasDraft, canWithdraw, now } = loaderData
  const { answer } = useAnswerDespiteCut(actionData)
  const kept = useKeptForm()
  const isSending = useNavigation().state === 'submitting'
  const back = href('/admin/textes/:document', { document: id })
  const fields = [
    ...(hasDraft ? [{ name: 'publishAt', label: 'Publier le brouillon le' } as const] : []),
    ...(canWithdraw ? [{ name: 'withdrawAt', label: 'Retirer du site le' } as const] : []),
  ]
  return (
    <>
      <AdminHead
        back={{ to: back, label: title }}
        title="Prévoir"
        lead="À l’heure de Paris, à la minute près."
      />
      <Card className="admin-form-card">
        <Form method="post" className="admin-form stack text-plan" noValidate key={answer?.attempt}>
          {fields.map(({ name, label }) => (
            <Field
              key={name}
              id={name}
              label={label}
              hint={'Vide\u00a0: jamais tout seul.'}
              error={answer?.problems.find(({ field }) => field === name)?.message}
            >
              <TextInput
                type="datetime-local"
                name={name}
                min={now}
                defaultValue={kept?.[name] ?? (answer?.values ?? loaderData.values)[name]}
              />
            </Field>
          ))}
          <Consequences
            lines={[
              'Ce qui est publié est le brouillon tel qu’il sera alors\u00a0: relisez-le avant.',
              'Si le texte publié change d’ici là, rien n’est écrasé\u00a0: le brouillon attend, et le texte le dit.',
            ]}
          />
          <div className="row chips">
            <Button type="submit" busy={isSending}>
              Prévoir
            </Button>
            <ButtonLink look="ghost" to={back}>
              Ne rien changer
            </ButtonLink>
          </div>
        </Form>
      </Card>
    </>
  )
}
