import { Icon } from './icon.tsx'
import { joinClasses } from './join-classes.ts'
import { useShellState } from './use-shell-state.ts'

const MODES = [
  { value: 'system', label: 'Système', icon: 'monitor' },
  { value: 'light', label: 'Clair', icon: 'sun' },
  { value: 'dark', label: 'Sombre', icon: 'moon' },
] as const

export function ColorModeSwitch({ className }: { className?: string }) {
  const chosen = useShellState('colorMode') ?? 'system'
  return (
    <fieldset className={joinClasses('color-mode-switch', className)} data-color-mode="">
      <legend className="vh">Apparence</legend>
      {MODES.map(({ value, label, icon }) => (
        <label key={value}>
          <input
            type="radio"
            name="mode"
            value={value}
            checked={value === chosen}
            onChange={() => choose(value)}
          />
          <span>
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
