import { Select } from '#app/ui/kit/select.tsx'

type FilterSelectProps = {
  name: string
  label: string
  value: string | undefined
  /** The choice of no filter at all. */
  none?: string
  options: readonly { value: string; label: string }[]
}

/** A filter among a few; what it is called is read aloud, what is chosen is seen. */
export function FilterSelect({ name, label, value, none, options }: FilterSelectProps) {
  return (
    <label className="shop-filter">
      <span className="vh">{label}</span>
      <Select name={name} defaultValue={value ?? ''} data-chosen={none && value ? '' : undefined}>
        {none === undefined ? null : <option value="">{none}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </label>
  )
}
