import { listDrafts } from '#app/domain/content-edits/store.server.ts'
import { mayOpen } from '#app/domain/members/office-rooms.ts'
import type { Visitor } from '#app/session/visitor.server.ts'
import type { SiteContentReader } from '#content/collections.ts'
import { pathOf, stemOf } from '@allure/content-engine'
import type { Services } from '../context.ts'
import { drawPreview, wholePage } from './draw-draft.server.ts'

type Asked = {
  readonly request: Request
  readonly visitor: Visitor
  readonly services: Services
  readonly drawPage: (path: string, content: SiteContentReader) => Promise<Response>
}

/** For coaches, where there is no page yet: the draft that will have this address. Undefined for all else and everybody else. */
export async function ownDraft({
  request,
  visitor,
  services,
  drawPage,
}: Asked): Promise<Response | undefined> {
  const { pathname } = new URL(request.url)
  if (request.method !== 'GET' || pathname.endsWith('.data')) return undefined
  const member = await visitor.activeMember()
  if (!member || !mayOpen(member, '/admin/textes')) return undefined
  if (services.isProduction && !(await visitor.hasSecondFactor())) return undefined
  const drafts = await listDrafts(services.database)
  const draft = drafts.find(({ collection, file }) => {
    const declared = services.content.collections[collection]
    return declared.type === 'page' && pathOf(declared.pathPrefix, stemOf(file).stem) === pathname
  })
  if (!draft) return undefined
  const preview = await drawPreview({ content: services.content, drawPage }, draft)
  return wholePage(preview, 'Brouillon\u00a0: seuls les coachs du club voient cette page ici.')
}
