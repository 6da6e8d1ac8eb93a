import { memo } from 'react'
import { Icon } from '../icon.tsx'
import type { IconName } from '../icons/icon-names.ts'

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
            onChange={() => onChange?.(option.value)}
          />
          <span className="tap small muted nowrap">
            {option.icon && <Icon name={option.icon} size={16} />}
            {option.label}
          </span>
        </label>
      ))}
    </fieldset>
  )
})
