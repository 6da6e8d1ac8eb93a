import type { CampOption } from '#app/domain/camps/camp-of-row.ts'
import { typedOf } from '#app/domain/camps/options/chosen-options.ts'
import { FieldGroup } from '#app/ui/kit/fields/field.tsx'
import { OptionField } from './option-field.tsx'

type OptionsFieldsProps = {
  options: readonly CampOption[]
  /** As they are wished (`wishOf`). */
  chosen: readonly string[]
  /** What they change, once it was worked out: then they are read, and no more typed. Cents. */
  changeCents: number | undefined
}

/** The options of one participant, to choose or to read again. */
export function OptionsFields({ options, chosen, changeCents }: OptionsFieldsProps) {
  const typed = options.map((option) => ({ option, value: typedOf(option.id, chosen) }))
  if (changeCents === undefined)
    return (
      <FieldGroup id="options" legend="Options">
        {options.length === 0 ? <p>Ce stage n’a pas d’option, ou n’est pas en ligne.</p> : null}
        {typed.map(({ option, value }) => (
          <OptionField
            key={option.id}
            id={`option-${option.id}`}
            name={`option-${option.id}`}
            option={option}
            typed={value}
          />
        ))}
      </FieldGroup>
    )
  const kept = typed.filter(({ value }) => value !== '')
  return (
    <>
      {kept.map(({ option: { id }, value }) => (
        <input key={id} type="hidden" name={`option-${id}`} value={value} />
      ))}
      <input type="hidden" name="changeCents" value={changeCents} />
      <p>{kept.map(({ option, value }) => optionWords(option, value)).join(', ') || 'Aucune option'}</p>
    </>
  )
}

function optionWords({ label, sizes }: CampOption, value: string): string {
  const size = sizes?.find(({ variant }) => variant === value)
  return size ? `${label}, ${size.label}` : label
}
