import { sheetOf } from './furniture.ts'
import type { Letters } from './letters.ts'
import { type Story, type StoryLook, type TemplateName } from './story.ts'
import { anneau } from './templates/anneau.ts'
import { carte } from './templates/carte.ts'
import type { Template } from './templates/drawing.ts'
import { faisceau } from './templates/faisceau.ts'
import { profil } from './templates/profil.ts'
import { recap } from './templates/recap.ts'
import { relief } from './templates/relief.ts'
import { sansTrace } from './templates/sans-trace.ts'
import { seance } from './templates/seance.ts'
import { tours } from './templates/tours.ts'
import { triptyque } from './templates/triptyque.ts'

const templates: Record<TemplateName, Template> = {
  faisceau,
  anneau,
  relief,
  carte,
  profil,
  tours,
  seance,
  triptyque,
  'sans-trace': sansTrace,
  recap,
}

/** Whether an activity has what a template shows. */
export function fits({ legs, recap: several }: Story, template: TemplateName): boolean {
  if (template === 'recap' || several) return template === 'recap' && several !== undefined
  const hasLine = legs.some(({ line }) => line.some(({ length }) => length > 1))
  if (template === 'relief' || template === 'carte') return hasLine
  if (template === 'triptyque') return legs.length > 1
  if (template === 'profil') return legs.some(({ elevations, paces }) => elevations ?? paces)
  if (template === 'tours' || template === 'seance')
    return legs.some(({ laps, paces }) => paces ?? laps.length > 1)
  return true
}

/** What is drawn for a template: itself, or the figures alone where the activity has nothing for it. */
export function shownTemplate(story: Story, template: TemplateName): TemplateName {
  if (fits(story, template)) return template
  return story.recap ? 'recap' : 'sans-trace'
}

/**
 * The picture of a story as SVG, whole in itself: words are outlines, no font, style or file is asked for. Drawn alike for
 * the preview, the file and the server. Over a photo the SVG is what lies on it, its veil included.
 */
export function drawStory(story: Story, look: StoryLook, letters: Letters): string {
  const sheet = sheetOf(story, look, letters)
  const { width, height, colours } = sheet
  const { art, words } = templates[shownTemplate(story, look.template)](sheet)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    groundOf(look, colours.ground) +
    framed(look, width, height, `<g id="story-art" transform="${placed(look, width, height)}">${art}</g>`) +
    `${words}</svg>`
  )
}

/** The transform of the drawing, about the middle of the picture. */
export function placed(
  { placement: { x, y, scale } }: Pick<StoryLook, 'placement'>,
  width: number,
  height: number,
): string {
  const [middleX, middleY] = [width / 2, height / 2]
  const left = middleX + x - middleX * scale
  const top = middleY + y - middleY * scale
  return `translate(${left.toFixed(2)} ${top.toFixed(2)}) scale(${scale.toFixed(4)})`
}

/** Without a ground nothing reaches the corners: a sticker has round ones. */
function framed({ ground }: StoryLook, width: number, height: number, art: string): string {
  if (ground !== 'none') return art
  return `<clipPath id="frame"><rect width="${width}" height="${height}" rx="54"/></clipPath><g clip-path="url(#frame)">${art}</g>`
}

function groundOf({ ground, veil }: StoryLook, colour: string): string {
  if (ground === 'none') return ''
  const opacity = ground === 'photo' ? ` fill-opacity="${veil.toFixed(2)}"` : ''
  return `<path d="M0 0H1080V1920H0Z" fill="${colour}"${opacity}/>`
}
