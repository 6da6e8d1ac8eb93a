type Chapter = { heading: string; body: string }

/** The rendered text of a tool, cut before each of its `h2`: what is left of it and what is under it. */
export function chaptersOf(html: string): Chapter[] {
  return html
    .split(/(?=<h2[ >])/)
    .filter((part) => part.startsWith('<h2'))
    .map((part) => {
      const end = part.indexOf('</h2>') + '</h2>'.length
      return { heading: part.slice(0, end), body: part.slice(end) }
    })
}
