import paletteUrl from 'address:./open-palette.ts'
import { useEffect, useState, type ComponentType } from 'react'
import { searchPath } from '#app/ui/blocks/navigation.ts'

type PaletteFile = typeof import('./open-palette.ts')

/** Where the search window appears, once it is asked for: it comes with the place of overlays that it opens in. */
export function SearchWindow() {
  const [Outlet, setOutlet] = useState<ComponentType>()
  useEffect(() => {
    const open = async () => {
      try {
        const { OverlayOutlet, openPalette }: PaletteFile = await import(/* @vite-ignore */ paletteUrl)
        setOutlet(() => OverlayOutlet)
        await openPalette()
      } catch {
        location.assign(searchPath)
      }
    }
    addEventListener('search-asked', open)
    if (document.documentElement.dataset.searchFor !== undefined) void open()
    return () => removeEventListener('search-asked', open)
  }, [])
  return Outlet && <Outlet />
}
