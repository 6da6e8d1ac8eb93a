import { lapsOrSplits, longest } from './splits.ts'
import type { Story, StoryLeg, TemplateName } from './story.ts'

/** Whether an activity has what a template shows. */
export function fits({ legs, recap: several }: Story, template: TemplateName): boolean {
  if (template === 'recap' || several) return template === 'recap' && several !== undefined
  const hasLine = legs.some(({ line }) => line.some(({ length }) => length > 1))
  if (template === 'relief' || template === 'carte') return hasLine
  if (template === 'triptyque') return legs.length > 1
  if (template === 'profil') return legs.some(({ elevations, paces }) => elevations ?? paces)
  if (template === 'tours' || template === 'seance') return hasPaces(longest(legs))
  return true
}

/** Whether its parts were timed, and did not all stand still. */
function hasPaces(leg: StoryLeg | undefined): boolean {
  if (!leg || !(leg.paces ?? leg.laps.length > 1)) return false
  return lapsOrSplits(leg, 3, 60).every(({ pace, isRest }) => isRest || pace > 0)
}

/** What is drawn for a template: itself, or the figures alone where the activity has nothing for it. */
export function shownTemplate(story: Story, template: TemplateName): TemplateName {
  if (fits(story, template)) return template
  return story.recap ? 'recap' : 'sans-trace'
}
