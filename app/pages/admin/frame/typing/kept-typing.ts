/** What was typed into a text's form and not saved, on this device: a cut, a closed tab or an ended session lose nothing. */
export type KeptTyping = {
  readonly fields: readonly (readonly [string, string])[]
  readonly at: number
  readonly isSent?: true
}

/** Whose typing it is: a telephone may be shared, and what one coach has not published is no other's to read. */
export type TypingOf = { readonly person: string; readonly id: string }

const keyOf = ({ person, id }: TypingOf) => `texte:${person}:${id}`

// Ms.
const longestKept = 14 * 86_400_000

/** Where what was sent last of each text is kept. */
const sent = new Map<string, string>()

export function keepTyping(of: TypingOf, form: HTMLFormElement, isSent = false): void {
  const fields = [...new FormData(form)].filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  )
  const kept: KeptTyping = { fields, at: Date.now(), ...(isSent && { isSent }) }
  if (isSent) sent.set(of.id, keyOf(of))
  try {
    localStorage.setItem(keyOf(of), JSON.stringify(kept))
  } catch {
    // A browser that keeps nothing for sites: the page itself still holds it.
  }
}

/** What was kept of a text, unless it is too old. */
export function keptTyping(of: TypingOf): KeptTyping | undefined {
  const kept = read(keyOf(of))
  if (!kept || Date.now() - kept.at < longestKept) return kept
  forgetTyping(of)
  return undefined
}

export function forgetTyping(of: TypingOf): void {
  remove(keyOf(of))
}

/** Forgets what was sent of a text once the site has saved it; what was typed since stays. */
export function forgetSent(id: string): void {
  const key = sent.get(id)
  if (key !== undefined && read(key)?.isSent) remove(key)
}

function remove(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was kept there.
  }
}

function read(key: string): KeptTyping | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isKept(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

function isKept(kept: unknown): kept is KeptTyping {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    'at' in kept &&
    'fields' in kept &&
    Array.isArray(kept.fields)
  )
}
