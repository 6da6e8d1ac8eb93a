import type { CampOption } from '#app/domain/camps/camp-of-row.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { Checkbox } from '#app/ui/kit/fields/checkbox.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { Select } from '#app/ui/kit/fields/select.tsx'

type OptionFieldProps = {
  option: CampOption
  id: string
  name: string
  /** What was typed: `on`, the size of a product, or nothing. */
  typed: string | undefined
  error?: string | undefined
}

/** One option of a camp: yes or no, or the size of a piece of the shop. */
export function OptionField({ option, id, name, typed, error }: OptionFieldProps) {
  const { label, note, priceCents, sizes } = option
  const words = `${label}, ${priceCents > 0 ? `+\u00a0${formatEuros(priceCents)}` : 'compris'}`
  if (option.product === undefined)
    return (
      <Checkbox id={id} name={name} label={words} hint={note} error={error} defaultChecked={typed === 'on'} />
    )
  const isThere = sizes?.some(({ left, variant }) => left > 0 || variant === typed) ?? false
  if (!isThere) return <p className="muted">{label}&nbsp;: épuisé pour le moment.</p>
  return (
    <Field id={id} label={words} hint={note} error={error} optional>
      <Select name={name} defaultValue={typed ?? ''}>
        <option value="">Sans</option>
        {sizes?.map(({ variant, label: size, left }) => (
          <option key={variant} value={variant} disabled={left < 1 && variant !== typed}>
            {sizeWords(size, left)}
          </option>
        ))}
      </Select>
    </Field>
  )
}

const few = 5

function sizeWords(size: string, left: number): string {
  if (left < 1) return `${size}, épuisée`
  if (left > few) return size
  return left === 1 ? `${size}, la dernière` : `${size}, plus que ${left}`
}
