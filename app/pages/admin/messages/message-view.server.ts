import { href } from 'react-router'
import { listPublishedCamps } from '#app/domain/camps/store.server.ts'
import { readClub } from '#app/domain/club/store.server.ts'
import { findMember, listActive } from '#app/domain/members/store.server.ts'
import type { PlaceValues } from '#app/domain/messages/canned.ts'
import { receiptSubject, subjectName } from '#app/domain/messages/rules.ts'
import { openActs, standingOf } from '#app/domain/messages/standing.ts'
import {
  listCannedAnswers,
  otherMessagesOf,
  readThread,
  type KeptMessage,
} from '#app/domain/messages/store.server.ts'
import { findOrderByNumber } from '#app/domain/orders/store.server.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { nameOfPerson } from '#app/domain/shared/people/person-name.ts'
import { phoneOf } from '#app/domain/shared/people/phone.ts'
import type { Services } from '#app/http/context.ts'
import { wordOfCamp } from '../stages/read-camp.server.ts'
import { messageActNames, messageActs } from './message-acts.ts'

export type MessageView = Awaited<ReturnType<typeof messageView>>

/** All that the page of one message shows. */
export async function messageView(services: Services, found: KeptMessage) {
  const { database, content } = services
  const { name, email, phone, message, concerns, fromPage, receivedAt } = found
  const standing = standingOf(found)
  const coaches = await listActive(database, 'admin')
  const thread = await readThread(database, found.id)
  const { facts: club } = await readClub(content)
  return {
    id: found.id,
    name,
    email,
    phone: phone ? phoneOf(phone) : undefined,
    subject: subjectName(found),
    message,
    concerns,
    fromPage,
    received: formatInstant(receivedAt),
    standing,
    acts: messageActNames.filter((one) => openActs[standing].includes(messageActs[one].act)),
    assignedTo: found.assignedTo ?? '',
    coaches: coaches.map((coach) => ({ value: coach.userId, label: nameOfPerson(coach) })),
    thread: thread.map(({ rank, authorName, text, answeredAt, mail }) => {
      return { rank, authorName, text, answered: formatInstant(answeredAt), mail }
    }),
    canned: (await listCannedAnswers(database)).map(({ id, title }) => ({ value: id, label: title })),
    others: (await otherMessagesOf(database, found)).map((other) => ({
      id: other.id,
      subject: subjectName(other),
      received: formatInstant(other.receivedAt),
    })),
    ways: await waysOf(services, found),
    mailSubject: `Re: ${receiptSubject(found, club.name)}`,
    clubEmail: club.email,
    isOutbox: services.mail.isOutbox ?? false,
  }
}

/** The rooms where what a message asks for is done. */
async function waysOf(services: Services, found: KeptMessage) {
  const member = await findMember(services.database, found.email.toLowerCase())
  const { firstName, lastName } = namesOf(found.name)
  const typed = Object.entries({ email: found.email, prenom: firstName, nom: lastName, tel: found.phone })
  const query = new URLSearchParams(typed.flatMap(([key, value]) => (value ? [[key, value]] : [])))
  const camp = await campOf(services, found)
  const orders = await ordersNamedIn(services, found)
  return {
    person: member
      ? { to: href('/admin/athletes/:member', { member: member.userId }), label: 'Sa fiche' }
      : { to: `${href('/admin/athletes/inviter')}?${query}`, label: 'Inviter au club' },
    camp: camp && {
      to: `${href('/admin/stages/:camp/inscrire', { camp: wordOfCamp(camp.slug) })}?${query}`,
      label: `Inscrire\u00a0: ${camp.title}`,
    },
    orders: orders.map((number) => ({
      number,
      to: href('/admin/commandes/:number', { number }),
      refund: href('/admin/commandes/:number/rembourser', { number }),
    })),
  }
}

async function campOf(services: Services, { concerns, fromPage }: KeptMessage) {
  const camps = await listPublishedCamps(services)
  return camps.find(({ title, path }) => title === concerns || path === fromPage)
}

const mostOrders = 3

async function ordersNamedIn(services: Services, { message, concerns }: KeptMessage): Promise<string[]> {
  const named = new Set(`${concerns ?? ''} ${message ?? ''}`.match(/\b\d{4}-\d{4,}\b/g))
  const orders = [...named]
    .slice(0, mostOrders)
    .map(async (number) => (await findOrderByNumber(services, number))?.number)
  return (await Promise.all(orders)).filter((number) => number !== undefined)
}

/** What is known for the places of a canned answer. */
export async function placeValues(
  services: Services,
  found: KeptMessage,
  actor: { name: string },
): Promise<PlaceValues> {
  const member = await findMember(services.database, found.email.toLowerCase())
  const { firstName, lastName } = namesOf(found.name)
  const [order] = await ordersNamedIn(services, found)
  return {
    prénom: member?.firstName || firstName,
    nom: member?.lastName || lastName,
    stage: (await campOf(services, found))?.title ?? found.concerns ?? undefined,
    commande: order,
    coach: actor.name,
    club: (await readClub(services.content)).facts.name,
  }
}

/** Of what was typed in one field: the first word is the first name. */
function namesOf(name: string | null) {
  const [firstName, ...rest] = name?.split(' ') ?? []
  return { firstName, lastName: rest.join(' ') || undefined }
}
