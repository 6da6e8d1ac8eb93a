import { sheetOf } from './furniture.ts'
import type { Letters } from './letters.ts'
import { placed } from './placed.ts'
import { shownTemplate } from './shown-template.ts'
import type { Story, StoryLook, TemplateName } from './story.ts'
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
