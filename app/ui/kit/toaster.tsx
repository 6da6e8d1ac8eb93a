import { Toast } from '@base-ui/react/toast'
import { useEffect, type ComponentProps } from 'react'
import { createRoot } from 'react-dom/client'
import type { IconName } from './icon-names.ts'
import './toast.css'
import { Icon } from './icon.tsx'
import {
  settleToast,
  TOAST_DURATION,
  TOAST_LIMIT,
  type ToastMessage,
  type ToastTone,
} from './toast-message.ts'

const ICONS: Record<ToastTone, IconName> = {
  success: 'circle-check',
  info: 'info',
  warning: 'triangle-alert',
  error: 'circle-x',
}

type ToastData = ReturnType<typeof settleToast>['data']

const manager = Toast.createToastManager<ToastData>()
let mounted: Promise<void> | undefined

export async function showToast(message: ToastMessage): Promise<void> {
  mounted ??= mountToaster()
  await mounted
  manager.add(settleToast(message))
}

/** The toaster has a root of its own, so that no page pays for it before its first toast. */
function mountToaster(): Promise<void> {
  const host = document.createElement('div')
  document.body.append(host)
  return new Promise((onMount) => {
    createRoot(host).render(<Toaster onMount={onMount} />)
  })
}

function Toaster({ onMount }: { onMount: () => void }) {
  // Runs after the provider's own effect: from here on, it hears what the manager adds.
  useEffect(onMount, [onMount])
  return (
    <Toast.Provider toastManager={manager} limit={TOAST_LIMIT} timeout={TOAST_DURATION}>
      <Toast.Portal>
        <Toast.Viewport className="toast-viewport" aria-label="Notifications">
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function ToastList() {
  const { toasts } = Toast.useToastManager<ToastData>()
  return toasts.map((toast) => <ToastCard key={toast.id} toast={toast} />)
}

type ToastCardProps = {
  toast: ComponentProps<typeof Toast.Root>['toast'] & { data?: Pick<ToastMessage, 'action'> }
}

function ToastCard({ toast }: ToastCardProps) {
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
