import { href } from 'react-router'
import type { cancellationFields } from '#app/domain/declarations/schema.ts'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { TextInput, Textarea } from '#app/ui/kit/fields/text-input.tsx'
import { TextLink } from '#app/ui/kit/text-link.tsx'
import type { DeclarationAnswer } from './declaration-answer.ts'
import { DeclarationForm } from './declaration-form.tsx'
import { PersonFields } from './person-fields.tsx'
import { ReceiptEmailField } from './receipt-email-field.tsx'

type Name = (typeof cancellationFields)[number]

type CancellationFormProps = {
  answer: DeclarationAnswer<Name> | undefined
  proofsTo: { email: string; address: string }
}

export function CancellationForm({ answer, proofsTo }: CancellationFormProps) {
  const values = answer?.values
  const errorOf = (name: Name) => answer?.problems.find(({ field }) => field === name)?.message
  return (
    <DeclarationForm
      path="/resilier"
      answer={answer}
      footnote={
        <>
          Rien n’est envoyé à cette étape. Vos réponses ne servent qu’à traiter cette résiliation (
          <TextLink to={href('/confidentialite')}>confidentialité</TextLink>).
        </>
      }
    >
      <PersonFields values={values} errorOf={errorOf} />
      <ReceiptEmailField value={values?.email} error={errorOf('email')} />
      <Field
        id="declaration-contract"
        label="Contrat à résilier"
        hint="Sa référence, en haut de la confirmation reçue par e-mail. À défaut&nbsp;: son nom et sa date de début."
        error={errorOf('contract')}
      >
        <TextInput name="contract" defaultValue={values?.contract} required />
      </Field>
      <Field
        id="declaration-wishedEndOn"
        className="form-half"
        label="Date de fin souhaitée"
        hint="Sans date, la résiliation prend effet au plus tôt."
        error={errorOf('wishedEndOn')}
        optional
      >
        <TextInput name="wishedEndOn" type="date" figures defaultValue={values?.wishedEndOn} />
      </Field>
      <Field
        id="declaration-legitimateReason"
        label="Motif légitime"
        hint={`Utile seulement pour quitter un engagement avant son terme. N’écrivez ici rien de médical. Justificatif éventuel\u00a0: ${proofsTo.email}, ou ${proofsTo.address}.`}
        error={errorOf('legitimateReason')}
        optional
      >
        <Textarea name="legitimateReason" rows={3} defaultValue={values?.legitimateReason} />
      </Field>
    </DeclarationForm>
  )
}
