import { useEffect, useState, useSyncExternalStore } from 'react'
import { Button } from '../button.tsx'
import { IconButton } from '../icon-button.tsx'
import { Icon } from '../icon.tsx'
import { closeToast, shownToasts, subscribeToToasts, type Toast } from './toast.ts'

const icons = { success: 'circle-check', info: 'info', error: 'circle-x' } as const

const none: readonly Toast[] = []

/** Where toasts appear; once, at the end of the page: what is last on it is not left under them. */
export function Toasts() {
  const toasts = useSyncExternalStore(subscribeToToasts, shownToasts, () => none)
  const cards = (isError: boolean) =>
    toasts
      .filter(({ tone }) => (tone === 'error') === isError)
      .map((toast) => <ToastCard key={toast.id} toast={toast} />)
  return (
    <div className="toasts">
      {cards(true)}
      <output aria-atomic="false">{cards(false)}</output>
    </div>
  )
}

export function ToastCard({ toast: { id, tone, title, duration, action, isLeaving } }: { toast: Toast }) {
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
    <div
      className={`toast card row toast-${tone}`}
      role={tone === 'error' ? 'alert' : undefined}
      data-leaving={isLeaving || undefined}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <span className="toast-icon centred">
        <Icon name={icons[tone]} />
      </span>
      <b>{title}</b>
      {action ? (
        <Button
          look="line"
          size="small"
          onClick={() => {
            closeToast(id)
            action.onPress()
          }}
        >
          {action.label}
        </Button>
      ) : null}
      <IconButton icon="x" label="Fermer la notification" onClick={() => closeToast(id)} />
      {isTimed ? (
        <i className="toast-time" style={{ animationDuration: `${duration}ms` }} aria-hidden="true" />
      ) : null}
    </div>
  )
}
