import { Icon } from './icon.tsx'
import { joinClasses } from './join-classes.ts'

const MODES = [
  { value: 'system', label: 'Système', icon: 'monitor' },
  { value: 'light', label: 'Clair', icon: 'sun' },
  { value: 'dark', label: 'Sombre', icon: 'moon' },
] as const

/** Rendered the same for everybody; a script reads and sets the checked radio through `data-color-mode`. */
export function ColorModeSwitch({ className }: { className?: string }) {
  return (
    <fieldset className={joinClasses('color-mode-switch', className)} data-color-mode="">
      <legend className="vh">Apparence</legend>
      {MODES.map(({ value, label, icon }) => (
        <label key={value}>
          <input type="radio" name="mode" value={value} defaultChecked={value === 'system'} />
          <span>
            <Icon name={icon} size={16} />
            {label}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
