import { Field } from '#app/ui/kit/fields/field.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'

type GroupsFieldProps = { id: string; known: readonly string[]; typed: string; error?: string | undefined }

export function GroupsField({ id, known, typed, error }: GroupsFieldProps) {
  const hint =
    known.length > 0
      ? `Séparés par des virgules. Déjà en place : ${known.join(', ')}.`
      : 'Séparés par des virgules.'
  return (
    <Field id={id} label="Groupes" hint={hint} error={error} optional>
      <TextInput name="groups" autoComplete="off" defaultValue={typed} />
    </Field>
  )
}
