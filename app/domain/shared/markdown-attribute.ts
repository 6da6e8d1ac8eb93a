/** Words on one line, their spaces even. */
export function evenSpaces(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim()
}

/** What was typed, as it stands between the quotes of an attribute in a text: `titre="…"`. */
export function markdownAttribute(text: string): string {
  return evenSpaces(text).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}
