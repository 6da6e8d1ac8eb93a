const opening = '('
const closing = ')'
/** « CSS + 4 s » is one thing; « 10 × 400 m récup 1 min » are two. */
const separator =
  /,? puis |, et (?=\d)|, |,(?!\d)|; ?|(?<!css) \+ (?=\d)| et (?=\d)| (?=(?:r[ée]cup\p{L}*\.?|repos|r|d[ée]part)(?: toutes les| de)? ?[:=]? ?\d)/iuy

/** A text cut at its commas, semicolons, « + » and « puis », those between brackets aside. @param text evened */
export function segmentsOf(text: string): string[] {
  const segments: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at)
    if (character === opening) depth += 1
    if (character === closing) depth = Math.max(0, depth - 1)
    separator.lastIndex = at
    const cut = depth === 0 ? separator.exec(text) : null
    if (cut) {
      segments.push(text.slice(from, at))
      from = at + cut[0].length
      at = from - 1
    }
  }
  segments.push(text.slice(from))
  return segments.map((segment) => segment.trim()).filter((segment) => segment !== '')
}

/** What stands between the first bracket and the one that closes it, and after it; undefined when the text opens with none. */
export function insideBrackets(text: string): { inside: string; after: string } | undefined {
  if (!text.startsWith(opening)) return undefined
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    if (text.charAt(at) === opening) depth += 1
    if (text.charAt(at) === closing) depth -= 1
    if (depth === 0) return { inside: text.slice(1, at), after: text.slice(at + 1).trim() }
  }
  return { inside: text.slice(1), after: '' }
}
