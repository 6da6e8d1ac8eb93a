import { isMap, parseDocument } from 'yaml'
import { compositionAsTyped } from './composition-text.ts'
import { factsAsTyped } from './fact-fields.ts'

/** What a coach types of a product, all of it text; a box that is ticked is `on`. */
export type TypedProduct = Record<string, string>

export const textFieldsOfProduct = ['name', 'summary', 'lead', 'material', 'care'] as const
export const pricedFields = ['price', 'discount', 'discountFrom', 'discountTo'] as const

export type TypedVariant = { id: string; size: string; colour: string; isGone: boolean }

export const spareVariants = 2

/** The names of a variant's fields; variants are numbered from 0. */
export const variantField = (index: number, part: 'id' | 'size' | 'colour' | 'gone') =>
  `variant-${index}-${part}`
export const collectionField = (id: string) => `collection-${id}`

type File = Record<string, unknown>

/** The text of a product's file as its form shows it. */
export function productAsTyped(text: string): TypedProduct {
  const file = fileOf(text)
  const typed: TypedProduct = factsAsTyped(file)
  for (const name of [...textFieldsOfProduct, 'gender', 'discountTo'] as const)
    typed[name] = wordsOf(file[name])
  typed.price = wordsOf(file.price).replace('.', ',')
  typed.discount = file.discount ? wordsOf(file.discount) : ''
  typed.discountFrom = wordsOf(file.discountFrom)
  typed.draft = file.draft === true ? 'on' : ''
  typed.textile = file.textile === true ? 'on' : ''
  typed.composition = compositionAsTyped((file.composition ?? []) as Parameters<typeof compositionAsTyped>[0])
  for (const id of listOf(file.collection)) typed[collectionField(String(id))] = 'on'
  listOf(file.inventory).forEach((variant, index) => {
    for (const part of ['id', 'size', 'colour'] as const)
      typed[variantField(index, part)] = wordsOf((variant as File)[part])
  })
  return typed
}

/** The variants of a typed product, those that were added last; lines left empty are none. */
export function typedVariants(typed: TypedProduct): TypedVariant[] {
  const variants: TypedVariant[] = []
  for (let index = 0; index < 200; index++) {
    const of = (part: 'id' | 'size' | 'colour' | 'gone') => (typed[variantField(index, part)] ?? '').trim()
    const variant = { id: of('id'), size: of('size'), colour: of('colour'), isGone: of('gone') === 'on' }
    if (variant.id || variant.size || variant.colour) variants.push(variant)
  }
  return variants
}

/** What stands in a product's file; empty when it cannot be read. */
export function fileOf(text: string): File {
  const parsed = parseDocument(text)
  const file: unknown = parsed.errors.length > 0 || !isMap(parsed.contents) ? {} : parsed.toJS()
  return file as File
}

/** The photos and other pictures that a product's file names, in their order. */
export function galleryOf(text: string): { src: string; alt: string }[] {
  return listOf(fileOf(text).gallery) as { src: string; alt: string }[]
}

/** The file with another gallery, the rest as it was. */
export function withGallery(text: string, gallery: readonly { src: string; alt: string }[]): string {
  const document = parseDocument(text)
  if (gallery.length === 0) document.delete('gallery')
  else document.set('gallery', document.createNode(gallery))
  return document.toString({ lineWidth: 0 })
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function wordsOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}
