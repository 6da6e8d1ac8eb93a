import type { ReadShopLine } from '#app/domain/cart/store.server.ts'
import { withinSentence } from '#app/domain/shared/within-sentence.ts'

type Named = Pick<ReadShopLine, 'identifier' | 'now'>

export function labelOf({ identifier, now }: Named): string {
  if (now) return now.label
  const words = identifier.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export function nameOf(line: Named): string {
  const detail = line.now?.detail
  if (detail === undefined) return labelOf(line)
  return `${labelOf(line)} (${withinSentence(detail)})`
}
