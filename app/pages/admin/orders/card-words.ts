import { dayInParis, formatDay } from '#app/domain/shared/dates/french-dates.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { formatEuros } from '#app/domain/shared/money.ts'

type Attempt = {
  rank: number
  checkoutId: string | null
  openedAt: Date
  expiresAt: Date | null
  endedAt: Date | null
}

/** What became of a try at paying by card. */
export function attemptInWords({ rank, checkoutId, openedAt, expiresAt, endedAt }: Attempt, now: Date) {
  const isOpen = endedAt === null && (expiresAt === null || expiresAt > now)
  const end = endedAt
    ? `close le ${formatInstant(endedAt)}`
    : `ouverte${expiresAt ? ` jusqu’au ${formatInstant(expiresAt)}` : ''}`
  return {
    what: `Page de paiement par carte, essai ${rank}`,
    detail: `Demandée le ${formatInstant(openedAt)}\u00a0: ${checkoutId === null ? 'le prestataire n’a pas répondu' : end}.`,
    // What it is looked up by at the payment service.
    reference: checkoutId ?? undefined,
    isOpen,
  }
}

const statusWords: Readonly<Record<string, string>> = {
  warning_needs_response: 'demande d’information, à répondre',
  warning_under_review: 'demande d’information, en examen',
  warning_closed: 'demande d’information close',
  needs_response: 'à répondre chez le prestataire',
  under_review: 'en examen à la banque',
  won: 'gagnée, l’argent reste',
  lost: 'perdue, la banque a repris l’argent',
  prevented: 'évitée',
}

/** Where a dispute stands, from the last that the payment service said of it. */
export function disputeInWords({
  dispute,
  status,
  cents,
  answerBefore,
}: Readonly<Record<string, string | number>>) {
  const words = statusWords[String(status)] ?? String(status)
  const isOpen = /needs_response|under_review/.test(String(status))
  const before = isOpen && answerBefore ? ` Réponse attendue avant le ${dayOf(String(answerBefore))}.` : ''
  return {
    what: `${formatEuros(Number(cents))} contestés`,
    detail: `Contestation ${words}.${before}`,
    reference: String(dispute),
    isOpen,
  }
}

function dayOf(instant: string): string {
  return formatDay(dayInParis(new Date(instant)))
}
