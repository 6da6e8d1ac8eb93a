/** Latest published first, in the order of the file on the same day; samples, which have no date, come last. */
export function latestFirst<Item extends { publishedOn?: string | undefined }>(
  items: readonly Item[],
): Item[] {
  return items.toSorted((first, second) => (second.publishedOn ?? '').localeCompare(first.publishedOn ?? ''))
}

/** Examples give way to the first testimonial that is somebody’s. */
export function withoutExamples<Item extends { sample: boolean }>(items: readonly Item[]): readonly Item[] {
  return items.some(({ sample }) => !sample) ? items.filter(({ sample }) => !sample) : items
}

export const testimonialScopes = {
  site: 'Le site du club',
  'site-reseaux': 'Le site et les réseaux sociaux du club',
} as const

export type TestimonialScope = keyof typeof testimonialScopes

export const testimonialDisciplines = [
  'Course à pied',
  'Natation',
  'Triathlon',
  'Vélo',
  'Stage',
  'Massage et récupération',
] as const

export const testimonialStates = {
  asked: 'Demandé',
  waiting: 'À lire',
  'change-asked': 'Retouche demandée',
  approved: 'Publié',
  refused: 'Refusé',
  withdrawn: 'Retiré par son auteur',
} as const

export type TestimonialState = keyof typeof testimonialStates

/** Whether its author may still write or change it. */
export function isOpen(status: TestimonialState): boolean {
  return status !== 'refused' && status !== 'withdrawn'
}

/** Whether there is something of it to take back. */
export function isWithdrawable(status: TestimonialState): boolean {
  return status === 'waiting' || status === 'change-asked' || status === 'approved'
}

const tones: Readonly<Record<string, 'green' | 'blue'>> = { Natation: 'blue', Triathlon: 'blue' }

export function toneOf(discipline: string): 'green' | 'blue' | 'slate' {
  return tones[discipline] ?? (discipline === 'Massage et récupération' ? 'slate' : 'green')
}

/** As its author wants to be named: `Camille R.`, or `Camille`. */
export function authorOf({
  firstName,
  initial,
}: {
  firstName: string
  initial?: string | undefined
}): string {
  return initial ? `${firstName} ${initial.toUpperCase()}.` : firstName
}

/** Days an unanswered request is kept, and what is withdrawn or refused. */
export const unansweredDays = 180
export const endedDays = 365
