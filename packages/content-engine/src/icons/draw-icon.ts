import { getIconData } from '@iconify/utils/lib/icon-set/get-icon'
import { iconToSVG } from '@iconify/utils/lib/svg/build'
import type { IconSet } from './icon-set.ts'

/** What stands inside an `<svg>` of this view box. */
export type IconDrawing = { readonly viewBox: string; readonly body: string }

/** One icon of a set, turned and mirrored as its alias says; undefined when the set does not have it. */
export function drawIcon(set: IconSet, name: string): IconDrawing | undefined {
  const icon = getIconData(set, name)
  if (!icon) return undefined
  const { attributes, body } = iconToSVG(icon)
  return { viewBox: attributes.viewBox, body }
}
