import { TextInput } from '#app/ui/kit/text-input.tsx'

const shown = /^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/

/** A clock time. What a time field cannot show (« 25 h ») stays to be corrected, as the text that was typed. */
export function TimeInput({ name, value }: { name: string; value: string }) {
  const type = shown.test(value) ? 'time' : 'text'
  return <TextInput key={type} name={name} type={type} figures defaultValue={value} />
}
