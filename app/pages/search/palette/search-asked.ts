import paletteUrl from 'virtual:search-palette'
import { searchPath } from '#app/ui/blocks/navigation.ts'

type PaletteFile = typeof import('./open-palette.ts')

export function openSearchWhenAsked(): void {
  addEventListener('search-asked', open)
  if (document.documentElement.dataset.searchFor !== undefined) open()
}

function open(): void {
  const file: Promise<PaletteFile> = import(/* @vite-ignore */ paletteUrl)
  file.then(({ openPalette }) => openPalette()).catch(() => location.assign(searchPath))
}
