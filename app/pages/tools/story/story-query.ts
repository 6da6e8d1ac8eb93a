import { usualPalette } from '#app/ui/art/stories/palettes.ts'
import { unmoved, type FormatName, type StoryLook, type TemplateName } from '#app/ui/art/stories/story.ts'

/** What the address of the tool and of its picture may say. */
export const storyParameters = [
  'sport',
  'distance',
  'temps',
  'titre',
  'denivele',
  'modele',
  'palette',
  'tons',
  'format',
  'transparent',
  'unite',
  'lieu',
  'du',
  'au',
] as const
type Parameter = (typeof storyParameters)[number]
export type StoryQuery = Readonly<Partial<Record<Parameter, string>>>

const longestValue = 200

export function readStoryQuery(search: URLSearchParams): StoryQuery {
  const known = storyParameters.filter((name) => search.has(name))
  return Object.fromEntries(known.map((name) => [name, search.get(name)?.slice(0, longestValue)]))
}

/** What the form of the tool would send. */
export function queryOfForm(form: FormData): StoryQuery {
  const typed = storyParameters.map((name) => [name, form.get(name)] as const)
  return Object.fromEntries(
    typed.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}

/** A camp, or any days in a row, as an address says it. Days `YYYY-MM-DD`, both included. */
export type Stay = { title: string; place: string; from: string; until: string }

const longestStay = 31

export function stayOf({ titre, lieu, du, au, distance, temps }: StoryQuery): Stay | undefined {
  if (!isDay(du) || !isDay(au) || distance?.trim() || temps?.trim()) return undefined
  const days = (Date.parse(au) - Date.parse(du)) / 86_400_000 + 1
  if (days < 1 || days > longestStay) return undefined
  return {
    title: titre?.trim().slice(0, 80) || 'Stage',
    place: lieu?.trim().slice(0, 60) ?? '',
    from: du,
    until: au,
  }
}

function isDay(text: string | undefined): text is string {
  const isWritten = text !== undefined && /^20\d\d-\d\d-\d\d$/.test(text)
  return isWritten && new Date(`${text}T00:00Z`).toJSON()?.slice(0, 10) === text
}

/** What figures are written in; kilometres unless it says miles. */
export function unitOf({ unite }: StoryQuery): 'km' | 'mi' {
  return unite === 'mi' ? 'mi' : 'km'
}

/** Whether an activity is typed in it: a form that was sent without one says a sport alone, the first of its list. */
export function isTyped({ sport, ...query }: StoryQuery): boolean {
  if (stayOf(query)) return false
  const { distance, temps, titre, denivele } = query
  const isSaid = [distance, temps, titre, denivele].some((value) => value?.trim())
  return isSaid || (sport !== undefined && sport.trim() !== '' && sport !== 'course')
}

export const templateLabels: Record<TemplateName, string> = {
  faisceau: 'Faisceau',
  anneau: 'Anneau',
  relief: 'Relief',
  carte: 'Carte fine',
  profil: 'Profil',
  tours: 'Tours',
  seance: 'Séance',
  triptyque: 'Triptyque',
  'sans-trace': 'Sans trace',
  recap: 'Bilan',
}

export const formatLabels: Record<FormatName, string> = {
  story: 'Story',
  portrait: 'Portrait',
  carre: 'Carré',
}

export const usualLook: StoryLook = {
  template: 'faisceau',
  palette: usualPalette,
  shade: 'dark',
  format: 'story',
  ground: 'plain',
  veil: 0.35,
  hasMark: true,
  placement: unmoved,
}
