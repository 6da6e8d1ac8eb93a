import type { Story, TemplateName } from './story.ts'

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
