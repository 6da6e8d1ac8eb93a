type SwitchProps = {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
  name?: string
  value?: string
}

export function Switch({ label, isOn, onChange, ...attributes }: SwitchProps) {
  return (
    <label className="story-switch">
      <span>{label}</span>
      <input
        {...attributes}
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        checked={isOn}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </label>
  )
}
