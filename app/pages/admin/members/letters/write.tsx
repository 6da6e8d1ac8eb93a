import { Form, href, useNavigation } from 'react-router'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep, useAnswerDespiteCut } from '#app/ui/blocks/forms/connection.ts'
import { FieldProblems, messageFor } from '#app/ui/blocks/forms/problem-note.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { Select } from '#app/ui/kit/fields/select.tsx'
import { Textarea, TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { AdminHead } from '../../frame/admin-head.tsx'
import { useKeptForm } from '../../frame/use-kept-form.ts'
import type { Route } from './+types/write.ts'
import { LetterPreview } from './letter-preview.tsx'

export { action, loader } from './write.server.ts'

export const meta = hiddenMeta('Écrire', 'Un message à plusieurs personnes.')

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function WriteLetter({ loaderData, actionData }: Route.ComponentProps) {
  const { choices, audience, key } = loaderData
  const { answer } = useAnswerDespiteCut(actionData)
  const kept = useKeptForm()
  const typed = answer?.values ?? kept
  const isSending = useNavigation().state === 'submitting'
  const errorOf = (name: string) => messageFor(answer, name)
  return (
    <>
      <AdminHead
        back={{ to: href('/admin/athletes/en-nombre'), label: 'En nombre' }}
        title="Écrire"
        lead="Un message avec vos mots. Rien ne part avant que vous l’ayez relu."
      />
      <Form method="post" action={href('/admin/athletes/ecrire')} className="stack" noValidate>
        <FieldProblems answer={answer} prefix="letter" />
        <input type="hidden" name="key" value={typed?.key || key} />
        {answer?.preview ? (
          <LetterPreview key={answer.attempt} preview={answer.preview} isSending={isSending} />
        ) : null}
        <Card className="admin-form-card admin-form stack">
          <Field id="letter-audience" label="À qui" error={errorOf('audience')}>
            <Select name="audience" defaultValue={typed?.audience ?? audience} key={answer?.attempt}>
              <option value="">Choisissez</option>
              <option value="tous">Tous les membres actifs</option>
              <Choices label="Un groupe" choices={choices.groups} />
              <Choices label="Qui est inscrit à un stage" choices={choices.camps} />
              <Choices label="Qui va à une course" choices={choices.races} />
            </Select>
          </Field>
          <Field id="letter-subject" label="Objet" error={errorOf('subject')}>
            <TextInput name="subject" defaultValue={typed?.subject} maxLength={120} required />
          </Field>
          <Field
            id="letter-text"
            label="Message"
            hint="Une ligne vide fait un nouveau paragraphe."
            error={errorOf('text')}
          >
            <Textarea name="text" rows={12} defaultValue={typed?.text} maxLength={5000} required />
          </Field>
          <Button
            type="submit"
            name="acte"
            value="relire"
            look={answer?.preview ? 'line' : 'primary'}
            busy={isSending}
          >
            {answer?.preview ? 'Relire de nouveau' : 'Relire avant d’envoyer'}
          </Button>
        </Card>
      </Form>
    </>
  )
}

type ChoicesProps = { label: string; choices: readonly { value: string; label: string }[] }

function Choices({ label, choices }: ChoicesProps) {
  if (choices.length === 0) return null
  return (
    <optgroup label={label}>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </optgroup>
  )
}
