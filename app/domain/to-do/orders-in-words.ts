import { addDays, dayInParis, formatDay } from '#app/domain/shared/dates/french-dates.ts'
import type { OrderToDo, OrderToDoKind } from '#app/domain/shared/order-to-do.ts'
import { counted, type ToDo } from './rules.ts'

const titles: Readonly<Record<OrderToDoKind, (number: string) => string>> = {
  disputed: (number) => `Paiement contesté, commande ${number}`,
  refused: (number) => `Remboursement refusé, commande ${number}`,
  withdrawn: (number) => `Rétractation, commande ${number}`,
  held: (number) => `Paiement mis de côté, ${isOrder(number) ? 'commande ' : ''}${number}`,
  due: (number) => `Remboursement à faire, commande ${number}`,
  unanswered: (number) => `Remboursement sans réponse, commande ${number}`,
  unwritten: (number) => `E-mail qui ne s’écrit pas, commande ${number}`,
  'balance-late': (number) => `Solde en retard, commande ${number}`,
  'to-collect': (number) => `Virement attendu, commande ${number}`,
  'to-prepare': (number) => `Commande ${number} à préparer`,
  'to-make-ready': (number) => `Commande ${number} en préparation`,
  'to-send': (number) => `Commande ${number} à expédier`,
  'to-hand-over': (number) => `Commande ${number} à remettre`,
  lost: (number) => `Paiement perdu après contestation, commande ${number}`,
  expired: (number) => `Paiement par carte jamais venu, commande ${number}`,
}

const more: Readonly<Partial<Record<OrderToDoKind, string>>> = {
  disputed: 'Répondez chez votre prestataire, ne remboursez rien à côté.',
  lost: 'La facture reste\u00a0: à noter en perte dans vos comptes. Ce que la banque a repris ne se rembourse pas une seconde fois, rétractation comprise.',
  expired:
    'Ce qu’elle gardait est libre\u00a0: un mot à la personne peut aider. Cette ligne part après trois jours.',
  refused: 'À redemander, ou à rendre par virement\u00a0: jamais les deux.',
  'balance-late':
    'Un rappel est parti. Écrivez à l’acheteur, ou annulez la commande\u00a0: son acompte lui est alors rendu.',
  held: 'Son montant n’est pas celui d’une commande.',
  unanswered: 'Le prestataire se tait depuis plus d’un jour\u00a0: il est redemandé chaque nuit.',
  unwritten: 'Il est essayé chaque nuit\u00a0: le journal technique dit pourquoi il échoue.',
}

/** A payment that no order asked for has a name of its own. */
export function isOrder(number: string): boolean {
  return /^\d{4}-\d{4,}$/.test(number)
}

const daysToRefund = 14
const daysOfTransfer = 7
const pressingDays = 3

/** What waits about an order, in French, with the days that are left to it where the law or the reservation counts them. */
export function orderInWords({ kind, number, name, since, total }: OrderToDo, now: Date): ToDo {
  const limit = limitOf(kind, dayInParis(since), dayInParis(now))
  const detail = [
    name,
    limit?.words,
    more[kind],
    limit ? undefined : `Depuis le ${formatDay(dayInParis(since))}.`,
  ]
  const isPressing = limit?.isPressing ?? false
  return {
    kind: `order-${kind}`,
    id: number,
    title: titles[kind](number),
    detail: detail.filter(Boolean).join(' · '),
    since,
    total,
    ...(isPressing && { isPressing }),
  }
}

function limitOf(kind: OrderToDoKind, since: string, today: string) {
  if (kind === 'withdrawn') {
    const left = daysBetween(today, addDays(since, daysToRefund))
    const words = left < 0 ? 'Délai légal dépassé' : `${counted(left, 'jour', 'jours')} pour rembourser`
    return { words: `${words} (14 jours, L221-24)`, isPressing: left <= pressingDays }
  }
  if (kind !== 'to-collect') return undefined
  const late = daysBetween(since, today)
  const words =
    late > daysOfTransfer ? `En retard\u00a0: ${late} jours` : `Depuis ${counted(late, 'jour', 'jours')}`
  return { words, isPressing: false }
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}
