import type { ToastMessage } from './toast-message.ts'

/** Says that something happened. The code that shows toasts is fetched by the first one. */
export async function toast(message: ToastMessage): Promise<void> {
  const { showToast } = await import('./toaster.tsx')
  await showToast(message)
}
