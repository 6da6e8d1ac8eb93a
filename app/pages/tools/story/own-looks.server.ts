import type { FigureName } from '#app/domain/activities/figures/figure.ts'
import { palettes as known, type Palette } from '#app/ui/art/stories/palettes.ts'
import type { StoryLook } from '#app/ui/art/stories/story.ts'
import { readInfo } from '#content/collections/info.ts'
import { coloursOfTone } from '#content/collections/info/story-palettes.ts'

/** A picture that one press sets up; without figures those of the activity stay. */
export type OwnTemplate = {
  name: string
  look: Pick<StoryLook, 'template' | 'palette' | 'shade' | 'format'>
  figures: readonly FigureName[]
}

/** The palettes and the templates of the club, from the tool's text. */
export async function readOwnLooks(
  content: Parameters<typeof readInfo>[0],
): Promise<{ palettes: Palette[]; templates: OwnTemplate[] }> {
  const info = await readInfo(content, 'outil-story-strava')
  const palettes = info.palettes.map(({ id, name, shade, dark, light }) => ({
    slug: id,
    label: name,
    shade,
    dark: coloursOfTone(dark),
    light: coloursOfTone(light),
  }))
  const templates = info.templates.flatMap(({ name, template, palette: slug, shade, format, figures }) => {
    const palette = [...known, ...palettes].find((one) => one.slug === slug)
    return palette ? [{ name, look: { template, palette, shade, format }, figures }] : []
  })
  return { palettes, templates }
}
