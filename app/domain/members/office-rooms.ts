import { isKeyOf } from '#app/domain/shared/key-of.ts'
import type { MemberRole } from './rules.ts'

/** The rooms of the office that a coach may give, by the first word of their addresses; the others are the coaches’ alone. */
export const officeRooms = {
  commandes: 'Commandes',
  produits: 'Produits et stock',
  athletes: 'Personnes',
  competitions: 'Compétitions',
  photos: 'Photos',
  stages: 'Stages',
  messages: 'Messages',
  temoignages: 'Témoignages',
  avis: 'Avis des articles',
  textes: 'Textes',
  recherches: 'Recherches',
  'tableau-de-bord': 'Tableau de bord',
} as const
export type OfficeRoom = keyof typeof officeRooms

export const isOfficeRoom = isKeyOf(officeRooms)

export type Rights = { readonly role: MemberRole; readonly rooms: readonly string[] }

/** What everybody of the office has, each seeing there what their rooms allow. */
const common = new Set(['', 'a-traiter', 'chercher', 'evenements', 'notifications'])

/** In rooms that are given: what would give more than the room. */
const ofCoaches =
  /^\/admin\/(stages\/bons(\/|$)|athletes\/(applications(\/|$)|[^/]+\/(droits|second-facteur|sessions|supprimer|donnees(\.json)?)(\/|$)))/

/** Whether somebody may open a path of the office; what is not named here is for coaches. @param path in lower case, decoded */
export function mayOpen({ role, rooms }: Rights, path: string): boolean {
  if (role === 'admin') return true
  if (role !== 'assistant' || ofCoaches.test(path)) return false
  const [, , room = ''] = path.split('/')
  return common.has(room) || (isOfficeRoom(room) && rooms.includes(room))
}
