import { Select } from '#app/ui/kit/fields/select.tsx'

const hours = Array.from({ length: 24 }, (_, hour) => hour)

/** A whole hour of the day. */
export function HourSelect({ name, value }: { name: string; value: number }) {
  return (
    <Select id={name} name={name} defaultValue={value}>
      {hours.map((hour) => (
        <option key={hour} value={hour}>
          {hour}&nbsp;h
        </option>
      ))}
    </Select>
  )
}
