import { readWords, type AdminVerb } from './admin-verb.ts'
import { actOnOrder, onOrder, readLines } from './refund-verbs.ts'

/** Pieces that came back: `--lines 1:2,3:1`. */
export function readReturn(words: readonly string[]): AdminVerb | undefined {
  const read = readWords(words, ['lines'], ['no-restock'])
  const [number, ...rest] = read?.rest ?? []
  const lines = readLines(read?.texts.lines ?? '')
  if (!read || number === undefined || rest.length > 0 || !lines) return undefined
  const restock = !read.has('no-restock')
  const pieces = lines.map(({ id: line, quantity }) => ({ line, quantity, restock }))
  return actOnOrder(number, ({ built, services }, act) => built.receiveReturn(services, { ...act, pieces }))
}

export const readExchange = onOrder(
  ['line', 'from', 'to', 'pieces'],
  ({ built, services }, act, { line = '', from = '', to = '', pieces = '1' }) =>
    built.exchangePieces(services, { ...act, line, from, to, quantity: Number(pieces) }),
)

/** The old pieces are back, the new ones leave. */
export function readExchanged(words: readonly string[]): AdminVerb | undefined {
  const read = readWords(words, ['exchange', 'carrier', 'tracking'], ['no-restock'])
  const [number, ...rest] = read?.rest ?? []
  if (!read || number === undefined || rest.length > 0) return undefined
  const { exchange, carrier, tracking: trackingNumber } = read.texts
  const done = { rank: Number(exchange ?? 1), restock: !read.has('no-restock'), carrier, trackingNumber }
  return actOnOrder(number, ({ built, services }, act) => built.finishExchange(services, { ...act, ...done }))
}

export const readUnexchanged = onOrder(['exchange'], ({ built, services }, act, { exchange = '1' }) =>
  built.cancelExchange(services, { ...act, rank: Number(exchange) }),
)
