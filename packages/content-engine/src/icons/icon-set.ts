import { getIcons } from '@iconify/utils/lib/icon-set/get-icons'
import { isSafeBody } from './safe-body.ts'

/** Icons of one set in the Iconify format. */
export type IconSet = NonNullable<ReturnType<typeof getIcons>>

/** The named icons of a set, sorted, with the aliases they need; the names it does not have, or whose drawing is not safe, are in `not_found`. */
export function pickIcons(whole: IconSet, names: readonly string[]): IconSet {
  const sorted = [...new Set(names)].sort()
  const isSafe = (name: string) => {
    // Own names only: every object has a « constructor ».
    if (!Object.hasOwn(whole.icons, name) && !Object.hasOwn(whole.aliases ?? {}, name)) return false
    const found = getIcons(whole, [name])
    return found !== null && Object.values(found.icons).every(({ body }) => isSafeBody(body))
  }
  const known = sorted.filter(isSafe)
  const missing = sorted.filter((name) => !known.includes(name))
  const picked = getIcons(whole, known, true) ?? { prefix: whole.prefix, icons: {} }
  return missing.length > 0 ? { ...picked, not_found: missing } : picked
}
