import { addressOf } from '#app/domain/search/addresses.ts'
import { resultsByKind } from '#app/domain/search/kinds.ts'
import type { IconName } from '#app/ui/kit/icons/icon-names.ts'
import type { Highlighted, SearchResult } from '@allure/content-engine/search'
import { suggestedPages, type SuggestedPage } from '../suggestions.ts'
import { recentlyOpened } from './open-option.ts'

export type PaletteOption = {
  readonly to: string
  readonly icon: IconName
  readonly title: Highlighted
  readonly detail: Highlighted
  readonly heading?: Highlighted
}

export type PaletteGroup = { readonly label: string; readonly options: readonly PaletteOption[] }

const icons: Readonly<Record<string, IconName>> = {
  info: 'file-text',
  nosStages: 'tent-tree',
  espaceAthlete: 'book-open',
  shop: 'shopping-bag',
}

export function groupsOfResults(results: readonly SearchResult[]): readonly PaletteGroup[] {
  return resultsByKind(results).map(({ kind, results: own }) => ({
    label: kind.label,
    options: bestOfEachPage(own).map(optionOfResult),
  }))
}

export function groupsToStartFrom(): readonly PaletteGroup[] {
  const recent = recentlyOpened()
  const suggested = suggestedPages
    .map(optionOfPage)
    .filter(({ to }) => recent.every((other) => other.to !== to))
  return [
    ...(recent.length > 0 ? [{ label: 'Ouvertes à l’instant', options: recent }] : []),
    { label: 'Les plus demandées', options: suggested },
  ]
}

function bestOfEachPage(results: readonly SearchResult[]): readonly SearchResult[] {
  return [...Map.groupBy(results, ({ path }) => path).values()].flatMap((places) => places.slice(0, 1))
}

function optionOfResult(result: SearchResult): PaletteOption {
  const { section, title, excerpt } = result
  const page = { to: addressOf(result), icon: iconOf(result), title, detail: excerpt }
  return section ? { ...page, heading: section.heading } : page
}

function iconOf({ path, collection }: SearchResult): IconName {
  return suggestedPages.find(({ to }) => to === path)?.icon ?? icons[collection] ?? 'file-text'
}

function optionOfPage({ label, detail, to, icon }: SuggestedPage): PaletteOption {
  return { to, icon, title: plain(label), detail: plain(detail) }
}

function plain(text: string): Highlighted {
  return [{ text, isMatch: false }]
}
