type ToastTone = 'success' | 'info' | 'error'

export type ToastMessage = {
  title: string
  tone?: ToastTone
  /** How long it stays, in ms; 0 keeps it until it is closed, as errors are. */
  duration?: number
  /** What one may still do about it while it stays. */
  action?: { readonly label: string; readonly onPress: () => void }
}

export type Toast = ToastMessage & { id: number; tone: ToastTone; duration: number; isLeaving: boolean }

const limit = 5
const usualDuration = 5000
const removalDelay = 200

let toasts: readonly Toast[] = []
let count = 0
const listeners = new Set<() => void>()

export function toast({ tone = 'success', ...message }: ToastMessage): number {
  count += 1
  const duration = message.duration ?? (tone === 'error' ? 0 : usualDuration)
  const others = toasts.filter(({ title }) => title !== message.title)
  publish([...others, { ...message, tone, duration, id: count, isLeaving: false }].slice(-limit))
  return count
}

export function closeToast(id: number): void {
  publish(toasts.map((other) => (other.id === id ? { ...other, isLeaving: true } : other)))
  setTimeout(() => publish(toasts.filter((other) => other.id !== id)), removalDelay)
}

export const shownToasts = (): readonly Toast[] => toasts

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function publish(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}
