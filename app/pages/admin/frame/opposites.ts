import { href } from 'react-router'

/** Acts that are taken back by the opposite one, by their word in the address (`?fait=`): what is sent to the same page. */
const opposites: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  repondu: { etat: 'a-repondre' },
  'a-repondre': { etat: 'repondu' },
  'message-repondu': { etat: 'a-repondre' },
  'message-clos': { etat: 'a-repondre' },
  'message-a-repondre': { etat: 'repondu' },
  'message-indesirable': { etat: 'pas-indesirable' },
}

export type Opposite = { page: string; fields: Readonly<Record<string, string>> }

/** What takes back the act before, and where it is sent; an order's number is in the address when its step may be. */
export function oppositeOf({ pathname, search }: { pathname: string; search: string }): Opposite | undefined {
  const asked = new URLSearchParams(search)
  const number = asked.get('reprendre')
  if (number) return { page: href('/admin/commandes/:number', { number }), fields: { acte: 'reprendre' } }
  const done = asked.get('fait') ?? ''
  const fields = Object.hasOwn(opposites, done) ? opposites[done] : undefined
  return fields && { page: pathname, fields }
}
