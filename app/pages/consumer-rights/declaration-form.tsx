import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import type { DeclarationKind } from '#app/domain/declarations/rules.ts'
import { FieldProblems, messageFor } from '#app/ui/blocks/forms/problem-note.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { TextInput, Textarea } from '#app/ui/kit/fields/text-input.tsx'
import { declarationWords } from './declaration-words.tsx'
import type { DeclarationAnswer } from './declaration.ts'

type DeclarationFormProps = {
  kind: DeclarationKind
  path: '/renoncer' | '/resilier'
  answer: DeclarationAnswer<string> | undefined
  children: ReactNode
}

export function DeclarationForm({ kind, path, answer, children }: DeclarationFormProps) {
  const isBusy = useNavigation().state === 'submitting'
  return (
    <Form method="post" action={path} className="form-body" noValidate>
      <p className="muted form-rule">Tous les champs sont nécessaires, sauf mention contraire.</p>
      <FieldProblems answer={answer} prefix="declaration" />
      <div className="form-row">
        <DeclarationField answer={answer} name="firstName" label="Prénom" autoComplete="given-name" />
        <DeclarationField answer={answer} name="lastName" label="Nom" autoComplete="family-name" />
      </div>
      {children}
      <div className="form-send cluster row">
        <Button type="submit" name="step" value="check" size="large" iconEnd="arrow-right" busy={isBusy}>
          Continuer
        </Button>
      </div>
      <p className="muted declaration-footnote smaller">{declarationWords[kind].footnote}</p>
    </Form>
  )
}

type DeclarationFieldProps = {
  answer: DeclarationAnswer<string> | undefined
  name: string
  label: string
  hint?: string
  type?: 'email' | 'date' | 'long'
  autoComplete?: string
  initial?: string | undefined
}

/** A field of the declaration; a day and a long text may stay empty. */
export function DeclarationField(props: DeclarationFieldProps) {
  const { answer, name, label, hint, type, autoComplete, initial } = props
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

export function ReceiptEmailField({ answer }: Pick<DeclarationFieldProps, 'answer'>) {
  return (
    <DeclarationField
      answer={answer}
      name="email"
      label="Adresse e-mail pour l’accusé de réception"
      type="email"
      autoComplete="email"
    />
  )
}
