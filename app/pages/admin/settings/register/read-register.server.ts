import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SiteContentReader } from '#content/collections.ts'

export type KeptLine = {
  readonly purpose: string
  readonly data: string
  readonly basis?: string
  readonly kept: string
}

export type KeptPart = { readonly title: string; readonly lines: readonly KeptLine[] }

/** The register of the site (`docs/registre-traitements.md`), as the office shows it; no part where it was not delivered. */
export async function readRegister({ directory }: Pick<SiteContentReader, 'directory'>): Promise<KeptPart[]> {
  const file = join(directory, '../docs/registre-traitements.md')
  const text = await readFile(file, 'utf8').catch(() => '')
  return partsOf(text)
}

export function partsOf(register: string): KeptPart[] {
  const [, ...parts] = register.split(/^## /m)
  return parts.flatMap((part) => {
    const title = part.slice(0, part.indexOf('\n')).trim().replaceAll('`', '')
    const lines = rowsOf(part).flatMap((cells) => lineOf(cells))
    return lines.length > 0 ? [{ title, lines }] : []
  })
}

// Seven cells: table, purpose, data, people, basis, time, removal. Five: the accounts. Three: what no table holds.
function lineOf(cells: readonly string[]): KeptLine[] {
  const [first = '', second = '', third = '', fourth = '', basis = '', kept = ''] = cells
  if (cells.length === 7) return [{ purpose: second, data: third, basis, kept }]
  if (cells.length === 5) return [{ purpose: second, data: third, kept: fourth }]
  return cells.length === 3 ? [{ purpose: first, data: second, kept: third }] : []
}

function rowsOf(part: string): string[][] {
  return [...part.matchAll(/^\| (.+) \|$/gm)]
    .map(([, row = '']) => row.split(' | ').map((cell) => cell.trim().replaceAll('`', '')))
    .slice(2)
}
