import { listAlarms, paymentKey, readAlarm } from '#app/domain/alarms/store.server.ts'
import { hiddenCamps } from '#app/domain/camps/store.server.ts'
import { readClub } from '#app/domain/club/store.server.ts'
import { listWaitingProposals } from '#app/domain/competitions/store.server.ts'
import { searchMails } from '#app/domain/mail/store.server.ts'
import { listPendingInvitations, mayOpen, type Rights } from '#app/domain/members/store.server.ts'
import { listMessages } from '#app/domain/messages/store.server.ts'
import { readOrdersToDo } from '#app/domain/orders/store.server.ts'
import { dayInParis, formatDay, formatDayRange } from '#app/domain/shared/dates/french-dates.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { nameOfPerson } from '#app/domain/shared/people/person-name.ts'
import type { AccountAdministration } from '#app/outside/accounts/account-administration.ts'
import type { Clock } from '#app/outside/clock.ts'
import type { SiteContentReader } from '#content/collections.ts'
import type { Database } from '#db/database.ts'
import { cardsToDo } from './cards.server.ts'
import { coachesWithoutFactor } from './coaches-store.server.ts'
import { toDoKinds } from './kinds.ts'
import { orderInWords } from './orders-in-words.ts'
import { mostUrgentFirst, type ToDo } from './rules.ts'
import { restockToDo, stockToDo } from './stock.server.ts'

export { numbersFor, readOfficeNumbers, watchOffice } from './numbers-store.server.ts'
export { toDoKinds } from './kinds.ts'
export type { ToDo } from './rules.ts'
export { officeChanged, officeChannel, onOfficeChange } from './office-changes.ts'

export type ToDoServices = {
  database: Database
  clock: Clock
  content: SiteContentReader
  accounts: AccountAdministration
}

const oneWeek = 7 * 86_400_000
const mostOfAKind = 20
const firstOnes = (perPage: number) => ({ search: '', page: 1, perPage })

/** What waits for somebody of the office, the most urgent first: what their rooms hold, of each kind the oldest. */
export async function readToDo(services: ToDoServices, rights: Rights, most = mostOfAKind): Promise<ToDo[]> {
  const may = (room: string) => mayOpen(rights, `/admin/${room}`)
  const of = async (room: string, read: () => Promise<ToDo[]>) => (may(room) ? read() : [])
  const found = await Promise.all([
    of('commandes', () => ordersWaiting(services, most)),
    of('messages', () => messagesWaiting(services, most)),
    of('competitions', () => proposalsWaiting(services, most)),
    of('athletes', () => invitationsWaiting(services, most)),
    of('envois', () => mailsWaiting(services, most)),
    of('produits', () => stockToDo(services)),
    of('produits', () => restockToDo(services, most)),
    of('reglages', () => forTheOwner(services)),
  ])
  return mostUrgentFirst(found.flat().filter(({ kind }) => may(toDoKinds[kind].room)))
}

async function ordersWaiting(services: ToDoServices, most: number): Promise<ToDo[]> {
  const now = services.clock.now()
  return (await readOrdersToDo(services, most)).map((one) => orderInWords(one, now))
}

async function messagesWaiting({ database }: ToDoServices, most: number): Promise<ToDo[]> {
  const { messages, total } = await listMessages(database, {
    ...firstOnes(most),
    standing: 'open',
    assignedTo: undefined,
    subject: undefined,
    since: undefined,
  })
  return messages.map(({ id, name, email, message, receivedAt }) => ({
    kind: 'message',
    id,
    title: `Message de ${name ?? email}`,
    detail: `${message ? `${message.slice(0, 80).trim()} · ` : ''}${formatInstant(receivedAt)}`,
    since: receivedAt,
    total,
  }))
}

async function proposalsWaiting(services: ToDoServices, most: number): Promise<ToDo[]> {
  const proposals = await listWaitingProposals(services)
  return proposals.slice(0, most).map(({ competition: { id, title, startOn, endOn }, proposedBy }) => ({
    kind: 'proposal',
    id,
    title: `Course proposée\u00a0: ${title}`,
    detail: [formatDayRange(startOn, endOn), proposedBy && `par ${proposedBy.name}`]
      .filter(Boolean)
      .join(' · '),
    total: proposals.length,
  }))
}

async function invitationsWaiting({ database, clock }: ToDoServices, most: number): Promise<ToDo[]> {
  const overdue = await listPendingInvitations(database, new Date(clock.now().getTime() - oneWeek))
  return overdue.slice(0, most).map(({ userId, invitedAt, ...person }) => ({
    kind: 'invitation',
    id: userId,
    title: `Invitation sans suite\u00a0: ${nameOfPerson(person)}`,
    detail: invitedAt ? `Envoyée le ${formatDay(dayInParis(invitedAt))}.` : '',
    since: invitedAt ?? undefined,
    total: overdue.length,
  }))
}

async function mailsWaiting({ database }: ToDoServices, most: number): Promise<ToDo[]> {
  const { mails, total } = await searchMails(database, { ...firstOnes(most), status: 'failed' })
  return mails.map(({ id, recipient, createdAt, lastError }) => ({
    kind: 'mail',
    id,
    title: `E-mail qui ne part pas, à ${recipient || 'l’adresse du club'}`,
    detail: lastError ?? '',
    since: createdAt,
    total,
  }))
}

async function forTheOwner(services: ToDoServices): Promise<ToDo[]> {
  const { facts } = await readClub(services.content)
  const keyRefusedAt = await readAlarm(services.database, paymentKey)
  const found: (ToDo | false)[] = [
    keyRefusedAt !== undefined && {
      kind: 'payment-key',
      id: '',
      title: 'La clé du paiement par carte est refusée',
      detail: 'Personne ne peut payer par carte\u00a0: faites une clé neuve chez votre prestataire.',
      since: keyRefusedAt,
    },
    ...(await listAlarms(services)).map(({ since, title, advice }): ToDo => ({
      kind: 'alarm',
      id: title,
      title,
      detail: advice,
      since,
    })),
    ...(await cardsToDo(services)),
    ...(await coachesWithoutFactor(services)),
    ...(await hiddenCamps(services)).map((detail): ToDo => ({
      kind: 'publication',
      id: detail,
      title: 'Un stage n’est pas affiché',
      detail,
    })),
    facts.sample && {
      kind: 'facts',
      id: '',
      title: 'La fiche de l’entreprise est un exemple',
      detail: 'Nom, SIREN, adresse, assureur\u00a0: remplacez-les, étape par étape.',
    },
  ]
  return found.filter((one) => one !== false)
}
