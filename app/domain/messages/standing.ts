type Dated = { answeredAt: Date | null; closedAt: Date | null; spamAt: Date | null }

export type Standing = 'open' | 'answered' | 'closed' | 'spam'

/** Where a message stands. */
export function standingOf({ answeredAt, closedAt, spamAt }: Dated): Standing {
  if (spamAt) return 'spam'
  if (closedAt) return 'closed'
  return answeredAt ? 'answered' : 'open'
}

export type MessageAct = 'answered' | 'reopened' | 'closed' | 'spam' | 'not-spam'

/** What may be done with a message that stands there. */
export const openActs: Readonly<Record<Standing, readonly MessageAct[]>> = {
  open: ['answered', 'closed', 'spam'],
  answered: ['closed', 'reopened'],
  closed: ['reopened'],
  spam: ['not-spam'],
}

/** What an act writes down. */
export function changeOf(act: MessageAct, at: Date): Partial<Dated> {
  if (act === 'answered') return { answeredAt: at }
  if (act === 'reopened') return { answeredAt: null, closedAt: null }
  if (act === 'closed') return { closedAt: at }
  return { spamAt: act === 'spam' ? at : null }
}

/** Words for who comes second. */
export const doneAlready: Readonly<Record<MessageAct, string>> = {
  answered: 'Déjà marqué comme répondu',
  reopened: 'Déjà remis à traiter',
  closed: 'Déjà clos',
  spam: 'Déjà marqué comme indésirable',
  'not-spam': 'Déjà remis parmi les messages',
}
