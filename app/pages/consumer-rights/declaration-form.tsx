import { Form, useNavigation } from 'react-router'
import type { DeclarationKind } from '#app/domain/declarations/rules.ts'
import { FieldProblems, messageFor } from '#app/ui/blocks/forms/problem-note.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { TextInput, Textarea } from '#app/ui/kit/fields/text-input.tsx'
import type { DeclarationAnswer } from './declaration-answer.ts'
import { declarationWords, type DeclarationField } from './declaration-words.tsx'

type DeclarationFormProps = {
  page: { kind: DeclarationKind; contract: string | undefined; proofsTo: string }
  answer: DeclarationAnswer | undefined
}

export function DeclarationForm({ page, answer }: DeclarationFormProps) {
  const isBusy = useNavigation().state === 'submitting'
  const { path, fields, footnote } = declarationWords[page.kind]
  const shown = (field: DeclarationField) => <FormField key={field.name} field={field} answer={answer} />
  return (
    <Form method="post" action={path} className="form-body" noValidate>
      <p className="muted form-rule">Tous les champs sont nécessaires, sauf mention contraire.</p>
      <FieldProblems answer={answer} prefix="declaration" />
      <div className="form-row">{names.map(shown)}</div>
      {fields(page).map(shown)}
      <div className="form-send cluster row">
        <Button type="submit" name="step" value="check" size="large" iconEnd="arrow-right" busy={isBusy}>
          Continuer
        </Button>
      </div>
      <p className="muted declaration-footnote smaller">{footnote}</p>
    </Form>
  )
}

const names: readonly DeclarationField[] = [
  { name: 'firstName', label: 'Prénom', autoComplete: 'given-name' },
  { name: 'lastName', label: 'Nom', autoComplete: 'family-name' },
]

type FormFieldProps = Pick<DeclarationFormProps, 'answer'> & { field: DeclarationField }

/** A field of the declaration; a day and a long text may stay empty. */
function FormField({ answer, field: { name, label, hint, type, autoComplete, initial } }: FormFieldProps) {
  const typed = { name, defaultValue: answer?.values[name] ?? initial }
  const isOptional = type === 'date' || type === 'long'
  return (
    <Field
      id={`declaration-${name}`}
      className={type === 'date' ? 'form-half' : undefined}
      label={label}
      hint={hint}
      error={messageFor(answer, name)}
      optional={isOptional}
    >
      {type === 'long' ? (
        <Textarea {...typed} rows={3} />
      ) : (
        <TextInput
          {...typed}
          type={type}
          figures={type === 'date'}
          autoComplete={autoComplete}
          required={!isOptional}
        />
      )}
    </Field>
  )
}
