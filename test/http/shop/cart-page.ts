import type { Page } from '../visitor-browser.ts'

export const cart = '/notre-boutique/panier'

/** Variants of the samples, as forms name them. */
export const shirt = { identifier: 'maillot-couloirs-homme', variant: 'vert-piste-m' }
export const bottle = { identifier: 'gourde-relief', variant: 'blanc-craie' }

export const keyOf = ({ identifier, variant }: typeof shirt) => `${identifier}.${variant}`

/** What the form of a product sends. */
export const adding = (fields: Record<string, string>) => ({ intent: 'add', ...fields })

/** A page as it is read: no tags, plain spaces. */
export const plain = ({ text }: Page) =>
  text
    .replaceAll(/<script.*?<\/script>|<style.*?<\/style>/gs, '')
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ')

/** What a page says between two of its words. */
export const wordsIn = (page: Page, start: string, end: string) =>
  plain(page).split(start)[1]?.split(end)[0] ?? ''

export const quantityIn = (page: Page) => /name="quantity"[^>]* value="([^"]*)"/.exec(page.text)?.[1]
