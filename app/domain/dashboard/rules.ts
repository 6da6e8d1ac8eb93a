import type { OrdersToDo } from '#app/domain/shared/orders-to-do.ts'

export type ToDo = {
  kind:
    | `orders-${keyof OrdersToDo}`
    | 'payment-key'
    | 'alarm'
    | 'messages'
    | 'stock'
    | 'proposals'
    | 'mails'
    | 'invitations'
    | 'second-factor'
    | 'facts'
    | 'publication'
  title: string
  detail: string
  /** Of orders, all of them. */
  numbers?: readonly string[]
}

/** « 1 message », « 3 messages ». */
export function counted(number: number, one: string, several: string): string {
  return `${number} ${number > 1 ? several : one}`
}

const mostNamed = 3

/** « Zoé, Malo, Inès et 2 autres ». */
export function namesInWords(names: readonly string[]): string {
  const shown = names.slice(0, mostNamed)
  const others = names.length - shown.length
  if (others > 0) return `${shown.join(', ')} et ${counted(others, 'autre', 'autres')}`
  return shown.length > 1 ? `${shown.slice(0, -1).join(', ')} et ${shown.at(-1)}` : shown.join('')
}
