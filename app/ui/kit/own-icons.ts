import type { ownNames } from './icon-names.ts'

/** Bodies on a 24 × 24 grid, stroked like the lucide set. */
export const ownIcons: Record<(typeof ownNames)[number], string> = {
  instagram:
    '<rect x="3.5" y="3.5" width="17" height="17" rx="5"/><circle cx="12" cy="12" r="4"/><circle cx="17" cy="7" r=".6" fill="currentColor"/>',
  strava: '<path d="M5 14 10.2 4l5.2 10"/><path d="m12.6 14 3.2 6 3.2-6"/>',
}
