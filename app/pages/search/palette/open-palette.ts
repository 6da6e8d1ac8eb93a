import { overlays } from '#app/ui/kit/overlay/overlay-registry.ts'
import { takeTyped } from './take-typed.ts'

export { OverlayOutlet } from '#app/ui/kit/overlay/overlay-outlet.tsx'

let openId: string | undefined

export async function openPalette(): Promise<void> {
  if (openId !== undefined) {
    takeTyped()
    return overlays.close(openId)
  }
  const { Palette } = await import('./palette.tsx')
  if (openId !== undefined) return
  const { id, result } = overlays.open(Palette)
  openId = id
  void result.then(() => {
    openId = undefined
  })
}
