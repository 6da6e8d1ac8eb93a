import type { OrdersToDo } from '#app/domain/shared/orders-to-do.ts'
import { counted, namesInWords, type ToDo } from './rules.ts'

type Words = { readonly one: string; readonly several: string; readonly more?: string }

const words: Readonly<Record<keyof OrdersToDo, Words>> = {
  disputed: {
    one: 'paiement contesté',
    several: 'paiements contestés',
    more: 'Répondez chez votre prestataire, ne remboursez rien à côté.',
  },
  lost: {
    one: 'paiement perdu après contestation',
    several: 'paiements perdus après contestation',
    more: 'La facture reste\u00a0: à noter en perte dans vos comptes. Ce dernier mois.',
  },
  refused: {
    one: 'remboursement refusé par le prestataire',
    several: 'remboursements refusés par le prestataire',
    more: 'À redemander, ou à faire par virement\u00a0: jamais les deux.',
  },
  held: {
    one: 'paiement mis de côté',
    several: 'paiements mis de côté',
    more: 'Son montant n’est pas celui d’une commande.',
  },
  unanswered: {
    one: 'remboursement demandé sans réponse',
    several: 'remboursements demandés sans réponse',
    more: 'Le prestataire se tait depuis plus d’un jour\u00a0: il est redemandé chaque nuit.',
  },
  unwritten: {
    one: 'commande dont un e-mail ne s’écrit pas',
    several: 'commandes dont un e-mail ne s’écrit pas',
    more: 'Il est essayé chaque nuit\u00a0: le journal technique dit pourquoi il échoue.',
  },
  due: { one: 'remboursement à faire', several: 'remboursements à faire' },
  paid: { one: 'commande payée à préparer', several: 'commandes payées à préparer' },
  expired: {
    one: 'commande expirée sans paiement',
    several: 'commandes expirées sans paiement',
    more: 'Ces sept derniers jours.',
  },
}

// Its keys are those of the words, by its type.
const kinds = Object.keys(words) as (keyof OrdersToDo)[]

/** What waits about orders, in French, the most urgent first. */
export function ordersInWords(orders: OrdersToDo): ToDo[] {
  return kinds
    .filter((kind) => orders[kind].length > 0)
    .map((kind) => {
      const { one, several, more } = words[kind]
      const numbers = `${namesInWords(orders[kind])}.`
      const detail = more === undefined ? numbers : `${numbers} ${more}`
      return {
        kind: `orders-${kind}`,
        title: counted(orders[kind].length, one, several),
        detail,
        numbers: orders[kind],
      }
    })
}
