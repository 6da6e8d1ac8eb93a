import { Form, useNavigation } from 'react-router'
import { useAnswerDespiteCut } from '#app/ui/blocks/forms/connection.ts'
import type { CutOff } from '#app/ui/blocks/forms/cut-off.ts'
import { ProblemNote } from '#app/ui/blocks/forms/problem-note.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import { useKeptForm } from '../../use-kept-form.ts'
import { acts, type ActName } from './acts.ts'

type Answer = { attempt: string; problem: string; typed: Record<string, string>; act: string }

/** What the form before was answered; that an answer never came is said at the head of the page. */
export function useActAnswer(data: Answer | CutOff | undefined) {
  const { answer, cutOff } = useAnswerDespiteCut(data)
  return { answer, attempt: answer?.attempt, problem: cutOff ? undefined : answer?.problem }
}

export function ActProblem({ attempt, children }: { attempt: string | undefined; children: string }) {
  return <ProblemNote key={attempt}>{children}</ProblemNote>
}

export type ShownAct = {
  name: ActName
  label: string
  mails: readonly { recipient: string; subject: string; text: string }[]
  today: string
}

type ActFormProps = { act: ShownAct; action?: string; typed?: Record<string, string> | undefined }

/** What an act changes and who is told, then what is typed for it and its button. */
export function ActForm({ act: { name, label, mails, today }, action, typed }: ActFormProps) {
  const { consequences, fields, isDanger, icon } = acts[name]
  const { state, formData } = useNavigation()
  const isSending = state !== 'idle' && formData?.get('acte') === name
  const kept = useKeptForm()
  const values = typed ?? kept
  return (
    <Form method="post" action={action} className="order-act admin-form stack" noValidate>
      <input type="hidden" name="acte" value={name} />
      <ul className="admin-consequences stack">
        {consequences.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {mails.length === 0 ? <li>Personne ne reçoit d’e-mail.</li> : null}
      </ul>
      <MailsToCome mails={mails} />
      {fields.includes('tracking') ? (
        <Field id={`${name}-tracking`} label="Numéro de suivi" hint="Il est dans l’e-mail." optional>
          <TextInput name="tracking" autoComplete="off" maxLength={40} defaultValue={values?.tracking} />
        </Field>
      ) : null}
      {fields.includes('on') ? (
        <Field id={`${name}-on`} label={name === 'encaisser' ? 'Reçu le' : 'Reçue le'}>
          <TextInput name="on" type="date" max={today} defaultValue={values?.on || today} required />
        </Field>
      ) : null}
      {fields.includes('reference') ? (
        <Field id={`${name}-reference`} label="Référence du virement" optional>
          <TextInput name="reference" autoComplete="off" maxLength={120} defaultValue={values?.reference} />
        </Field>
      ) : null}
      <Button type="submit" look={isDanger ? 'danger' : 'primary'} icon={icon} busy={isSending}>
        {label}
      </Button>
    </Form>
  )
}

export function MailsToCome({ mails }: Pick<ShownAct, 'mails'>) {
  return mails.map(({ recipient, subject, text }) => (
    <details key={`${recipient} ${subject}`} className="order-mail">
      <summary>
        <span>
          <b>{subject}</b>
          <small className="muted">L’e-mail que recevra {recipient}</small>
        </span>
        <Icon name="chevron-down" size={18} />
      </summary>
      <pre>{text}</pre>
    </details>
  ))
}
