import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import type { IconName } from '../icons/icon-names.ts'
import './radio-card.css'

type RadioCardProps = Omit<ComponentProps<'input'>, 'type' | 'title' | 'children'> & {
  name: string
  value: string
  title: ReactNode
  description?: ReactNode
  icon?: IconName
  end?: ReactNode
}

export function RadioCard({ title, description, icon, end, ...attributes }: RadioCardProps) {
  return (
    <label className="radio-card row">
      <input {...attributes} type="radio" />
      <span className="radio-card-dot" />
      {icon && <Icon name={icon} size={22} className="radio-card-icon muted" />}
      <span className="radio-card-text">
        <b>{title}</b>
        {description && <small>{description}</small>}
      </span>
      {end && <span className="radio-card-end tabular">{end}</span>}
    </label>
  )
}

export function RadioCards({ children }: { children: ReactNode }) {
  return <div className="radio-cards">{children}</div>
}
