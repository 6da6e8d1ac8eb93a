import { listForOffice } from '#app/domain/competitions/store.server.ts'
import {
  collectionLabels,
  documentId,
  listDocuments,
  type DocumentState,
} from '#app/domain/content-edits/store.server.ts'
import { listMembers, mayOpen, type Rights } from '#app/domain/members/store.server.ts'
import { listMessages } from '#app/domain/messages/store.server.ts'
import { findOrders } from '#app/domain/orders/store.server.ts'
import { searchSite } from '#app/domain/search/store.server.ts'
import { dayInParis, formatDayRange } from '#app/domain/shared/dates/french-dates.ts'
import { typedWords } from '#app/domain/shared/lists/holds-words.ts'
import { nameOfPerson } from '#app/domain/shared/people/person-name.ts'
import type { Clock } from '#app/outside/clock.ts'
import type { SiteContentReader } from '#content/collections.ts'
import type { Database } from '#db/database.ts'
import { actsNamed } from './acts.ts'

type Services = { readonly database: Database; readonly content: SiteContentReader; readonly clock: Clock }

type Found = { readonly path: string; readonly title: string; readonly detail: string }

/** What was found of one kind, the best first. */
export type FoundKind = { readonly name: string; readonly found: readonly Found[] }

const mostOfAKind = 8

/** All that somebody of the office may open and that holds the typed words, acts first; nothing for no words. */
export async function searchOffice(services: Services, rights: Rights, typed: string): Promise<FoundKind[]> {
  const words = typedWords(typed)
  if (words.length === 0) return []
  const may = (room: string) => mayOpen(rights, `/admin/${room}`)
  const { acts, others } = actsNamed(words)
  const search = others.join(' ')
  const of = async <Value>(room: string, read: () => Promise<Value[]>): Promise<Value[]> =>
    search !== '' && may(room) ? read() : []
  const [orders, people, races, messages, texts, unseen] = await Promise.all([
    of('commandes', () => findOrders(services, search, mostOfAKind)),
    of('athletes', () => foundPeople(services, search)),
    of('competitions', () => foundRaces(services, search)),
    of('messages', () => foundMessages(services, search)),
    foundTexts(services, search),
    of('textes', () => foundUnseen(services, search)),
  ])
  const open = acts.filter(({ room }) => may(room))
  const onOrders = open.flatMap(({ label, ofOrder, from = [] }) =>
    orders.flatMap(({ number, name, stage }) =>
      ofOrder && from.includes(stage)
        ? [
            {
              path: `/admin/commandes/${number}/${ofOrder}`,
              title: `${label}, commande ${number}`,
              detail: name,
            },
          ]
        : [],
    ),
  )
  const kinds = [
    {
      name: 'Actions',
      found:
        onOrders.length > 0 ? onOrders : open.map(({ path, label }) => ({ path, title: label, detail: '' })),
    },
    {
      name: 'Commandes',
      found: orders.map(({ number, name, email }) => ({
        path: `/admin/commandes/${number}`,
        title: `Commande ${number}`,
        detail: [name, email].filter(Boolean).join(' · '),
      })),
    },
    { name: 'Personnes', found: people },
    { name: 'Compétitions', found: races },
    { name: 'Messages', found: messages },
    ...texts.filter(({ room }) => may(room)),
    { name: 'Pas en ligne', found: unseen },
  ]
  return kinds.filter(({ found }) => found.length > 0).map(({ name, found }) => ({ name, found }))
}

const anyMessage = { standing: undefined, assignedTo: undefined, subject: undefined, since: undefined }
const firstOnes = { page: 1, perPage: mostOfAKind }

async function foundPeople({ database }: Services, search: string): Promise<Found[]> {
  const { members } = await listMembers(database, { ...firstOnes, search, status: undefined })
  return members.map(({ userId, email, groups, ...names }) => ({
    path: `/admin/athletes/${userId}`,
    title: nameOfPerson({ email, ...names }),
    detail: [email, ...groups].join(' · '),
  }))
}

async function foundRaces({ database, clock }: Services, search: string): Promise<Found[]> {
  const asked = { ...firstOnes, search, family: undefined, season: undefined, today: dayInParis(clock.now()) }
  const tabs = ['to-come', 'proposed', 'past'] as const
  const found = await Promise.all(tabs.map((tab) => listForOffice({ database }, { ...asked, tab })))
  return found
    .flatMap(({ races }) => races)
    .slice(0, mostOfAKind)
    .map(({ competition: { id, title, startOn, endOn, place } }) => ({
      path: `/admin/competitions/${id}`,
      title,
      detail: [formatDayRange(startOn, endOn), place].filter(Boolean).join(' · '),
    }))
}

async function foundMessages({ database }: Services, search: string): Promise<Found[]> {
  const { messages } = await listMessages(database, { ...firstOnes, ...anyMessage, search })
  return messages.map(({ id, name, email, message }) => ({
    path: `/admin/messages/${id}`,
    title: name ?? email,
    detail: message?.slice(0, 100) ?? '',
  }))
}

const unseenStates: Readonly<Partial<Record<DocumentState, string>>> = {
  draft: 'Brouillon',
  scheduled: 'Prévu',
  hidden: 'Masqué',
  archived: 'Archivé',
}

/** What the site does not show: drafts, what is hidden, planned or put away. */
async function foundUnseen(services: Services, search: string): Promise<Found[]> {
  const words = typedWords(search)
  return (await listDocuments(services))
    .filter(({ state, title, file }) => {
      const name = plain(`${title} ${file}`)
      return state !== 'published' && words.every((word) => name.includes(word))
    })
    .slice(0, mostOfAKind)
    .map(({ collection, file, title, state }) => ({
      path: `/admin/textes/${documentId({ collection, file })}`,
      title,
      detail: [unseenStates[state], collectionLabels[collection]].filter(Boolean).join(' · '),
    }))
}

const plain = (text: string) => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')

const textKinds = [
  { collection: 'shop', room: 'produits', name: 'Produits' },
  { collection: 'nosStages', room: 'stages', name: 'Stages' },
  { collection: 'info', room: 'textes', name: 'Textes' },
  { collection: 'espaceAthlete', room: 'textes', name: 'Articles' },
] as const

async function foundTexts({ content }: Services, search: string) {
  if (search === '') return []
  const asked = { query: search, access: 'member', groups: 'all', kind: undefined } as const
  const site = await searchSite({ content }, asked)
  const results = 'answer' in site ? site.answer.results : []
  return textKinds.map(({ collection, room, name }) => {
    const own = results.filter((one) => one.collection === collection)
    const once = own.filter(({ path }, index) => own.findIndex((other) => other.path === path) === index)
    const found = once.slice(0, mostOfAKind).map(({ path, title }) => ({
      path,
      title: title.map(({ text }) => text).join(''),
      detail: '',
    }))
    return { room, name, found }
  })
}
