import { mayOpen, type Rights } from '#app/domain/members/office-rooms.ts'
import type { IconName } from '#app/ui/kit/icons/icon-names.ts'

type Room = { readonly room: string; readonly icon: IconName; readonly label: string }

/** The menu of the office, each room by the first word of its addresses. */
export const rooms: readonly Room[] = [
  { room: '', icon: 'layout-dashboard', label: 'À traiter' },
  { room: 'commandes', icon: 'package', label: 'Commandes' },
  { room: 'athletes', icon: 'users', label: 'Personnes' },
  { room: 'produits', icon: 'shopping-bag', label: 'Produits' },
  { room: 'competitions', icon: 'flag', label: 'Compétitions' },
  { room: 'stages', icon: 'tent-tree', label: 'Stages' },
  { room: 'photos', icon: 'image', label: 'Photos' },
  { room: 'textes', icon: 'pen-line', label: 'Textes' },
  { room: 'messages', icon: 'mail', label: 'Messages' },
  { room: 'temoignages', icon: 'medal', label: 'Témoignages' },
  { room: 'avis', icon: 'book-open', label: 'Avis des articles' },
  { room: 'envois', icon: 'arrow-up-right', label: 'Envois' },
  { room: 'tableau-de-bord', icon: 'ruler', label: 'Tableau de bord' },
  { room: 'recherches', icon: 'search', label: 'Recherches' },
  { room: 'journal', icon: 'clock', label: 'Journal' },
  { room: 'reglages', icon: 'shield-check', label: 'Réglages' },
  { room: 'notifications', icon: 'smartphone', label: 'Notifications' },
]

export const pathOfRoom = (room: string): string => (room === '' ? '/admin' : `/admin/${room}`)

/** The rooms of the menu that somebody may open, by name. */
export function roomsOf(rights: Rights): string[] {
  return rooms.map(({ room }) => room).filter((room) => mayOpen(rights, pathOfRoom(room)))
}
