import type { OrderState } from './order.ts'

/** An order in a list. */
export type ListedOrder = OrderState & {
  readonly id: string
  readonly number: string
  readonly placedAt: Date
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly totalCents: number
  readonly expiresAt: Date | undefined
}
