import { type ToDoKind, toDoKinds } from '#app/domain/to-do/kinds.ts'
import type { ToDo } from '#app/domain/to-do/rules.ts'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import type { IconName } from '#app/ui/kit/icons/icon-names.ts'

type Look = readonly [IconName, 'success' | 'info' | 'warning' | 'error']

const looks: Record<ToDoKind, Look> = {
  'payment-key': ['credit-card', 'error'],
  alarm: ['circle-alert', 'error'],
  'order-disputed': ['credit-card', 'error'],
  'order-refused': ['credit-card', 'error'],
  'order-withdrawn': ['undo-2', 'warning'],
  'order-held': ['receipt-euro', 'warning'],
  'order-due': ['receipt-euro', 'warning'],
  'order-unanswered': ['clock', 'warning'],
  'order-unwritten': ['mail', 'warning'],
  'order-balance-late': ['clock', 'warning'],
  'order-to-collect': ['receipt-euro', 'info'],
  'order-to-prepare': ['package', 'success'],
  'order-to-make-ready': ['package', 'success'],
  'order-to-send': ['truck', 'success'],
  'order-to-hand-over': ['gift', 'success'],
  'order-lost': ['credit-card', 'warning'],
  'order-expired': ['credit-card', 'info'],
  mail: ['mail', 'error'],
  message: ['mail', 'info'],
  proposal: ['flag', 'info'],
  testimonial: ['pen-line', 'info'],
  stock: ['triangle-alert', 'warning'],
  restock: ['mail', 'info'],
  invitation: ['users', 'info'],
  card: ['id-card', 'warning'],
  'second-factor': ['shield-check', 'warning'],
  publication: ['triangle-alert', 'warning'],
  facts: ['file-text', 'warning'],
}

/** One thing that waits: what it is, and the press or the place that settles it. */
export function ToDoLine({ line: { kind, id, title, detail, isPressing } }: { line: ToDo }) {
  const { action, place, isOnePress } = toDoKinds[kind]
  const [icon, tone] = looks[kind]
  return (
    <li>
      <span className={`to-do-icon centred badge-${isPressing ? 'error' : tone}`}>
        <Icon name={icon} />
      </span>
      <span>
        <b>{title}</b>
        {detail ? <small className="muted">{detail}</small> : null}
      </span>
      <ButtonLink
        look={isOnePress ? 'primary' : 'line'}
        size="small"
        to={place(id)}
        aria-label={`${action}\u00a0: ${title}`}
      >
        {action}
      </ButtonLink>
    </li>
  )
}
