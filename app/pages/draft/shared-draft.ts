import { href } from 'react-router'
import { pageOf } from '#app/domain/content-edits/documents.ts'
import { findDraftBySecret } from '#app/domain/content-edits/store.server.ts'
import { drawPageContext, servicesContext } from '#app/http/context.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { drawPreview, wholePage } from '#app/http/page/draw-draft.server.ts'
import type { Route } from './+types/shared-draft.ts'

/** A draft, for whoever was given its secret. */
export async function loader({ request, context, params: { secret } }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const draft = await findDraftBySecret(services.database, secret)
  if (!draft) throw pageNotFound(request)
  const drawing = { content: services.content, drawPage: context.get(drawPageContext) }
  // The members' area would ask a guest to sign in, and tell a member's own things.
  const preview = await drawPreview(drawing, draft, (row) =>
    draft.collection === 'espaceAthlete'
      ? href('/apercu/:secret/texte', { secret })
      : pageOf(draft.collection, row),
  )
  return wholePage(preview, 'Brouillon\u00a0: ce texte n’est pas publié. Merci de ne pas partager ce lien.')
}
