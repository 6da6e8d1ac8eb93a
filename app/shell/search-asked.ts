import paletteUrl from 'virtual:search-palette'
import { searchPath } from '#app/ui/blocks/navigation.ts'

type PaletteFile = typeof import('#app/pages/search/palette/open-palette.ts')

/** The shell says that the search is wanted, maybe before the application runs; its window is fetched then, not before. */
export function openSearchWhenAsked(): void {
  addEventListener('search-asked', open)
  if (document.documentElement.dataset.searchFor !== undefined) open()
}

function open(): void {
  const file: Promise<PaletteFile> = import(/* @vite-ignore */ paletteUrl)
  file.then(({ openPalette }) => openPalette()).catch(() => location.assign(searchPath))
}
