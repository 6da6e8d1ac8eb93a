import { isDay } from '#app/domain/competitions/forms/typed-day.ts'
import { TextInput } from '#app/ui/kit/text-input.tsx'

type DayInputProps = { name: string; value: string; required?: boolean }

/** A day. What a date field cannot show (« 30/02/2027 ») stays to be corrected, as the text that was typed. */
export function DayInput({ name, value, required }: DayInputProps) {
  const type = value === '' || isDay(value) ? 'date' : 'text'
  return <TextInput key={type} name={name} type={type} figures defaultValue={value} required={required} />
}
