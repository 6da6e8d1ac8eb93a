import sharp from 'sharp'
import type { Activity } from '#app/domain/activities/activity.ts'
import { usualCut } from '#app/domain/activities/cut-lengths.ts'
import { figuresOf } from '#app/domain/activities/figures/figures-of.ts'
import { inUnit, type Unit } from '#app/domain/activities/figures/in-unit.ts'
import { drawStory } from '#app/ui/art/stories/draw-story.ts'
import type { Letters } from '#app/ui/art/stories/letters.ts'
import type { Story, StoryLook } from '#app/ui/art/stories/story.ts'
import letters from '#app/ui/outlines/letters.json' with { type: 'json' }
import type { Stay } from '../story-query.ts'
import { recapOfStay, recapStory } from './recap-story.ts'
import { drawnLegs, storyOf } from './story-of.ts'
import { usualFigures } from './usual-figures.ts'

/** The PNG of an activity with its usual figures, as the page would show it. */
export async function drawPicture(
  activity: Activity,
  look: StoryLook,
  { clubName, unit }: { clubName: string; unit: Unit },
): Promise<Uint8Array> {
  const figures = inUnit(figuresOf(activity), unit)
  const words = {
    clubName,
    title: activity.title,
    place: '',
    hasDate: true,
    figures: usualFigures(figures),
  }
  const story = storyOf(activity, drawnLegs(activity, usualCut, unit), figures, words)
  return pngOf(story, look)
}

/** The PNG of a camp: its title, its place and a line a day. */
export function drawStay(stay: Stay, look: StoryLook, clubName: string): Promise<Uint8Array> {
  const words = { clubName, title: stay.title, place: stay.place, hasDate: true, figures: [] }
  return pngOf(recapStory(recapOfStay([], stay), words), look)
}

function pngOf(story: Story, look: StoryLook): Promise<Uint8Array> {
  const svg = drawStory(story, look, letters as unknown as Letters)
  return sharp(Buffer.from(svg)).png({ compressionLevel: 7 }).toBuffer()
}
