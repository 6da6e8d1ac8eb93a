import { disciplines, families } from '#app/domain/competitions/disciplines.ts'
import { regions } from '#app/domain/competitions/regions.ts'

const kinds = Object.entries(disciplines)

/** The options of a list of disciplines, by family. */
export function disciplineChoices() {
  return Object.entries(families).map(([family, label]) => {
    const own = kinds.filter(([, kind]) => kind.family === family)
    if (own.length === 0) return null
    return (
      <optgroup key={family} label={label}>
        {own.map(([key, kind]) => (
          <option key={key} value={key}>
            {kind.label}
          </option>
        ))}
      </optgroup>
    )
  })
}

/** The options of a list of regions. */
export function regionChoices() {
  return Object.entries(regions).map(([key, label]) => (
    <option key={key} value={key}>
      {label}
    </option>
  ))
}
