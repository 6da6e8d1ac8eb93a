import { Checkbox } from '#app/ui/kit/fields/checkbox.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { Select } from '#app/ui/kit/fields/select.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'

type Asked = {
  readonly name: string
  readonly label: string
  readonly type?: 'email' | 'tel'
  readonly hint?: string
  readonly isOptional?: boolean
}

/** What is asked of who comes instead of somebody, in the order of the form. */
const asked: readonly Asked[] = [
  { name: 'firstName', label: 'Prénom' },
  { name: 'lastName', label: 'Nom' },
  { name: 'email', label: 'Adresse e-mail', type: 'email', hint: 'Cette personne est prévenue.' },
  { name: 'phone', label: 'Téléphone', type: 'tel', isOptional: true },
  { name: 'bornOn', label: 'Date de naissance', hint: 'Jour, mois, année, comme 14/03/1990.' },
  { name: 'licence', label: 'Numéro de licence', isOptional: true },
  { name: 'emergencyName', label: 'Personne à prévenir en cas d’urgence' },
  { name: 'emergencyPhone', label: 'Son téléphone', type: 'tel' },
  { name: 'diet', label: 'Régime alimentaire', isOptional: true },
  { name: 'guardianName', label: 'Représentant légal, avant 18 ans', isOptional: true },
  { name: 'guardianEmail', label: 'Son adresse e-mail', type: 'email', isOptional: true },
]

type WhoComesFieldsProps = {
  levelGroups: readonly string[]
  typed: Partial<Readonly<Record<string, string>>>
  problems: readonly { readonly field: string; readonly message: string }[]
}

/** The person who comes in place of another. */
export function WhoComesFields({ levelGroups, typed, problems }: WhoComesFieldsProps) {
  const errorOf = (name: string) => problems.find(({ field }) => field === name)?.message
  return (
    <>
      {asked.map(({ name, label, type, hint, isOptional }) => (
        <Field
          key={name}
          id={`to-${name}`}
          label={label}
          hint={hint}
          error={errorOf(name)}
          optional={isOptional}
        >
          <TextInput name={name} type={type ?? 'text'} defaultValue={typed[name]} autoComplete="off" />
        </Field>
      ))}
      {levelGroups.length > 0 ? (
        <Field id="to-levelGroup" label="Groupe de niveau" error={errorOf('levelGroup')}>
          <Select name="levelGroup" defaultValue={typed.levelGroup ?? ''}>
            <option value="">À choisir</option>
            {levelGroups.map((group) => (
              <option key={group}>{group}</option>
            ))}
          </Select>
        </Field>
      ) : null}
      <Checkbox
        id="to-isFit"
        name="isFit"
        label="Cette personne déclare aujourd’hui ne pas connaître de contre-indication à l’effort"
        error={errorOf('isFit')}
        defaultChecked={typed.isFit === 'on'}
      />
      <Checkbox
        id="to-guardianAttests"
        name="guardianAttests"
        label="Avant 18 ans : son représentant légal donne son accord et atteste pour le questionnaire de santé"
        error={errorOf('guardianAttests')}
        defaultChecked={typed.guardianAttests === 'on'}
      />
    </>
  )
}
