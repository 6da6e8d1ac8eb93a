import type { PlacedOrder } from '#app/domain/orders/placed-order.ts'
import { endOfWithdrawal, type WithdrawalEnd } from '#app/domain/orders/withdrawal/answered.ts'
import { refundDeadline } from '#app/domain/orders/withdrawal/withdrawal.ts'
import { dayInParis, formatDay } from '#app/domain/shared/dates/french-dates.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { formatEuros } from '#app/domain/shared/money.ts'

/** A withdrawal as the office reads it: what is to be done, or how it ended. */
export function withdrawalInWords(order: PlacedOrder, declaredAt: Date) {
  const end = endOfWithdrawal(order, declaredAt)
  return {
    what: end ? 'Rétractation traitée' : 'Rétractation reçue',
    detail: `Le ${formatInstant(declaredAt)}. ${end ? endWords(end, order) : deadlineWords(order, declaredAt)}`,
  }
}

function deadlineWords(order: PlacedOrder, declaredAt: Date): string {
  const { day, mayWait, backOn } = refundDeadline(order, declaredAt)
  const back = backOn === undefined ? '' : `Retour reçu le ${formatDay(backOn)}. `
  const wait = mayWait ? ' Vous pouvez attendre le retour, ou la preuve de son envoi.' : ''
  return `${back}À rembourser le ${formatDay(day)} au plus tard.${wait}`
}

function endWords({ kind, at, keptCents = 0 }: WithdrawalEnd, { lostCents }: PlacedOrder): string {
  const on = at ? `Le ${formatDay(dayInParis(at))}\u00a0: ` : ''
  if (kind === 'refunded') return `${on}remboursement décidé.`
  if (kind === 'kept')
    return `${on}la retenue de ${formatEuros(keptCents)} couvre tout, rien n’est à rembourser.`
  if (kind === 'order-over') return 'La commande n’est plus en cours.'
  if (lostCents > 0)
    return `La banque a rendu ${formatEuros(lostCents)} à l’acheteur\u00a0: il n’y a rien à rembourser en plus.`
  return 'Il ne reste rien à rembourser de cette commande.'
}
