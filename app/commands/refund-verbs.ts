import type { OrderAct } from '#app/domain/orders/placed-order.ts'
import type { ReturnedLine } from '#app/domain/orders/refunds/refunds.ts'
import { orderStatuses, statusOf } from '#app/domain/orders/status.ts'
import { readCents } from '#app/domain/shared/typed-cents.ts'
import {
  aboutOne,
  readWords,
  type AdminSite,
  type AdminVerb,
  type Texts,
  type VerbReader,
} from './admin-verb.ts'
import { CommandError } from './content/command-error.ts'

/** Gives back all, some lines, or a sum; undefined unless exactly one of them is asked for. */
export function readRefund(words: readonly string[]): AdminVerb | undefined {
  const read = readWords(words, ['lines', 'amount', 'kept'], ['all', 'no-restock'])
  const [number, ...rest] = read?.rest ?? []
  if (!read || number === undefined || rest.length > 0) return undefined
  const { lines: typedLines, amount, kept } = read.texts
  const asked = [read.has('all'), typedLines !== undefined, amount !== undefined].filter(Boolean)
  if (asked.length !== 1) return undefined
  const lines = typedLines === undefined ? undefined : readLines(typedLines)
  const cents = amount === undefined ? undefined : readCents(amount)
  const wornCents = kept === undefined ? undefined : readCents(kept)
  // Only of pieces that came back is something kept: elsewhere it would be forgotten in silence.
  if (kept !== undefined && typedLines === undefined) return undefined
  if ((typedLines && !lines) || (amount && cents === undefined) || (kept && wornCents === undefined))
    return undefined
  const reason = read.has('all') ? 'cancellation' : lines ? 'withdrawal' : 'gesture'
  const restock = !read.has('no-restock')
  return actOnOrder(number, (site, signed) =>
    site.built.refundOrder(site.services, { ...signed, reason, lines, cents, wornCents, restock }),
  )
}

/** « 1:2,3:1 »: two pieces of the first line, one of the third. */
export function readLines(typed: string): ReturnedLine[] | undefined {
  const lines = typed.split(',').map((line) => /^(\d{1,3}):(\d{1,3})$/.exec(line.trim()))
  if (lines.includes(null)) return undefined
  return lines.flatMap((line) => (line ? [{ id: line[1] ?? '', quantity: Number(line[2]) }] : []))
}

type Signed = { readonly number: string; readonly author: string }

type ActOfOrder = (site: AdminSite, act: Signed, texts: Texts) => Promise<OrderAct>

/** A verb about one order. @param names of its options */
export function onOrder(names: readonly string[], act: ActOfOrder): VerbReader {
  return aboutOne(names, (number, texts) => actOnOrder(number, (site, signed) => act(site, signed, texts)))
}

/** Something done to an order in the name of the command, then where the order stands. */
export function actOnOrder(
  number: string,
  act: (site: AdminSite, signed: Signed) => Promise<OrderAct>,
): AdminVerb {
  return async (site, say) => {
    const answer = await act(site, { number, author: 'admin' })
    if (!answer.ok) throw new CommandError(answer.message)
    say(`${answer.order.number} : ${orderStatuses[statusOf(answer.order)]}`)
    return true
  }
}
