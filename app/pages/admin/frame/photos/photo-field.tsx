import { useRef, useState, type ChangeEvent } from 'react'
import { longestAlt, longestCaption } from '#app/domain/photos/photo.ts'
import type { photoFields } from '#app/domain/photos/schema.ts'
import type { FormProblem, FormValues } from '#app/domain/shared/forms/form-fields.ts'
import { messageFor } from '#app/ui/blocks/forms/problem-note.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { Select } from '#app/ui/kit/fields/select.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { useKeptForm } from '../use-kept-form.ts'
import { FocusField } from './focus-field.tsx'
import { lightenPhoto } from './lighten-photo.ts'

type PhotoFieldName = 'photo' | (typeof photoFields)[number]

export type PhotoAnswer = {
  attempt: string
  values: FormValues<(typeof photoFields)[number]>
  problems: readonly FormProblem<PhotoFieldName>[]
}

const frames = { whole: 'Entière', square: 'Carré', portrait: 'Portrait', landscape: 'Paysage' }

/** A photo to send, taken or chosen, and what is said of it. Its form is `multipart/form-data`. */
export function PhotoField({ answer, alt = '' }: { answer: PhotoAnswer | undefined; alt?: string }) {
  const preview = useRef<HTMLCanvasElement>(null)
  const [hasPreview, setHasPreview] = useState(false)
  const kept = useKeptForm()
  const typed = answer?.values ?? kept
  const errorOf = (name: PhotoFieldName) => messageFor(answer, name)
  const onChange = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
    setHasPreview(await lightenPhoto(currentTarget, preview.current))
  return (
    <>
      <Field
        id="photo-photo"
        label="Photo"
        hint="JPEG, PNG, WebP ou AVIF, 40&nbsp;Mo au plus. Le lieu et l’appareil en sont retirés."
        error={errorOf('photo')}
      >
        <TextInput
          name="photo"
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          onChange={onChange}
        />
      </Field>
      <FocusField preview={preview} hasPreview={hasPreview} start={typed?.photoFocus || '50-50'} />
      <Field
        id="photo-photoFrame"
        label="Cadrage"
        hint="Coupée autour de ce qui doit rester visible."
        error={errorOf('photoFrame')}
      >
        <Select name="photoFrame" defaultValue={typed?.photoFrame || 'whole'}>
          {Object.entries(frames).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <PhotoWords values={typed} errorOf={errorOf} alt={alt} />
    </>
  )
}

type PhotoWordsProps = {
  values: Partial<Record<string, string>> | undefined
  errorOf: (name: 'photoAlt' | 'photoCaption' | 'photoCredit') => string | undefined
  alt?: string
}

function PhotoWords({ values, errorOf, alt }: PhotoWordsProps) {
  return (
    <>
      <Field
        id="photo-photoAlt"
        label="Ce que l’on voit"
        hint="Lu à voix haute à qui ne voit pas la photo."
        error={errorOf('photoAlt')}
      >
        <TextInput name="photoAlt" defaultValue={values?.photoAlt ?? alt} maxLength={longestAlt} />
      </Field>
      <Field
        id="photo-photoCaption"
        label="Légende"
        hint="Proposée quand la photo entre dans un texte."
        error={errorOf('photoCaption')}
        optional
      >
        <TextInput name="photoCaption" defaultValue={values?.photoCaption} maxLength={longestCaption} />
      </Field>
      <Field id="photo-photoCredit" label="Crédit" error={errorOf('photoCredit')} optional>
        <TextInput name="photoCredit" defaultValue={values?.photoCredit} maxLength={100} />
      </Field>
    </>
  )
}
