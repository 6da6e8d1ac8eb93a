import { useEffect, useState, useSyncExternalStore } from 'react'
import { IconButton } from '../icon-button.tsx'
import { Icon } from '../icon.tsx'
import type { IconName } from '../icons/icon-names.ts'
import { closeToast, shownToasts, subscribeToToasts, type Toast, type ToastTone } from './toast.ts'

const icons: Record<ToastTone, IconName> = {
  success: 'circle-check',
  info: 'info',
  warning: 'triangle-alert',
  error: 'circle-x',
}

const none: readonly Toast[] = []

/** Where toasts appear; once, at the end of the page: what is last on it is not left under them. */
export function Toasts() {
  const toasts = useSyncExternalStore(subscribeToToasts, shownToasts, () => none)
  return (
    <div className="toasts">
      {toasts
        .filter(({ tone }) => tone === 'error')
        .map((toast) => (
          <div key={toast.id} role="alert">
            <ToastCard toast={toast} />
          </div>
        ))}
      <output aria-atomic="false">
        {toasts
          .filter(({ tone }) => tone !== 'error')
          .map((toast) => (
            <TimedToast key={toast.id} toast={toast} />
          ))}
      </output>
    </div>
  )
}

function TimedToast({ toast }: { toast: Toast }) {
  const { id, duration } = toast
  const [isHeld, setHeld] = useState(false)
  const isTimed = duration > 0 && !isHeld
  useEffect(() => {
    if (!isTimed) return undefined
    const timer = setTimeout(() => closeToast(id), duration)
    return () => clearTimeout(timer)
  }, [id, duration, isTimed])
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  return (
    <div onPointerEnter={hold} onPointerLeave={release} onFocus={hold} onBlur={release}>
      <ToastCard toast={toast} time={isTimed ? duration : undefined} />
    </div>
  )
}

/** @param time how long its line takes to run out, in ms */
export function ToastCard({ toast, time }: { toast: Toast; time?: number | undefined }) {
  const { id, tone, title, description, action, isLeaving } = toast
  return (
    <div className={`toast toast-${tone}`} data-leaving={isLeaving || undefined}>
      <span className="toast-icon">
        <Icon name={icons[tone]} />
      </span>
      <p className="toast-text">
        <b>{title}</b>
        {description ? <span>{description}</span> : null}
      </p>
      {action ? (
        <button type="button" className="toast-action" onClick={action.onClick}>
          {action.label}
        </button>
      ) : null}
      <IconButton icon="x" label="Fermer la notification" onClick={() => closeToast(id)} />
      {time === undefined ? null : (
        <i className="toast-time" style={{ animationDuration: `${time}ms` }} aria-hidden="true" />
      )}
    </div>
  )
}
