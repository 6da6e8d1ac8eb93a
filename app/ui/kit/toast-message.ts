export type ToastTone = 'success' | 'info' | 'warning' | 'error'

export type ToastMessage = {
  title: string
  description?: string
  tone?: ToastTone
  action?: { label: string; onClick: () => void }
  /** How long it stays, in ms; 0 keeps it until it is closed. */
  duration?: number
}

export const TOAST_LIMIT = 5
export const TOAST_DURATION = 5000

/** An error stays until somebody closes it, and is read aloud at once. */
export function settleToast(message: ToastMessage) {
  const tone = message.tone ?? 'success'
  return {
    title: message.title,
    description: message.description,
    type: tone,
    timeout: message.duration ?? (tone === 'error' ? 0 : TOAST_DURATION),
    priority: tone === 'error' ? ('high' as const) : ('low' as const),
    data: { action: message.action },
  }
}
