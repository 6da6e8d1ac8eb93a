import { OverlayRegistry } from './overlay-registry.ts'

/** The page's own registry: `overlays.open(Palette)`. Only code that runs in the browser opens. */
export const overlays = new OverlayRegistry()
