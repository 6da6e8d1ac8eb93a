import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/kit/button.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { Consequences } from '../../frame/acts/act-card.tsx'
import type { MailToCome } from '../../frame/acts/mails-to-come.tsx'
import { MailsWithWord } from '../../frame/acts/mails-with-word.tsx'
import { useKeptForm } from '../../frame/use-kept-form.ts'
import { acts, type ActName } from './acts.ts'
import { CarrierField } from './carrier-field.tsx'

export type ShownAct = {
  name: ActName
  label: string
  mails: readonly MailToCome[]
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
      <Consequences
        lines={mails.length === 0 ? [...consequences, 'Personne ne reçoit d’e-mail.'] : consequences}
      />
      <MailsWithWord id={name} mails={mails} typed={values?.mot} />
      {fields.includes('carrier') ? <CarrierField id={`${name}-carrier`} chosen={values?.carrier} /> : null}
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
