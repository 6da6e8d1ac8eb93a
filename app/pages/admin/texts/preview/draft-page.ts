import { drawPageContext } from '#app/http/context.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { drawPreview, wholePage } from '#app/http/page/draw-draft.server.ts'
import { readCoach } from '../../frame/read-coach.server.ts'
import { documentAt } from '../read-text.server.ts'
import type { Route } from './+types/draft-page.ts'

/** The page of a draft, for coaches. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const { collection, file, draft } = await documentAt(request, services, params.document)
  if (!draft) throw pageNotFound(request)
  const drawing = { content: services.content, drawPage: context.get(drawPageContext) }
  const preview = await drawPreview(drawing, { collection, file, text: draft.text })
  return wholePage(preview, 'Brouillon\u00a0: seuls les coachs du club voient cette page ici.')
}
