import { isSeq, parseDocument } from 'yaml'

const gestures = ['ajouter', 'retirer', 'monter', 'descendre'] as const

/** The YAML after a press at a list: `ajouter:members`, `retirer:members.2`, `monter:members.2`, `descendre:members.2`. */
export function afterGesture(header: string, pressed: string): string {
  const [gesture, place = ''] = pressed.split(':')
  const path = place.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key))
  const document = parseDocument(header)
  const at = path.at(-1)
  if (!gestures.some((known) => known === gesture) || document.errors.length > 0) return header
  if (gesture === 'ajouter') {
    if (isSeq(document.getIn(path))) document.addIn(path, document.createNode({}))
    else document.setIn(path, document.createNode([{}]))
    return document.toString({ lineWidth: 110 })
  }
  const list = document.getIn(path.slice(0, -1))
  if (!isSeq(list) || typeof at !== 'number' || at >= list.items.length) return header
  const [item] = list.items.splice(at, 1)
  const to = gesture === 'monter' ? Math.max(0, at - 1) : at + 1
  if (gesture !== 'retirer') list.items.splice(to, 0, item)
  return document.toString({ lineWidth: 110 })
}
