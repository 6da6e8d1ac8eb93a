import { IconButton } from '../icon-button.tsx'
import type { IconName } from '../icon-names.ts'
import { Icon } from '../icon.tsx'
import type { ToastTone } from '../toast-message.ts'
import '../toast.css'

const ICONS: Record<ToastTone, IconName> = {
  success: 'circle-check',
  info: 'info',
  warning: 'triangle-alert',
  error: 'circle-x',
}

type ToastPictureProps = { tone: ToastTone; title: string; description: string; action?: string }

/** A toast held still, to look at it. */
export function ToastPicture({ tone, title, description, action }: ToastPictureProps) {
  return (
    <div className={`toast toast-${tone}`}>
      <span className="toast-icon">
        <Icon name={ICONS[tone]} />
      </span>
      <p className="toast-text">
        <b>{title}</b>
        <span>{description}</span>
      </p>
      {action && (
        <button type="button" className="toast-action">
          {action}
        </button>
      )}
      <IconButton icon="x" label="Fermer la notification" />
      {tone !== 'error' && <i className="toast-time guide-still" />}
    </div>
  )
}
