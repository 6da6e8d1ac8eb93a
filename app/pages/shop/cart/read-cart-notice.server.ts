import { keyOf } from '#app/domain/cart/cart.ts'
import { decodeRemoved, tooMany } from '#app/domain/cart/changes.ts'
import type { ReadShopCart, ReadShopLine } from '#app/domain/cart/store.server.ts'
import { readShopCart } from '#app/domain/cart/store.server.ts'
import type { Services } from '#app/http/context.ts'
import { doneKinds } from './cart-notices.ts'
import type { CartNotice, DoneKind } from './cart-notices.ts'
import { nameOf } from './line-names.ts'

type Shown = { readonly read: ReadShopCart; readonly hasCookie: boolean }

const noCookie =
  'Votre panier est vide. Vous veniez d’y mettre un article\u202f? Votre navigateur refuse les cookies de ce site\u00a0: autorisez-les, puis recommencez. Celui du panier ne sert à rien d’autre.'

/** What the address says was just done, when the cart bears it out; undefined for any other address. */
export async function readCartNotice(
  services: Services,
  query: URLSearchParams,
  { read, hasCookie }: Shown,
): Promise<CartNotice | undefined> {
  const kind = doneKinds.find((known) => known === query.get('fait'))
  const article = query.get('article') ?? ''
  if (kind === undefined) return undefined
  if (kind === 'retrait') return readRemoved(services, article, read)
  if (kind === 'ajout' && !hasCookie) return { kind: 'sans-cookie', text: noCookie, undo: undefined }
  const line = read.lines.find(({ key }) => key === article)
  return line && { kind, text: doneText(kind, line), undo: undefined }
}

async function readRemoved(
  services: Services,
  article: string,
  { lines }: ReadShopCart,
): Promise<CartNotice | undefined> {
  const removed = decodeRemoved(article)
  if (!removed || lines.some(({ key }) => key === keyOf(removed.line))) return undefined
  const [line] = (await readShopCart(services, [removed.line])).lines
  return line && { kind: 'retrait', text: `${nameOf(line)} n’est plus dans votre panier.`, undo: article }
}

function doneText(kind: Exclude<DoneKind, 'retrait'>, line: ReadShopLine): string {
  const { quantity } = line
  const name = nameOf(line)
  const count = `${name}\u00a0: ${quantity}\u00a0${quantity > 1 ? 'exemplaires' : 'exemplaire'}.`
  if (kind === 'limite') return `${count} ${tooMany}`
  if (kind === 'quantite') return count
  return kind === 'retour' ? `${name} est de retour dans votre panier.` : `${name} est dans votre panier.`
}
