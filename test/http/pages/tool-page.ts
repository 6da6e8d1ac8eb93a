type Figure = { value: number; text: string }

type ToolPage = {
  /** By name; the same name twice outside rows is kept twice. */
  figures: Map<string, Figure[]>
  /** By key of the row, then by name. */
  rows: Map<string, Map<string, Figure>>
  /** What people read: no markup, no scripts. */
  text: string
}

/** What machines and people find in the page of a tool. */
export function readToolPage(html: string): ToolPage {
  const body = html
    .slice(html.indexOf('<body'))
    .replaceAll(/<(script|style)\b[^>]*>.*?<\/\1>/gs, '')
    .replaceAll('<!-- -->', '')
  const rows: ToolPage['rows'] = new Map()
  const outside = body.replaceAll(
    /<tr\b([^>]*)>(.*?)<\/tr>/gs,
    (whole, attributes: string, cells: string) => {
      const key = /data-ligne="([^"]*)"/.exec(attributes)?.[1]
      if (key === undefined) return whole
      const row = rows.get(key) ?? new Map<string, Figure>()
      for (const [name, figure] of figuresOf(cells)) row.set(name, figure)
      rows.set(key, row)
      return ''
    },
  )
  const figures: ToolPage['figures'] = new Map()
  for (const [name, figure] of figuresOf(outside)) figures.set(name, [...(figures.get(name) ?? []), figure])
  return { figures, rows, text: readable(body) }
}

/** The one figure of a name; fails when there is none, or more than one. */
export function figureOf(page: ToolPage, name: string): number {
  const [figure, another] = page.figures.get(name) ?? []
  if (!figure || another) throw new Error(`${name} stands ${another ? 'twice' : 'nowhere'} in the page`)
  return figure.value
}

/** A figure of a row. */
export function rowFigure(page: ToolPage, row: string, name: string): number {
  const figure = page.rows.get(row)?.get(name)
  if (!figure) throw new Error(`${name} is not in the row ${row} of ${[...page.rows.keys()].join(' ')}`)
  return figure.value
}

function figuresOf(html: string): [string, Figure][] {
  return [...html.matchAll(/<data\b([^>]*)>(.*?)<\/data>/gs)].map(([, attributes = '', content = '']) => {
    const name = /data-nom="([^"]*)"/.exec(attributes)?.[1] ?? ''
    const value = /\bvalue="([^"]*)"/.exec(attributes)?.[1] ?? ''
    return [name, { value: value === '' ? Number.NaN : Number(value), text: readable(content).trim() }]
  })
}

function readable(html: string): string {
  return html.replaceAll(/<[^>]*>/gs, ' ')
}
