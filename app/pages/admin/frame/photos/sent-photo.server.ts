import type { StoredPhoto } from '#app/domain/photos/photo.ts'
import { photoFields, photoSchema } from '#app/domain/photos/schema.ts'
import { addPhoto } from '#app/domain/photos/store.server.ts'
import { problemsOf, textFields } from '#app/domain/shared/forms/form-fields.ts'
import type { readCoach } from '../read-coach.server.ts'
import type { PhotoAnswer } from './photo-field.tsx'

type Sent =
  /** `said`: what was typed of it, though the library may say it otherwise. */
  | {
      readonly ok: true
      readonly photo: StoredPhoto
      readonly isKnown: boolean
      readonly said: Pick<StoredPhoto, 'alt' | 'caption'>
    }
  | ({ readonly ok: false } & Omit<PhotoAnswer, 'attempt'>)

/** Keeps the photo that a form with a `PhotoField` sent; what is wrong stands beside its fields. */
export async function keepSentPhoto(
  { services, actor }: Awaited<ReturnType<typeof readCoach>>,
  form: FormData,
): Promise<Sent> {
  const values = textFields(form, photoFields)
  const refused = (problems: PhotoAnswer['problems']): Sent => ({ ok: false, values, problems })
  const words = photoSchema.safeParse(values)
  const file = form.get('photo')
  const missing =
    file instanceof File && file.size > 0
      ? []
      : [{ field: 'photo' as const, message: 'Choisissez une photo.' }]
  if (!words.success) return refused([...missing, ...problemsOf(words.error, photoFields)])
  if (!(file instanceof File) || missing.length > 0) return refused(missing)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const added = await addPhoto(services, { bytes, words: words.data, actor })
  const { photoAlt: alt, photoCaption: caption = null } = words.data
  return added.ok
    ? { ...added, said: { alt, caption } }
    : refused([{ field: 'photo', message: added.message }])
}
