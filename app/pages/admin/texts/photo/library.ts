import type { FigureProblem, TypedFigure } from '#app/domain/photos/figure.ts'
import { textOf } from '#app/domain/shared/forms/form-fields.ts'
import type { ImageAttributes } from '@allure/content-engine/images'

export type LibraryPhoto = {
  readonly id: string
  readonly source: string
  readonly alt: string
  readonly caption: string | null
  readonly image: Partial<ImageAttributes> & { readonly style: { readonly objectPosition: string } }
}

/** A page of the photos that may go into a text. */
export type Library = {
  readonly photos: readonly LibraryPhoto[]
  readonly search: string
  readonly page: number
  readonly pages: number
}

/** Where somebody without a script stands, who puts a photo in a text or in a field. */
export type PhotoPicking = {
  readonly library: Library
  /** The place that it is for, `hero.photo`; undefined for the text. */
  readonly field?: string
  readonly chosen?: LibraryPhoto
  readonly typed?: TypedFigure
  readonly problems: readonly FigureProblem[]
}

export const figureNames = { alt: 'photoTexte', isDecorative: 'photoDecor', caption: 'photoLegende' } as const
export const searchName = 'photoCherchee'

/** A press that puts a photo in its field (`mettre:hero.photo:/photos/…`), or takes it out (`oter:hero.photo`), is typing. */
export function takePressedPhoto(form: FormData): void {
  const [act, place = '', source = ''] = textOf(form, 'geste').split(':')
  if (act === 'mettre' || act === 'oter') form.set(`v.${place}`, act === 'mettre' ? source : '')
}

/** What was typed of a photo for a text. */
export function typedFigure(form: FormData): TypedFigure {
  return {
    alt: textOf(form, figureNames.alt),
    isDecorative: textOf(form, figureNames.isDecorative) === 'oui',
    caption: textOf(form, figureNames.caption),
  }
}

/** What a photo says of itself, until a text says otherwise. */
export function ownFigure({ alt, caption }: LibraryPhoto): TypedFigure {
  return { alt, isDecorative: false, caption: caption ?? '' }
}
