import type { Palette } from '#app/ui/art/stories/palettes.ts'
import { readInfo } from '#content/collections/info.ts'
import { coloursOfTone } from '#content/collections/info/story-palettes.ts'

/** The palettes of the club, from the tool's text. */
export async function readOwnPalettes(content: Parameters<typeof readInfo>[0]): Promise<Palette[]> {
  const { palettes } = await readInfo(content, 'outil-story-strava')
  return palettes.map(({ id, name, shade, dark, light }) => ({
    slug: id,
    label: name,
    shade,
    dark: coloursOfTone(dark),
    light: coloursOfTone(light),
  }))
}
