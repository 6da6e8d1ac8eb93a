import { evenSpaces, markdownAttribute } from '#app/domain/shared/markdown-attribute.ts'
import { longestAlt, longestCaption } from './photo.ts'

/** What is said of a photo in a text, as typed. */
export type TypedFigure = {
  readonly alt: string
  /** It shows nothing that the text does not say: whoever does not see it is told nothing of it. */
  readonly isDecorative: boolean
  readonly caption: string
}

export type FigureProblem = { readonly field: 'alt' | 'caption'; readonly message: string }

/** What keeps a photo from being put in a text, in French. */
export function figureProblems({ alt, isDecorative, caption }: TypedFigure): readonly FigureProblem[] {
  const said = evenSpaces(alt)
  const message = isDecorative ? undefined : said === '' ? missing : tooLong(said, longestAlt)
  const ofCaption = tooLong(evenSpaces(caption), longestCaption)
  return [
    ...(message ? [{ field: 'alt' as const, message }] : []),
    ...(ofCaption ? [{ field: 'caption' as const, message: ofCaption }] : []),
  ]
}

const missing =
  'Dites en quelques mots ce que l’on voit, ou cochez «\u202Fdécorative\u202F» si le texte le dit déjà.'

function tooLong({ length }: string, longest: number): string | undefined {
  if (length <= longest) return undefined
  const surplus = length - longest
  return `Raccourcissez ce texte de ${surplus} caractère${surplus > 1 ? 's' : ''} (${longest} au plus).`
}

/** The Markdown of a photo in a text, with its caption where it has one. */
export function figureMarkdown(source: string, { alt, isDecorative, caption }: TypedFigure): string {
  const legend = evenSpaces(caption)
  const attributes = [`src="${source}"`, `alt="${isDecorative ? '' : markdownAttribute(alt)}"`]
  if (legend !== '') attributes.push(`legende="${markdownAttribute(legend)}"`)
  return `::figure{${attributes.join(' ')}}`
}
