import { parseDocument } from 'yaml'
import type { StoredLogo } from '#app/domain/club/store.server.ts'
import type { SiteContentReader } from '#content/collections.ts'
import type { EditOutcome } from '../rules.ts'
import { reviseDocument, type EditServices } from '../store.server.ts'
import { businessPlace } from './sheets.ts'
import { readFactText } from './store.server.ts'

type Change = {
  readonly name: string
  readonly accent: string
  /** Null takes it away; undefined leaves it. */
  readonly logo?: StoredLogo | null | undefined
  readonly author: string
}

/** Saves the name, the accent and the logo of the club, as an edit of its facts. */
export async function saveLook(
  services: Omit<EditServices, 'content'> & { readonly content: SiteContentReader },
  { name, accent, logo, author }: Change,
): Promise<EditOutcome | { readonly outcome: 'same' }> {
  const { text, revision } = await readFactText(services, { place: businessPlace })
  const document = parseDocument(text)
  if (document.get('name') !== name) document.set('name', name)
  if (document.getIn(['look', 'accent']) !== accent) document.setIn(['look', 'accent'], accent)
  if (logo) document.setIn(['look', 'logo'], document.createNode(logo))
  else if (logo === null) document.deleteIn(['look', 'logo'])
  const changed = document.toString({ lineWidth: 110 })
  if (changed === parseDocument(text).toString({ lineWidth: 110 })) return { outcome: 'same' }
  return reviseDocument(services, { ...businessPlace, text: changed, author, basedOn: revision })
}
