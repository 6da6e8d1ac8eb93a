import { usualCut } from '#app/domain/activities/cut-lengths.ts'
import type { FigureName } from '#app/domain/activities/figures/figure.ts'
import type { Unit } from '#app/domain/activities/figures/in-unit.ts'
import { palettes, type Palette } from '#app/ui/art/stories/palettes.ts'
import { formats, templateNames, unmoved, type Placement, type StoryLook } from '#app/ui/art/stories/story.ts'
import { browserStorage } from '../browser-storage.ts'

/** Everything the visitor may set; what is undefined follows the activity. */
export type Choices = {
  look: StoryLook
  title: string | undefined
  place: string
  hasDate: boolean
  figures: readonly FigureName[] | undefined
  cut: number
  unit: Unit
  photo: Photo | undefined
  /** What a drag moves, over a photo. */
  moves: 'line' | 'photo'
}

export type Photo = { bitmap: ImageBitmap; placement: Placement; name: string }

export function firstChoices(look: StoryLook, place: string, unit: Unit): Choices {
  return {
    look,
    title: undefined,
    place,
    hasDate: true,
    figures: undefined,
    cut: usualCut,
    unit,
    photo: undefined,
    moves: 'line',
  }
}

const key = 'story-choices'

/** Keeps what is worth finding again on this device: how it looks, never what it is about. */
export function rememberChoices({ look, cut, unit }: Choices): void {
  const { template, palette, shade, format, hasMark } = look
  try {
    browserStorage('localStorage')?.setItem(
      key,
      JSON.stringify({ template, palette: palette.slug, shade, format, hasMark, cut, unit }),
    )
  } catch {
    // A full or closed storage forgets them; nothing else depends on it.
  }
}

/** The choices of last time, each only where it still means something. */
export function rememberedChoices(usual: Choices, own: readonly Palette[]): Choices {
  try {
    const kept: unknown = JSON.parse(browserStorage('localStorage')?.getItem(key) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return usual
    const { template, palette, shade, format, hasMark, cut, unit } = kept as Record<string, unknown>
    return {
      ...usual,
      unit: unit === 'mi' || unit === 'km' ? unit : usual.unit,
      cut: typeof cut === 'number' && cut >= 0 && cut <= 1000 ? cut : usual.cut,
      look: {
        ...usual.look,
        template: templateNames.find((name) => name === template) ?? usual.look.template,
        palette: [...palettes, ...own].find(({ slug }) => slug === palette) ?? usual.look.palette,
        shade: shade === 'light' || shade === 'dark' ? shade : usual.look.shade,
        format:
          (Object.keys(formats) as (keyof typeof formats)[]).find((name) => name === format) ??
          usual.look.format,
        hasMark: hasMark !== false,
        placement: unmoved,
      },
    }
  } catch {
    return usual
  }
}
