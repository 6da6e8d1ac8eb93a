import { ChoicePill } from '#app/ui/kit/choice-pill.tsx'
import { ChoicePills } from '#app/ui/kit/choice-pills.tsx'
import { FieldGroup } from '#app/ui/kit/field-group.tsx'
import type { ShownFormat } from './competition-view.ts'

type FormatChoiceProps = {
  formats: readonly ShownFormat[]
  chosen: string
  error: string | undefined
  onChoice: (key: string) => void
}

/** Which of the races; of a single one there is nothing to ask. */
export function FormatChoice({ formats, chosen, error, onChoice }: FormatChoiceProps) {
  if (formats.length < 2) return null
  return (
    <FieldGroup id="race-format" legend="Format" error={error}>
      <ChoicePills>
        {formats.map(({ key, name }) => (
          <ChoicePill
            key={key}
            name="format"
            value={key}
            defaultChecked={key === chosen}
            onChange={() => onChoice(key)}
          >
            {name}
          </ChoicePill>
        ))}
        <ChoicePill name="format" value="" defaultChecked={chosen === ''} onChange={() => onChoice('')}>
          Je ne sais pas encore
        </ChoicePill>
      </ChoicePills>
    </FieldGroup>
  )
}
