import { noStore } from '#app/http/headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { keepSentPhoto } from '../../frame/photos/sent-photo.server.ts'
import { readCoach } from '../../frame/read-coach.server.ts'
import { readList } from '../../frame/read-list.server.ts'
import type { Route } from './+types/photos.ts'
import { libraryPhoto, readLibrary } from './library.server.ts'

/** The photos that may go into a text, for the window of the editor. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  return Response.json(await readLibrary(services, readList(url)), { headers: noStore })
}

/** A new photo for a text, kept in the library; what is wrong with it by field. */
export async function action({ request, context }: Route.ActionArgs) {
  const asking = await readCoach(context)
  const kept = await keepSentPhoto(asking, await readForm(request))
  if (kept.ok)
    return Response.json({ photo: libraryPhoto({ ...kept.photo, ...kept.said }) }, { headers: noStore })
  const { values, problems } = kept
  return Response.json({ values, problems }, { status: 422, headers: noStore })
}
