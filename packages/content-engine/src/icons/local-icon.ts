import { drawIcon, type IconDrawing } from './draw-icon.ts'
import { parseIconName } from './icon-name.ts'
import { findLocalIcons, isInstalled } from './local-sets.ts'

/** The drawing of `set:name`, from the installed sets; undefined when there is none. */
export function localIcon(fullName: string): IconDrawing | undefined {
  const parts = parseIconName(fullName)
  const found = parts && findLocalIcons(parts.set, [parts.name])
  return found && drawIcon(found, parts.name)
}

/** What is wrong with an icon's name in a text, for who wrote it; undefined when it can be drawn. */
export function problemOfIcon(fullName: string): string | undefined {
  const parts = parseIconName(fullName)
  if (!parts) return 'une icône s’écrit « jeu:nom », par exemple « lucide:flame »'
  if (!isInstalled(parts.set))
    return `jeu d’icônes « ${parts.set} » non installé (paquet @iconify-json/${parts.set})`
  return localIcon(fullName) ? undefined : `le jeu « ${parts.set} » n’a pas d’icône « ${parts.name} »`
}
