import { Icon } from './icon.tsx'
import { useShellState } from './use-shell-state.ts'

const modes = [
  { value: 'system', label: 'Système', icon: 'monitor' },
  { value: 'light', label: 'Clair', icon: 'sun' },
  { value: 'dark', label: 'Sombre', icon: 'moon' },
] as const

export function ColorModeSwitch() {
  const chosen = useShellState('colorMode') ?? 'system'
  return (
    <fieldset className="segmented-control color-mode-switch" data-color-mode="">
      <legend className="vh">Apparence</legend>
      {modes.map(({ value, label, icon }) => (
        <label key={value}>
          <input
            type="radio"
            name="mode"
            value={value}
            checked={value === chosen}
            onChange={() => choose(value)}
          />
          <span className="tap small muted nowrap">
            <Icon name={icon} size={16} />
            {label}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

function choose(mode: string): void {
  dispatchEvent(new CustomEvent('color-mode-chosen', { detail: mode }))
}
