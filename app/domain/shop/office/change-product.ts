import { type Document, parseDocument } from 'yaml'
import { readComposition } from './composition-text.ts'
import { changeFacts } from './fact-fields.ts'
import {
  collectionField,
  fileOf,
  productAsTyped,
  textFieldsOfProduct,
  type TypedProduct,
  typedVariants,
} from './product-fields.ts'

export type ProductProblem = { readonly field: string; readonly message: string }

type Changed =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly problems: readonly ProductProblem[] }

/** The file of a product with what was typed of it; what was not touched stays as it was written, comments too. */
export function changeProduct(
  text: string,
  typed: TypedProduct,
  collections: readonly { readonly id: string }[],
): Changed {
  const before = productAsTyped(text)
  const document = parseDocument(text)
  const problems: ProductProblem[] = []
  const isChanged = (field: string) => (typed[field] ?? '').trim() !== (before[field] ?? '')
  const put = (field: string, value: unknown) => setOrDelete(document, field, value)
  for (const field of [...textFieldsOfProduct, 'gender', 'discountFrom', 'discountTo'])
    if (isChanged(field)) put(field, evenSpaces(typed[field]))
  if (isChanged('price'))
    put('price', amountOf(typed.price) ?? problem('price', 'Indiquez un prix, comme 32 ou 32,50.'))
  if (isChanged('discount'))
    put('discount', percentOf(typed.discount) ?? problem('discount', 'De 0 à 90\u00A0%.'))
  if (isChanged('draft')) put('draft', typed.draft === 'on' || undefined)
  if (isChanged('textile')) document.set('textile', typed.textile === 'on')
  if (evenLines(typed.composition) !== before.composition)
    put(
      'composition',
      readComposition(typed.composition ?? '') ?? problem('composition', unreadableComposition),
    )
  const chosen = collections.filter(({ id }) => typed[collectionField(id)] === 'on').map(({ id }) => id)
  if (collections.some(({ id }) => isChanged(collectionField(id))))
    document.set('collection', document.createNode(chosen, { flow: true }))
  changeVariants(document, typed, problem)
  changeFacts(document, typed)
  if (problems.length > 0) return { ok: false, problems }
  const isSame = JSON.stringify(document.toJS()) === JSON.stringify(fileOf(text))
  return { ok: true, text: isSame ? text : document.toString({ lineWidth: 0 }) }

  function problem(field: string, message: string): undefined {
    problems.push({ field, message })
    return undefined
  }
}

const unreadableComposition =
  'Une partie par ligne, comme «\u202fCol\u00A0: coton 95\u00A0%, élasthanne 5\u00A0%\u202f».'

function changeVariants(
  document: Document,
  typed: TypedProduct,
  problem: (field: string, message: string) => undefined,
): void {
  const kept = (document.toJS() as { inventory?: Record<string, unknown>[] }).inventory ?? []
  const variants = typedVariants(typed).filter(({ isGone }) => !isGone)
  if (variants.length === 0) return problem('inventory', 'Il faut une taille au moins.')
  const inventory = variants.map(({ id, size, colour }) => ({
    ...(kept.find((known) => known.id === id) ?? { id: idOfVariant(colour, size), stock: 0 }),
    size: size || undefined,
    colour: colour || undefined,
  }))
  const even = inventory.map((variant) =>
    Object.fromEntries(Object.entries(variant).filter(([, value]) => value !== undefined)),
  )
  if (JSON.stringify(sorted(even)) === JSON.stringify(sorted(kept))) return
  const list = document.createNode(even)
  for (const item of (list as { items?: { flow?: boolean }[] }).items ?? []) item.flow = true
  document.set('inventory', list)
}

const sorted = (variants: readonly object[]) =>
  variants.map((variant) => Object.entries(variant).toSorted(([one], [other]) => (one < other ? -1 : 1)))

/** A name for addresses: small letters, figures, hyphens. */
export function slugOf(words: string): string {
  return words
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

const idOfVariant = (colour: string, size: string) => slugOf(`${colour} ${size}`) || 'taille-unique'

function setOrDelete(document: Document, field: string, value: unknown): void {
  if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0))
    document.delete(field)
  else document.set(field, typeof value === 'object' ? document.createNode(value) : value)
}

function amountOf(typed = ''): number | undefined {
  const digits = typed.replaceAll(/[\s€\u00A0\u202F]/g, '').replace(',', '.')
  return /^\d{1,5}(\.\d{1,2})?$/.test(digits) ? Number(digits) : undefined
}

function percentOf(typed = ''): number | '' | undefined {
  const digits = typed.replaceAll(/[\s%\u00A0]/g, '')
  if (digits === '' || digits === '0') return ''
  return /^\d{1,2}$/.test(digits) && Number(digits) <= 90 ? Number(digits) : undefined
}

const evenSpaces = (typed = '') => typed.normalize('NFC').replaceAll(/\s+/g, ' ').trim()
const evenLines = (typed = '') => typed.replaceAll(/\r\n?/g, '\n').trim()
