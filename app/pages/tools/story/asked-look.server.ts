import { palettes, type Palette } from '#app/ui/art/stories/palettes.ts'
import { formats, templateNames, type FormatName, type StoryLook } from '#app/ui/art/stories/story.ts'
import { usualLook, type StoryQuery } from './story-query.ts'

export type AskedLook = { look: StoryLook; wrong: string | undefined }

/** The look an address asks for; `wrong` is a sentence about the first word of it that is not known. */
export function lookOfQuery(query: StoryQuery, own: readonly Palette[]): AskedLook {
  const all = [...palettes, ...own]
  const palette = all.find(({ slug }) => slug === query.palette)
  const [template, format] = [
    named(templateNames, query.modele),
    named(Object.keys(formats) as FormatName[], query.format),
  ]
  const shade = named(['clair', 'sombre'] as const, query.tons)
  const used = palette ?? usualLook.palette
  const wrong =
    wrongName('modèle', query.modele, template, templateNames) ??
    wrongName(
      'palette',
      query.palette,
      palette?.slug,
      all.map(({ slug }) => slug),
    ) ??
    wrongName('format', query.format, format, Object.keys(formats)) ??
    wrongName('tons', query.tons, shade, ['clair', 'sombre']) ??
    wrongName(
      'fond transparent',
      query.transparent,
      ['0', '1'].find((value) => value === query.transparent),
      ['0', '1'],
    )
  const look: StoryLook = {
    ...usualLook,
    template: template ?? usualLook.template,
    palette: used,
    shade: shade ? (shade === 'clair' ? 'light' : 'dark') : used.shade,
    format: format ?? usualLook.format,
    ground: query.transparent === '1' ? 'none' : 'plain',
  }
  return { look, wrong }
}

function named<Name extends string>(names: readonly Name[], asked: string | undefined): Name | undefined {
  return names.find((name) => name === asked)
}

function wrongName(
  what: string,
  asked: string | undefined,
  found: string | undefined,
  names: readonly string[],
): string | undefined {
  if (!asked || found !== undefined) return undefined
  return `Valeur inconnue (${what})\u00a0: choisissez parmi ${names.join(', ')}.`
}
