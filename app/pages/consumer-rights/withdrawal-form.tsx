import { href } from 'react-router'
import type { withdrawalFields } from '#app/domain/declarations/schema.ts'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { TextInput, Textarea } from '#app/ui/kit/fields/text-input.tsx'
import { TextLink } from '#app/ui/kit/text-link.tsx'
import type { DeclarationAnswer } from './declaration-answer.ts'
import { DeclarationForm } from './declaration-form.tsx'
import { PersonFields } from './person-fields.tsx'
import { ReceiptEmailField } from './receipt-email-field.tsx'

type Name = (typeof withdrawalFields)[number]

type WithdrawalFormProps = {
  answer: DeclarationAnswer<Name> | undefined
  /** The order one comes from. */
  contract: string | undefined
}

export function WithdrawalForm({ answer, contract }: WithdrawalFormProps) {
  const values = answer?.values
  const errorOf = (name: Name) => answer?.problems.find(({ field }) => field === name)?.message
  return (
    <DeclarationForm
      path="/renoncer"
      answer={answer}
      footnote={
        <>
          Rien n’est envoyé à cette étape. Vos réponses ne servent qu’à traiter cette déclaration (
          <TextLink to={href('/confidentialite')}>confidentialité</TextLink>). Vous préférez le papier&#8239;?{' '}
          <TextLink to={`${href('/cgv')}#formulaire-de-rétractation`}>Formulaire de rétractation</TextLink>
        </>
      }
    >
      <PersonFields values={values} errorOf={errorOf} />
      <Field
        id="declaration-contract"
        label="Commande ou contrat"
        hint="Le numéro, en haut de la confirmation reçue par e-mail. À défaut&nbsp;: ce que vous avez commandé, et quand."
        error={errorOf('contract')}
      >
        <TextInput name="contract" defaultValue={values?.contract ?? contract} required />
      </Field>
      <ReceiptEmailField value={values?.email} error={errorOf('email')} />
      <Field
        id="declaration-comment"
        label="Commentaire"
        hint="Par exemple, les articles concernés si vous gardez les autres."
        error={errorOf('comment')}
        optional
      >
        <Textarea name="comment" rows={3} defaultValue={values?.comment} />
      </Field>
    </DeclarationForm>
  )
}
