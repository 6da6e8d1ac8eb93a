import { figureMarkdown, figureProblems } from '#app/domain/photos/figure.ts'
import { focusStyle, photoSource, type StoredPhoto } from '#app/domain/photos/photo.ts'
import { listPhotos, readPhotos } from '#app/domain/photos/store.server.ts'
import { textOf } from '#app/domain/shared/forms/form-fields.ts'
import type { Services } from '#app/http/context.ts'
import { imageAttributes } from '@allure/content-engine/images'
import { searchName, typedFigure, type Library, type LibraryPhoto, type PhotoPicking } from './library.ts'

const perPage = 12

export async function readLibrary(
  { database }: Services,
  { search, page }: Pick<Library, 'search' | 'page'>,
): Promise<Library> {
  const { photos, total } = await listPhotos(database, { search, page, perPage })
  const shown = photos.map(({ focusX, focusY, ...photo }) =>
    libraryPhoto({ ...photo, focus: { x: focusX, y: focusY } }),
  )
  return { photos: shown, search, page, pages: Math.ceil(total / perPage) }
}

type Shown = Omit<StoredPhoto, 'credit'>

export function libraryPhoto({ id, alt, caption, focus, ...sides }: Shown): LibraryPhoto {
  const source = photoSource({ id, ...sides })
  const image = { ...imageAttributes({}, source.slice(1), '8rem'), style: focusStyle(focus) }
  return { id, source, alt, caption, image }
}

/**
 * What a press of a form without a script asks about photos: to see them (`photos:2`), to choose one (`photo:{id}`), to
 * put it in the text (`inserer:{id}`). Undefined for any other press.
 */
export async function afterPhotoGesture(
  services: Services,
  form: FormData,
  gesture: string,
): Promise<PhotoPicking | { readonly markdown: string } | undefined> {
  const [act, asked = ''] = gesture.split(':')
  if (act !== 'photos' && act !== 'photo' && act !== 'inserer') return undefined
  const search = textOf(form, searchName).slice(0, 100).trim()
  const page = act === 'photos' && /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1
  const library = await readLibrary(services, { search, page })
  const photo = act === 'photos' ? undefined : (await readPhotos(services.database, [asked])).get(asked)
  if (!photo) return { library, problems: [] }
  const chosen = libraryPhoto(photo)
  if (act === 'photo') return { library, chosen, problems: [] }
  const typed = typedFigure(form)
  const problems = figureProblems(typed)
  return problems.length > 0
    ? { library, chosen, typed, problems }
    : { markdown: figureMarkdown(chosen.source, typed) }
}
