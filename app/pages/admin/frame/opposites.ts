import { href } from 'react-router'

type Sent = { readonly to?: string; readonly fields?: Readonly<Record<string, string>> }

/** Acts that are taken back by the opposite one, by their word in the address (`?fait=`): what is sent, to the page or below it. */
const opposites: Readonly<Record<string, Sent>> = {
  repondu: { fields: { etat: 'a-repondre' } },
  'a-repondre': { fields: { etat: 'repondu' } },
  'message-repondu': { fields: { etat: 'a-repondre' } },
  'message-clos': { fields: { etat: 'a-repondre' } },
  'message-a-repondre': { fields: { etat: 'repondu' } },
  'message-indesirable': { fields: { etat: 'pas-indesirable' } },
  suspendre: { to: '/retablir' },
  'course-annuler': { to: '/retablir' },
  'produit-masque': { to: '/visibilite', fields: { montrer: 'on' } },
}

export type Opposite = { page: string; fields: Readonly<Record<string, string>> }

/** Of a text that was hidden, in the address: the version that the site showed, or its file; the one that hides it. */
export const shownBefore = 'avant'
export const fromFile = 'fichier'
export const hiddenBy = 'vu'

/** What takes back the act before, and where it is sent; an order's number is in the address when its step may be. */
export function oppositeOf({ pathname, search }: { pathname: string; search: string }): Opposite | undefined {
  const asked = new URLSearchParams(search)
  const number = asked.get('reprendre')
  if (number) return { page: href('/admin/commandes/:number', { number }), fields: { acte: 'reprendre' } }
  const done = asked.get('fait') ?? ''
  const version = asked.get(shownBefore)
  if (done === 'texte-masquer' && version !== null)
    return {
      page: `${pathname}/${version === fromFile ? fromFile : `versions/${Number(version)}`}`,
      // Nothing that was saved since is lost.
      fields: { vu: asked.get(hiddenBy) ?? '' },
    }
  const { to = '', fields = {} } = (Object.hasOwn(opposites, done) ? opposites[done] : undefined) ?? {}
  return to || Object.keys(fields).length > 0 ? { page: pathname + to, fields } : undefined
}
