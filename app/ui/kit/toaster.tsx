import { Toast } from '@base-ui/react/toast'
import { createRoot } from 'react-dom/client'
import { settleToast, TOAST_DURATION, TOAST_LIMIT } from './toast-message.ts'
import type { ToastMessage } from './toast-message.ts'
import { ToastCard } from './toast-card.tsx'

const manager = Toast.createToastManager<ReturnType<typeof settleToast>['data']>()
let isMounted = false

/** Has a root of its own, so that no page pays for it before its first toast. */
export function showToast(message: ToastMessage): void {
  mountOnce()
  manager.add(settleToast(message))
}

function mountOnce() {
  if (isMounted) return
  isMounted = true
  const host = document.createElement('div')
  document.body.append(host)
  createRoot(host).render(
    <Toast.Provider toastManager={manager} limit={TOAST_LIMIT} timeout={TOAST_DURATION}>
      <Toast.Portal>
        <Toast.Viewport className="toast-viewport" aria-label="Notifications">
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>,
  )
}

function ToastList() {
  const { toasts } = Toast.useToastManager<ReturnType<typeof settleToast>['data']>()
  return toasts.map((toast) => <ToastCard key={toast.id} toast={toast} />)
}
