import { z } from 'zod'
import type { OrderRecap } from '#app/domain/orders/placing/recap-store.server.ts'
import { formatEuros } from '#app/domain/shared/money.ts'

const shownRecap = z.object({
  lines: z.array(
    z.object({
      key: z.string().max(200),
      label: z.string().max(300),
      quantity: z.int(),
      unitPriceCents: z.int(),
    }),
  ),
  feeCents: z.int(),
  totalCents: z.int(),
  dueNowCents: z.int(),
  termsVersion: z.int(),
})

type ShownRecap = z.output<typeof shownRecap>

/** What a recap showed, as its form carries it: only to say later what has changed, never to charge. */
export function encodeShownRecap(recap: OrderRecap): string {
  return JSON.stringify(shownOf(recap))
}

export function changesSince(carried: string, recap: OrderRecap): string[] {
  const before = readShown(carried)
  if (!before) return []
  const now = shownOf(recap)
  const changes = before.lines.flatMap((line) => changesOfLine(line, now.lines))
  const added = now.lines.filter(({ key }) => !before.lines.some((line) => line.key === key))
  changes.push(...added.map(({ label }) => `${label}\u00a0: ajouté depuis.`))
  if (before.feeCents !== now.feeCents)
    changes.push(`Livraison\u00a0: ${formatEuros(now.feeCents)} au lieu de ${formatEuros(before.feeCents)}.`)
  if (before.termsVersion !== now.termsVersion)
    changes.push('Les conditions générales de vente ont une nouvelle version.')
  if (before.totalCents !== now.totalCents)
    changes.push(`Total\u00a0: ${formatEuros(now.totalCents)} au lieu de ${formatEuros(before.totalCents)}.`)
  else if (before.dueNowCents !== now.dueNowCents)
    changes.push(
      `À payer à la commande\u00a0: ${formatEuros(now.dueNowCents)} au lieu de ${formatEuros(before.dueNowCents)}.`,
    )
  return changes
}

function changesOfLine(before: ShownRecap['lines'][number], lines: ShownRecap['lines']): string[] {
  const now = lines.find(({ key }) => key === before.key)
  if (!now) return [`${before.label}\u00a0: ne peut plus être commandé.`]
  const changes = []
  if (now.quantity !== before.quantity)
    changes.push(`${now.label}\u00a0: ${now.quantity} au lieu de ${before.quantity}.`)
  if (now.unitPriceCents !== before.unitPriceCents)
    changes.push(
      `${now.label}\u00a0: ${formatEuros(now.unitPriceCents)} au lieu de ${formatEuros(before.unitPriceCents)}.`,
    )
  return changes
}

function shownOf({ lines, delivery, totalCents, dueNowCents, recap }: OrderRecap): ShownRecap {
  return {
    lines: lines.map(({ identifier, variant, label, quantity, unitPriceCents }) => ({
      key: `${identifier}.${variant}`,
      label,
      quantity,
      unitPriceCents,
    })),
    feeCents: delivery.feeCents,
    totalCents,
    dueNowCents,
    termsVersion: recap.termsVersion,
  }
}

function readShown(carried: string): ShownRecap | undefined {
  try {
    return shownRecap.safeParse(JSON.parse(carried)).data
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
