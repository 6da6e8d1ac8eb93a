import { createContext, useContext, type ComponentProps, type ReactNode } from 'react'
import { Form } from 'react-router'
import { FieldProblems, messageFor, ProblemNote } from '#app/ui/blocks/forms/problem-note.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'

export type FormAnswer = {
  attempt: string
  values: Readonly<Record<string, string>>
  problems: readonly { field: string; message: string }[]
  problem?: string
}

type Answered = { prefix: string; answer: FormAnswer | undefined }

const AnsweredContext = createContext<Answered>({ prefix: '', answer: undefined })

/** What the answer to its form says of a field: its error, and what was typed. */
export function useAnswered(name: string) {
  const { prefix, answer } = useContext(AnsweredContext)
  return { id: `${prefix}-${name}`, error: messageFor(answer, name), typed: answer?.values[name] }
}

type AnsweredFormProps = Answered &
  Pick<ComponentProps<typeof Form>, 'action' | 'className' | 'children'> & {
    fields: Readonly<Record<string, string>>
  }

/** A form whose fields find what was answered to them; their ids begin with `prefix`. */
export function AnsweredForm({ prefix, answer, fields, children, ...form }: AnsweredFormProps) {
  return (
    <AnsweredContext value={{ prefix, answer }}>
      <Form method="post" noValidate {...form}>
        <HiddenFields fields={fields} />
        <FormProblems prefix={prefix} answer={answer} />
        {children}
      </Form>
    </AnsweredContext>
  )
}

export function FormProblems({ prefix, answer }: Answered) {
  if (answer?.problem) return <ProblemNote key={answer.attempt}>{answer.problem}</ProblemNote>
  return <FieldProblems answer={answer} prefix={prefix} />
}

export function HiddenFields({ fields }: { fields: Readonly<Record<string, string>> }) {
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}

type AnsweredFieldProps = ComponentProps<typeof TextInput> & { name: string; label: string; hint?: ReactNode }

export function AnsweredField({ name, label, hint, className, defaultValue, ...input }: AnsweredFieldProps) {
  const { id, error, typed } = useAnswered(name)
  return (
    <Field id={id} className={className} label={label} hint={hint} error={error}>
      <TextInput name={name} defaultValue={typed ?? defaultValue} required {...input} />
    </Field>
  )
}

export function NamesFields({ firstName, lastName }: { firstName?: string; lastName?: string }) {
  return (
    <>
      <AnsweredField name="firstName" label="Prénom" autoComplete="given-name" defaultValue={firstName} />
      <AnsweredField name="lastName" label="Nom" autoComplete="family-name" defaultValue={lastName} />
    </>
  )
}
