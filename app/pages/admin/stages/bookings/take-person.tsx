import type { CampOption } from '#app/domain/camps/camp-of-row.ts'
import { OptionField } from '#app/ui/blocks/camps/option-field.tsx'
import { Checkbox } from '#app/ui/kit/fields/checkbox.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { Select } from '#app/ui/kit/fields/select.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { type Asked, personFields } from './take-fields.ts'

export type Dictated = {
  readonly typed: Partial<Record<string, string>>
  readonly errorOf: (name: string) => string | undefined
}

export function DictatedFields({ fields, typed, errorOf }: Dictated & { fields: readonly Asked[] }) {
  return fields.map(({ name, label, type = 'text', isOptional }) => (
    <Field key={name} id={`take-${name}`} label={label} error={errorOf(name)} optional={isOptional}>
      <TextInput name={name} type={type} defaultValue={typed[name]} autoComplete="off" />
    </Field>
  ))
}

type PersonProps = Dictated & {
  rank: number
  groups: readonly string[]
  options: readonly CampOption[]
}

/** What is asked of one participant. */
export function TakePerson({ rank, groups, options, typed, errorOf }: PersonProps) {
  const group = `levelGroup-${rank}`
  const fit = `isFit-${rank}`
  return (
    <fieldset className="take-person stack">
      <legend className="d6">{rank === 1 ? 'La personne qui appelle vient' : `Personne ${rank}`}</legend>
      <DictatedFields fields={personFields(rank)} typed={typed} errorOf={errorOf} />
      {groups.length > 0 ? (
        <Field id={`take-${group}`} label="Groupe de niveau" error={errorOf(group)}>
          <Select name={group} defaultValue={typed[group] ?? ''}>
            <option value="">À choisir</option>
            {groups.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </Select>
        </Field>
      ) : null}
      {options.map((option) => {
        const name = `option-${option.id}-${rank}`
        return (
          <OptionField
            key={option.id}
            id={`take-${name}`}
            name={name}
            option={option}
            typed={typed[name]}
            error={errorOf(name)}
          />
        )
      })}
      <Checkbox
        id={`take-${fit}`}
        name={fit}
        label="La personne déclare aujourd’hui ne pas connaître de contre-indication à l’effort (son représentant légal l’atteste, avant 18 ans)"
        error={errorOf(fit) ?? errorOf(`guardianAttests-${rank}`)}
        defaultChecked={typed[fit] === 'on'}
      />
    </fieldset>
  )
}
