import type { FigureProblem, TypedFigure } from '#app/domain/photos/figure.ts'
import { longestAlt, longestCaption } from '#app/domain/photos/photo.ts'
import { FieldProblems } from '#app/ui/blocks/forms/problem-note.tsx'
import { Checkbox } from '#app/ui/kit/fields/checkbox.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { figureNames, type LibraryPhoto } from './library.ts'

type FigureFieldsProps = {
  /** Before the ids of its fields. */
  prefix: string
  photo: LibraryPhoto
  typed: TypedFigure
  problems: readonly FigureProblem[]
  attempt: string
}

/** What is said of a photo in a text. */
export function FigureFields({ prefix, photo, typed, problems, attempt }: FigureFieldsProps) {
  const messageOf = (name: FigureProblem['field']) => problems.find(({ field }) => field === name)?.message
  return (
    <>
      <FieldProblems answer={{ attempt, problems }} prefix={prefix} />
      <img {...photo.image} sizes="16rem" alt="" className="text-photo-chosen" />
      <Field
        id={`${prefix}-alt`}
        label="Ce que l’on voit"
        hint="Lu à voix haute à qui ne voit pas la photo."
        error={messageOf('alt')}
      >
        <TextInput name={figureNames.alt} defaultValue={typed.alt} maxLength={longestAlt} />
      </Field>
      <Checkbox
        id={`${prefix}-decor`}
        name={figureNames.isDecorative}
        value="oui"
        defaultChecked={typed.isDecorative}
        label="Décorative"
        hint="Elle ne montre rien que le texte ne dise déjà&nbsp;: rien n’est lu à voix haute."
      />
      <Field id={`${prefix}-caption`} label="Légende" error={messageOf('caption')} optional>
        <TextInput name={figureNames.caption} defaultValue={typed.caption} maxLength={longestCaption} />
      </Field>
    </>
  )
}
