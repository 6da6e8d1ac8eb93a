import { useFocusOnMount } from '#app/ui/blocks/forms/use-focus-on-mount.ts'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { IconButton } from '#app/ui/kit/icon-button.tsx'
import { timesOf, type TypedStep } from './session-text.ts'

// Words that the site reads; others stay as they are.
const efforts = [
  'échauffement',
  'footing',
  'facile',
  'endurance',
  'allure marathon',
  'seuil',
  'VMA longue',
  'VMA',
  'vite',
  'retour au calme',
]

type StepFieldsProps = {
  id: string
  number: number
  step: TypedStep
  /** It was just added: one goes on typing in it. */
  isNew: boolean
  onChange: (changed: Partial<TypedStep>) => void
  onRemove: (() => void) | undefined
}

export function StepFields({ id, number, step, isNew, onChange, onRemove }: StepFieldsProps) {
  const first = useFocusOnMount<HTMLInputElement>()
  const isRepeated = timesOf(step) > 1
  return (
    <fieldset className="session-step">
      <legend>{`Étape ${number}`}</legend>
      <Field id={`${id}-fois`} label="Fois">
        <TextInput
          figures
          inputMode="numeric"
          value={step.times}
          placeholder="1"
          maxLength={3}
          autoComplete="off"
          ref={isNew ? first : undefined}
          onChange={({ target }) => onChange({ times: target.value })}
        />
      </Field>
      <Field id={`${id}-mesure`} label="Durée ou distance">
        <TextInput
          value={step.amount}
          placeholder="8 min, 400 m"
          maxLength={60}
          autoComplete="off"
          onChange={({ target }) => onChange({ amount: target.value })}
        />
      </Field>
      <Field id={`${id}-effort`} label="Effort" className="session-wide">
        <TextInput
          list={`${id}-efforts`}
          value={step.effort}
          placeholder="seuil, 5′00″/km"
          maxLength={120}
          autoComplete="off"
          onChange={({ target }) => onChange({ effort: target.value })}
        />
      </Field>
      <datalist id={`${id}-efforts`}>
        {efforts.map((effort) => (
          <option key={effort}>{effort}</option>
        ))}
      </datalist>
      {isRepeated ? (
        <Field id={`${id}-recup`} label="Récupération" className="session-wide">
          <TextInput
            value={step.recovery}
            placeholder="2 min trot"
            maxLength={60}
            autoComplete="off"
            onChange={({ target }) => onChange({ recovery: target.value })}
          />
        </Field>
      ) : null}
      {onRemove ? <IconButton icon="trash-2" label={`Retirer l’étape ${number}`} onClick={onRemove} /> : null}
    </fieldset>
  )
}
