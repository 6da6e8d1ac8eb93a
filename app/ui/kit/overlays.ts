import { OverlayRegistry } from './overlay-registry.ts'

export const overlays = new OverlayRegistry()
