import type { ComponentProps, ReactNode } from 'react'
import './switch.css'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> & {
  label: ReactNode
  description?: ReactNode
}

/** For a setting that takes effect at once; a form to send uses a `Checkbox`. */
export function Switch({ label, description, ...attributes }: SwitchProps) {
  return (
    <label className="switch">
      <span className="switch-text">
        <b>{label}</b>
        {description && <small>{description}</small>}
      </span>
      <span className="switch-track">
        {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox tells its own state */}
        <input {...attributes} type="checkbox" role="switch" />
        <i />
      </span>
    </label>
  )
}
