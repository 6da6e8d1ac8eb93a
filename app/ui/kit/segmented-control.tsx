import { memo, type ChangeEvent } from 'react'
import type { IconName } from './icon-names.ts'
import { Icon } from './icon.tsx'

type SegmentedControlProps = {
  legend: string
  name: string
  options: readonly { value: string; label: string; icon?: IconName }[]
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
}

export const SegmentedControl = memo(function SegmentedControl({
  legend,
  name,
  options,
  value,
  defaultValue,
  onChange,
}: SegmentedControlProps) {
  const choose = (event: ChangeEvent<HTMLInputElement>) => onChange?.(event.currentTarget.value)
  return (
    <fieldset className="segmented-control">
      <legend className="vh">{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={value === undefined ? undefined : value === option.value}
            defaultChecked={value === undefined ? defaultValue === option.value : undefined}
            onChange={choose}
          />
          <span>
            {option.icon && <Icon name={option.icon} size={16} />}
            {option.label}
          </span>
        </label>
      ))}
    </fieldset>
  )
})
