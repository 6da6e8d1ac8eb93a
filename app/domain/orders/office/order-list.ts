import type { PaymentMethod } from '../order.ts'

/** What the lists of the office are cut into; `to-collect` waits for a transfer. */
export type OrderTab = 'to-prepare' | 'to-collect' | 'to-hand-over' | 'sent' | 'problems'

export type OrderSort = 'newest' | 'oldest' | 'name' | 'total'

/** What a list of orders is asked for; nothing asked is every order, the newest first. */
export type OrderListAsked = {
  readonly search: string
  readonly tab: OrderTab | undefined
  readonly delivery: 'shipping' | 'pickup' | undefined
  readonly paymentMethod: PaymentMethod | undefined
  /** Ordered within so many days, today included. */
  readonly days: number | undefined
  readonly sort: OrderSort
}

const periods = [7, 30, 90, 365] as const

const names: Readonly<Record<string, OrderTab>> = {
  'a-preparer': 'to-prepare',
  'a-encaisser': 'to-collect',
  'a-remettre': 'to-hand-over',
  expediees: 'sent',
  problemes: 'problems',
}

/** The names of the tabs in addresses, in the order they are shown. */
export const tabNames = Object.keys(names)

export function tabOf(name: string): OrderTab | undefined {
  return Object.hasOwn(names, name) ? names[name] : undefined
}

const methodNames = { carte: 'card', virement: 'transfer', 'sur-place': 'on_site' } as const
const deliveryNames = { envoi: 'shipping', remise: 'pickup' } as const
const sortNames = { recentes: 'newest', anciennes: 'oldest', nom: 'name', montant: 'total' } as const

function oneOf<Names extends Readonly<Record<string, string>>>(table: Names, name: string | null) {
  const keys = Object.keys(table) as (keyof Names & string)[]
  const key = keys.find((one) => one === name)
  return key === undefined ? undefined : table[key]
}

/** What an address asks for; what it says wrongly is left out. */
export function readOrderListAsked(query: URLSearchParams): Omit<OrderListAsked, 'search' | 'tab'> {
  return {
    delivery: oneOf(deliveryNames, query.get('livraison')),
    paymentMethod: oneOf(methodNames, query.get('paiement')),
    days: periods.find((days) => String(days) === query.get('periode')),
    sort: oneOf(sortNames, query.get('tri')) ?? 'newest',
  }
}
