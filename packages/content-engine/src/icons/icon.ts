import { getIconData } from '@iconify/utils/lib/icon-set/get-icon'
import { iconToSVG } from '@iconify/utils/lib/svg/build'
import type { IconSet } from './local-icons.ts'

export type { IconSet } from './local-icons.ts'

const word = '[a-z0-9]+(?:-[a-z0-9]+)*'

const wordPattern = new RegExp(`^${word}$`)

const namePattern = new RegExp(`^(${word}):(${word})$`)

export const longestIconAddress = 500

/** `lucide`, `flame`, `arrow-up-2`: a set or an icon of it. */
export function isIconWord(text: string): boolean {
  return wordPattern.test(text)
}

export function parseIconName(text: string): { set: string; name: string } | undefined {
  const [, set, name] = namePattern.exec(text) ?? []
  return set && name ? { set, name } : undefined
}

/** Sorted names, in groups short enough for an address whose part before the names has `before` characters. */
export function groupNames(names: Iterable<string>, before: number): string[][] {
  const groups: string[][] = []
  let length = Number.POSITIVE_INFINITY
  for (const name of [...new Set(names)].sort()) {
    length += name.length + 3
    if (length > longestIconAddress) {
      groups.push([])
      length = before + name.length
    }
    groups.at(-1)?.push(name)
  }
  return groups
}

export type IconDrawing = { readonly viewBox: string; readonly body: string }

export function drawIcon(set: IconSet, name: string): IconDrawing | undefined {
  const icon = getIconData(set, name)
  if (!icon) return undefined
  const { attributes, body } = iconToSVG(icon)
  return { viewBox: attributes.viewBox, body }
}
