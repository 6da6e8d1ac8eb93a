/** Text of a page as characters. */
export function decoded(html: string): string {
  return html
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

/** The words of a page's main part, as one reads them: no tags, plain spaces. */
export function wordsOf({ text }: { readonly text: string }): string {
  const body = /<main[^>]*>([\s\S]*?)<\/main>/.exec(text)?.[1] ?? text
  return decoded(body.replaceAll(/<!--.*?-->|<\/?sup[^>]*>/g, '').replaceAll(/<[^>]+>/g, ' ')).replaceAll(
    /\s+/g,
    ' ',
  )
}
