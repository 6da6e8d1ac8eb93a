import { parseDocument } from 'yaml'
import {
  readFactText,
  reviseDocument,
  type EditOutcome,
  type EditServices,
} from '#app/domain/content-edits/store.server.ts'
import type { SiteContentReader } from '#content/collections.ts'
import { seenWords, wordParts, type MailWords } from './rules.ts'

export { readMailWords } from '#content/collections/private.ts'

const place = { collection: 'privateFacts', file: 'e-mails.yml' }

type WordServices = Omit<EditServices, 'content'> & { readonly content: SiteContentReader }

type Change = {
  /** The name of its template. */
  readonly mail: string
  /** All of its words: a part that is absent or empty is the site's again. */
  readonly words: MailWords
  /** The words that its form was about, as `seenWords` says them. */
  readonly seen: string
  readonly author: string
}

/** Keeps the owner's words of one email; the others' stay as they are. `changed`: somebody else worded it meanwhile. */
export async function saveMailWords(
  services: WordServices,
  { mail, words, seen, author }: Change,
): Promise<EditOutcome | { readonly outcome: 'same' | 'changed' }> {
  const { text, revision } = await readFactText(services, { place })
  const document = parseDocument(text)
  const read: unknown = document.toJS()
  const known = mailsIn(read)
  const said = wordParts.flatMap((part) => (words[part] ? [[part, words[part]] as const] : []))
  const others = known.filter((one) => one.mail !== mail)
  const now = seenWords(known.find((one) => one.mail === mail))
  if (now === seenWords(words)) return { outcome: 'same' }
  if (now !== seen) return { outcome: 'changed' }
  const own = said.length > 0 ? [{ mail, ...Object.fromEntries(said) }] : []
  document.set('mails', document.createNode([...others, ...own]))
  const changed = document.toString({ lineWidth: 110 })
  return reviseDocument(services, { ...place, text: changed, author, note: mail, basedOn: revision })
}

type Kept = MailWords & { readonly mail: string }

function mailsIn(read: unknown): readonly Kept[] {
  if (typeof read !== 'object' || read === null || !('mails' in read)) return []
  return Array.isArray(read.mails) ? read.mails : []
}
