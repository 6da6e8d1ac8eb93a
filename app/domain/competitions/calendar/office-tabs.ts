export const officeTabs = [
  { filter: '', tab: 'to-come', name: 'À venir' },
  { filter: 'passees', tab: 'past', name: 'Passées' },
  { filter: 'annulees', tab: 'cancelled', name: 'Annulées' },
  { filter: 'propositions', tab: 'proposed', name: 'Propositions' },
] as const

export type OfficeTab = (typeof officeTabs)[number]['tab']

/** The tab an address names; what is to come for any other text. */
export function tabNamed(text: string): OfficeTab {
  return officeTabs.find(({ filter }) => filter === text)?.tab ?? 'to-come'
}
