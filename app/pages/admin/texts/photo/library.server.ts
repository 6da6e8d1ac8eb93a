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

/** The photos that a press asks to see for a field (`champ:hero.photo:2`), without a script; undefined for any other. */
export async function photosForField(
  services: Services,
  form: FormData,
  gesture: string,
): Promise<PhotoPicking | undefined> {
  const [act, field = '', asked = ''] = gesture.split(':')
  if (act !== 'champ' || field === '') return undefined
  return { library: await readLibrary(services, askedIn(form, asked)), field, problems: [] }
}

function askedIn(form: FormData, page: string): Pick<Library, 'search' | 'page'> {
  const search = textOf(form, searchName).slice(0, 100).trim()
  return { search, page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1 }
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
  const library = await readLibrary(services, askedIn(form, act === 'photos' ? asked : ''))
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
