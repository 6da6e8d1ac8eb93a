type Part = { part?: string | undefined; fibres: { fibre: string; percent: number }[] }

/** A composition as it is typed, a part a line: « Col : coton 95 %, élasthanne 5 % ». */
export function compositionAsTyped(parts: readonly Part[]): string {
  return parts
    .map(({ part, fibres }) => {
      const list = fibres.map(({ fibre, percent }) => `${fibre} ${String(percent).replace('.', ',')} %`)
      return `${part === undefined ? '' : `${part} : `}${list.join(', ')}`
    })
    .join('\n')
}

const fibrePattern = /^(.+?)\s+(\d{1,3}(?:[.,]\d{1,2})?)\s*%?$/

/** The parts of a typed composition; undefined when a line cannot be read. Empty for nothing typed. */
export function readComposition(typed: string): Part[] | undefined {
  const parts: Part[] = []
  for (const line of typed.split('\n').map((text) => text.trim())) {
    if (line === '') continue
    const colon = line.indexOf(':')
    const part = colon < 0 ? undefined : line.slice(0, colon).trim()
    const fibres = line
      .slice(colon + 1)
      .split(/[;,](?!\d)/)
      .map((text) => fibrePattern.exec(text.trim()))
    if (part === '' || fibres.includes(null)) return undefined
    parts.push({
      ...(part !== undefined && { part }),
      fibres: fibres.map((found) => ({
        fibre: found?.[1] ?? '',
        percent: Number((found?.[2] ?? '').replace(',', '.')),
      })),
    })
  }
  return parts
}
