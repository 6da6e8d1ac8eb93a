import { data, href, redirect } from 'react-router'
import { photoSource } from '#app/domain/photos/photo.ts'
import { textOf } from '#app/domain/shared/forms/form-fields.ts'
import { changeGallery } from '#app/domain/shop/office/save-product.server.ts'
import { requestContext } from '#app/http/context.ts'
import { forThisVisitor, noStore } from '#app/http/headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import type { PhotoAnswer } from '../frame/photos/photo-field.tsx'
import { keepSentPhoto } from '../frame/photos/sent-photo.server.ts'
import { readCoach } from '../frame/read-coach.server.ts'
import type { Route } from './+types/photos.ts'
import { headOf, photosOf, productAt } from './read-product.server.ts'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const asking = await readCoach(context)
  const product = await productAt(request, asking, params.product)
  return data({ ...headOf(product), photos: await photosOf(asking, product) }, { headers: noStore })
}

type Gallery = readonly { src: string; alt: string }[]

export async function action({ request, context, params }: Route.ActionArgs) {
  const asking = await readCoach(context)
  const { services, actor } = asking
  const { identifier } = await productAt(request, asking, params.product)
  const form = await readForm(request)
  const { id: attempt } = context.get(requestContext)
  const refused = (rest: Partial<PhotoAnswer>) => {
    const empty = { photoAlt: '', photoCaption: '', photoCredit: '', photoFrame: '', photoFocus: '' }
    const answer = { attempt, values: empty, problems: [], ...rest }
    return data<PhotoAnswer>(answer, { status: 422, headers: forThisVisitor })
  }
  let change = changeOf(form)
  if (!change) {
    const kept = await keepSentPhoto(asking, form)
    if (!kept.ok) return refused(kept)
    const { photo, said } = kept
    const added = { src: photoSource(photo), alt: said.alt }
    change = (gallery) => [...gallery.filter(({ src }) => src !== added.src), added]
  }
  const saved = await changeGallery(services, { identifier, change, actor })
  if (!saved.ok) {
    const messages = [saved.message ?? [], ...saved.problems.map(({ message }) => message)].flat()
    return refused({ problems: messages.map((message) => ({ field: 'photo', message })) })
  }
  const page = href('/admin/produits/:product/photos', { product: identifier })
  return redirect(`${page}?fait=photos`, { status: 303, headers: noStore })
}

/** What is asked of a photo that is there; undefined when a new one is sent. */
function changeOf(form: FormData): ((gallery: Gallery) => Gallery) | undefined {
  const [act, src, alt] = [textOf(form, 'act'), textOf(form, 'src'), textOf(form, 'alt').trim()]
  if (act === 'remove') return (gallery) => gallery.filter((photo) => photo.src !== src)
  if (act === 'alt')
    return (gallery) =>
      gallery.map((photo) => (photo.src === src && alt !== '' ? { ...photo, alt: alt.slice(0, 200) } : photo))
  if (act === 'up') return (gallery) => movedUp(gallery, src)
  return undefined
}

function movedUp(gallery: Gallery, src: string): Gallery {
  const at = gallery.findIndex((photo) => photo.src === src)
  const [photo, before] = [gallery[at], gallery[at - 1]]
  if (!photo || !before) return gallery
  return gallery.toSpliced(at - 1, 2, photo, before)
}
