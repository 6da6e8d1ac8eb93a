import { href } from 'react-router'
import type { ToDo } from '#app/domain/dashboard/rules.ts'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import type { IconName } from '#app/ui/kit/icon-names.ts'
import { Icon } from '#app/ui/kit/icon.tsx'

type Way = { icon: IconName; tone: 'success' | 'info' | 'warning' | 'error'; to?: string; action?: string }

const ways: Record<ToDo['kind'], Way> = {
  messages: { icon: 'mail', tone: 'info', to: '/admin/messages', action: 'Répondre' },
  mails: { icon: 'circle-alert', tone: 'error', to: '/admin/envois?etat=failed', action: 'Voir' },
  'second-factor': { icon: 'shield-check', tone: 'warning', to: '/compte/securite', action: 'Mon compte' },
  invitations: { icon: 'users', tone: 'info', to: '/admin/athletes?etat=invited', action: 'Relancer' },
  publication: { icon: 'triangle-alert', tone: 'warning', to: href('/nos-stages'), action: 'Les stages' },
  facts: { icon: 'file-text', tone: 'warning' },
}

/** Something to do, and the door to where it is done. */
export function ToDoItem({ item: { kind, title, detail } }: { item: ToDo }) {
  const { icon, tone, to, action } = ways[kind]
  return (
    <li>
      <span className={`to-do-icon badge-${tone}`}>
        <Icon name={icon} />
      </span>
      <span>
        <b>{title}</b>
        <small>{detail}</small>
      </span>
      {to && action ? (
        <ButtonLink look="line" size="small" to={to}>
          {action}
        </ButtonLink>
      ) : null}
    </li>
  )
}
