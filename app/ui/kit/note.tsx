import type { ReactElement, ReactNode } from 'react'
import type { BadgeTone } from './badge.tsx'
import { Icon } from './icon.tsx'
import type { IconName } from './icons/icon-names.ts'
import { joinClasses } from './join-classes.ts'

const ICONS = {
  neutral: 'info',
  success: 'circle-check',
  info: 'info',
  warning: 'triangle-alert',
  error: 'circle-alert',
} as const satisfies Record<BadgeTone, IconName>

type NoteProps = { tone?: BadgeTone; icon?: IconName | ReactElement; className?: string; children: ReactNode }

export function Note({ tone = 'info', icon = ICONS[tone], className, children }: NoteProps) {
  return (
    <div className={joinClasses('note', `note-${tone}`, className)}>
      {typeof icon === 'string' ? <Icon name={icon} /> : icon}
      <div>{children}</div>
    </div>
  )
}
