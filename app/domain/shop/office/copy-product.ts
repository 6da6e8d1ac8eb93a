import { parseDocument } from 'yaml'

type Named = { readonly name: string; readonly identifier: string; readonly addedOn: string }

const notCopied = ['gallery', 'discount', 'discountFrom', 'discountTo', 'sample', 'story']

/** The file of a draft after another product's: nothing in stock, no photo, no discount. */
export function copyOfProduct(text: string, { name, identifier, addedOn }: Named): string {
  const document = parseDocument(text)
  for (const field of notCopied) document.delete(field)
  document.set('identifier', identifier)
  document.set('name', name)
  document.set('addedOn', addedOn)
  document.set('draft', true)
  const { inventory = [] } = document.toJS() as { inventory?: object[] }
  inventory.forEach((_, index) => document.setIn(['inventory', index, 'stock'], 0))
  return document.toString({ lineWidth: 0 })
}
