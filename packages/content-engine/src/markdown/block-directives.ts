/** What remark-directive adds to a processor's data; the parser reads it at each use. */
type ParserData = { readonly micromarkExtensions?: readonly { text?: unknown }[] }

/**
 * Switches off the inline form of directives (`:nom`), which French text would trip over
 * (« à noter :ceci »). remark-directive must be the last plugin used.
 */
export function switchOffInlineDirectives(data: ParserData): void {
  const extension = data.micromarkExtensions?.at(-1)
  if (extension) delete extension.text
}
