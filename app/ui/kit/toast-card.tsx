import { Toast } from '@base-ui/react/toast'
import type { ComponentProps } from 'react'
import type { IconName } from './icon-names.ts'
import { Icon } from './icon.tsx'
import type { ToastMessage, ToastTone } from './toast-message.ts'

const ICONS: Record<ToastTone, IconName> = {
  success: 'circle-check',
  info: 'info',
  warning: 'triangle-alert',
  error: 'circle-x',
}

type ToastCardProps = {
  toast: ComponentProps<typeof Toast.Root>['toast'] & { data?: Pick<ToastMessage, 'action'> }
}

export function ToastCard({ toast }: ToastCardProps) {
  const tone = toneOf(toast.type)
  const action = toast.data?.action
  return (
    <Toast.Root toast={toast} className={`toast toast-${tone}`} aria-hidden={false}>
      <span className="toast-icon">
        <Icon name={ICONS[tone]} />
      </span>
      <p className="toast-text">
        <Toast.Title render={<b />} />
        <Toast.Description render={<span />} />
      </p>
      {action && (
        <Toast.Action className="toast-action" onClick={action.onClick}>
          {action.label}
        </Toast.Action>
      )}
      <Toast.Close className="icon-button" aria-label="Fermer la notification" aria-hidden={false}>
        <Icon name="x" size={18} />
      </Toast.Close>
      {toast.timeout ? (
        <i className="toast-time" style={{ animationDuration: `${toast.timeout}ms` }} aria-hidden="true" />
      ) : null}
    </Toast.Root>
  )
}

function toneOf(type: string | undefined): ToastTone {
  return type === 'info' || type === 'warning' || type === 'error' ? type : 'success'
}
