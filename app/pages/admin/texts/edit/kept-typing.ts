/** What was typed into a text's form and not saved, on this device: a cut, a closed tab or an ended session lose nothing. */
type KeptTyping = {
  readonly fields: readonly (readonly [string, string])[]
  readonly at: number
  readonly isSent?: true
}

const keyOf = (id: string) => `texte:${id}`

// Ms.
const longestKept = 14 * 86_400_000

export function keepTyping(id: string, form: HTMLFormElement, isSent = false): void {
  const fields = [...new FormData(form)].filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  )
  const kept: KeptTyping = { fields, at: Date.now(), ...(isSent && { isSent }) }
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(kept))
  } catch {
    // A browser that keeps nothing for sites: the page itself still holds it.
  }
}

/** What was kept of a text, unless it is what was saved since, or too old. */
export function keptTyping(id: string, isSaved: boolean): KeptTyping | undefined {
  const kept = read(id)
  if (!kept) return undefined
  if (!(kept.isSent && isSaved) && Date.now() - kept.at < longestKept) return kept
  forgetTyping(id)
  return undefined
}

export function forgetTyping(id: string): void {
  try {
    localStorage.removeItem(keyOf(id))
  } catch {
    // Nothing was kept there.
  }
}

function read(id: string): KeptTyping | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null')
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
