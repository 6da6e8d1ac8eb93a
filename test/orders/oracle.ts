import * as fc from 'fast-check'
import type { PaymentMethod } from '#app/domain/orders/order.ts'

export const places = [
  { identifier: 'gourde-relief', variant: 'blanc-craie' },
  { identifier: 'gourde-relief', variant: 'vert-piste' },
  { identifier: 'bonnet-ondes', variant: 'bleu-bassin' },
] as const

export const piecesAtFirst = 6

/** Something that may happen in the shop; `order` counts from the first, round and round. */
export type Happening =
  | {
      readonly kind: 'order'
      readonly pieces: readonly number[]
      readonly paymentMethod: PaymentMethod
      readonly isSent: boolean
    }
  | { readonly kind: 'pay'; readonly order: number; readonly isExact: boolean; readonly isNew: boolean }
  | { readonly kind: 'note-paid'; readonly order: number }
  | {
      readonly kind: 'act'
      readonly order: number
      readonly act: 'prepare' | 'makeReady' | 'send' | 'receive' | 'cancel'
    }
  | { readonly kind: 'abandon'; readonly order: number }
  | { readonly kind: 'wait'; readonly minutes: number }
  | { readonly kind: 'refund'; readonly order: number; readonly cents: number }
  | { readonly kind: 'return'; readonly order: number; readonly pieces: number; readonly restock: boolean }
  | { readonly kind: 'give-back' }

const order = fc.nat({ max: 5 })

/** Days in a shop where little is left, so that people meet. */
export const happenings: fc.Arbitrary<Happening[]> = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('order' as const),
        pieces: fc.array(fc.nat({ max: 4 }), { minLength: 3, maxLength: 3 }),
        paymentMethod: fc.constantFrom('card' as const, 'transfer' as const, 'on_site' as const),
        isSent: fc.boolean(),
      }),
    },
    {
      weight: 5,
      arbitrary: fc.record({
        kind: fc.constant('pay' as const),
        order,
        isExact: fc.integer({ min: 0, max: 5 }).map((chance) => chance > 0),
        isNew: fc.boolean(),
      }),
    },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('note-paid' as const), order }) },
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('act' as const),
        order,
        act: fc.constantFrom(
          'prepare' as const,
          'makeReady' as const,
          'send' as const,
          'receive' as const,
          'cancel' as const,
        ),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('abandon' as const), order }) },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('wait' as const),
        minutes: fc.constantFrom(5, 31, 60 * 24 * 11),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('refund' as const),
        order,
        cents: fc.integer({ min: 1, max: 4000 }),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('return' as const),
        order,
        pieces: fc.integer({ min: 1, max: 3 }),
        restock: fc.boolean(),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('give-back' as const) }) },
  ),
  { minLength: 5, maxLength: 30 },
)

/** What ought to be known of an order. */
export type Expected = {
  readonly number: string
  readonly paymentMethod: PaymentMethod
  readonly isSent: boolean
  readonly totalCents: number
  readonly deadline: Date | undefined
  /** Pieces by place, as ordered. */
  readonly pieces: readonly number[]
  stage: 'placed' | 'preparing' | 'ready' | 'sent' | 'received' | 'cancelled' | 'expired'
  isPaid: boolean
  /** Cents given back with a credit note, one a note. */
  notes: number[]
  /** Pieces by place that came back into the stock. */
  back: number[]
  /** Cents of payments that no order may keep, and of those put aside. */
  givenBack: number
  held: number
}

/** The shop as it should be: pieces left, and orders. */
export class Oracle {
  readonly left = places.map(() => piecesAtFirst)
  readonly orders: Expected[] = []

  /** The pieces one gets of those one asks for. */
  take(asked: readonly number[]): number[] {
    const taken = asked.map((pieces, place) => Math.min(pieces, this.left[place] ?? 0))
    this.#move(taken, -1)
    return taken
  }

  orderAt(index: number): Expected | undefined {
    return this.orders[index % Math.max(1, this.orders.length)]
  }

  pay(paid: Expected, cents: number): void {
    const out = paid.pieces.map((pieces, place) => pieces <= (this.left[place] ?? 0))
    if (cents !== paid.totalCents) paid.held += cents
    else if (paid.isPaid || paid.stage === 'cancelled') paid.givenBack += cents
    else if (paid.stage !== 'expired') paid.isPaid = true
    else if (out.every(Boolean)) {
      this.#move(paid.pieces, -1)
      paid.stage = 'placed'
      paid.isPaid = true
    } else paid.givenBack += cents
  }

  /** Pieces an order holds are free again. */
  free(left: Expected, stage: 'cancelled' | 'expired'): void {
    this.#move(
      left.pieces.map((pieces, place) => pieces - (left.back[place] ?? 0)),
      1,
    )
    left.stage = stage
  }

  comeBack(returned: Expected, place: number, pieces: number): void {
    returned.back[place] = (returned.back[place] ?? 0) + pieces
    this.left[place] = (this.left[place] ?? 0) + pieces
  }

  passTime(now: Date): void {
    for (const late of this.orders)
      if (late.stage === 'placed' && !late.isPaid && late.deadline && late.deadline <= now)
        this.free(late, 'expired')
  }

  #move(pieces: readonly number[], sign: 1 | -1): void {
    for (const [place, count] of pieces.entries()) this.left[place] = (this.left[place] ?? 0) + sign * count
  }
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
