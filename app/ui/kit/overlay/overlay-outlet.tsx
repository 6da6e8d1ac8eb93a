import { createElement, useSyncExternalStore } from 'react'
import { type OverlayEntry, type OverlayProps, overlays } from './overlay-registry.ts'

const NONE: readonly OverlayEntry[] = []

/** Where overlays opened from code appear; once, in the root. */
export function OverlayOutlet() {
  const entries = useSyncExternalStore(overlays.subscribe, overlays.entries, () => NONE)
  return entries.map((entry) => createElement(entry.component, { key: entry.id, ...propsOf(entry) }))
}

function propsOf({ id, props, open }: OverlayEntry): OverlayProps {
  const onClose = (result?: unknown) => {
    // Closing from code makes the native dialog report its own closing too: the first answer stands.
    if (overlays.isOpen(id)) overlays.close(id, result)
  }
  return { ...props, open, onClose }
}
