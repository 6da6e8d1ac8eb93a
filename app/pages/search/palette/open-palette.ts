import { overlays } from '../../../ui/kit/overlays.ts'
import { Palette } from './palette.tsx'

let openId: string | undefined

/** Opens the search window, or closes it when it is open. What was typed while it came stands in it. */
export function openPalette(): void {
  const root = document.documentElement.dataset
  const typed = root.searchFor ?? ''
  delete root.searchFor
  if (openId !== undefined) return overlays.close(openId)
  const { id, result } = overlays.open(Palette, { typed })
  openId = id
  void result.then(() => {
    openId = undefined
  })
}
