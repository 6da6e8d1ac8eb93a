import { Toast } from '@base-ui/react/toast'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { ToastCard } from './toast-card.tsx'
import { settleToast, TOAST_DURATION, TOAST_LIMIT } from './toast-message.ts'
import type { ToastMessage } from './toast-message.ts'
import './toast.css'

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
