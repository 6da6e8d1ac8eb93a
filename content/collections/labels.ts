import words from './labels.json' with { type: 'json' }

export type FieldLabel = { readonly label: string; readonly help?: string; readonly isLong?: boolean }

const byName: Readonly<Record<string, FieldLabel>> = words.byName
const byPlace: Readonly<Record<string, FieldLabel>> = words.byPlace

/** What coaches call a field. @param place of it: `info/entreprise.legal.vat`, without numbers of lists */
export function labelOf(place: string): FieldLabel | undefined {
  return byPlace[place] ?? byName[place.slice(Math.max(place.lastIndexOf('.'), place.lastIndexOf('/')) + 1)]
}

const choices: Readonly<Record<string, string>> = words.choices

export function labelOfChoice(value: string): string {
  return choices[value] ?? value
}
