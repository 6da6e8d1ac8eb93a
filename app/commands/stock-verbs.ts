import { named, readWords, type AdminVerb, type Say, type AdminSite } from './admin-verb.ts'
import { CommandError } from './content/command-error.ts'

export const stockUsage = `npm run admin -- stock show [article]   montre ce qui reste de chaque variante, ou d’un article, avec ses derniers mouvements
npm run admin -- stock set article variante nombre [--note motif]   corrige ce qui reste d’une variante
`

export const readStockVerb = named({ show: readShow, set: readSet })

function readShow(words: readonly string[]): AdminVerb | undefined {
  const read = readWords(words, [])
  if (!read || read.rest.length > 1) return undefined
  const [identifier] = read.rest
  return (site, say) => sayStock(site, { identifier, say })
}

function readSet(words: readonly string[]): AdminVerb | undefined {
  const read = readWords(words, ['note'])
  const [identifier, variant, pieces = '', ...rest] = read?.rest ?? []
  if (!read || !identifier || !variant || !/^\d{1,6}$/.test(pieces) || rest.length > 0) return undefined
  return async ({ built, services }, say) => {
    const changed = await built.correctStock(services, {
      identifier,
      variant,
      reason: 'correction',
      pieces: { to: Number(pieces) },
      author: 'admin',
      note: read.texts.note,
    })
    if (!changed.ok) throw new CommandError(changed.message)
    say(`${identifier} ${variant} : ${changed.pieces}`)
    return true
  }
}

async function sayStock(
  { built, services: { database } }: AdminSite,
  { identifier, say }: { identifier: string | undefined; say: Say },
): Promise<boolean> {
  const counted = await built.readPiecesLeft(database, identifier)
  for (const [product, variants] of counted)
    for (const [variant, pieces] of variants) {
      say([product, variant, pieces].join('\t'))
      if (identifier !== undefined) await sayMovements({ built, database }, { product, variant, say })
    }
  if (counted.size === 0)
    say(identifier === undefined ? 'Rien n’est en stock.' : `${identifier} n’est pas compté.`)
  return counted.size > 0
}

async function sayMovements(
  { built, database }: Pick<AdminSite, 'built'> & Pick<AdminSite['services'], 'database'>,
  { product, variant, say }: { product: string; variant: string; say: Say },
): Promise<void> {
  const movements = await built.listStockMovements(database, { identifier: product, variant }, 5)
  for (const { at, reason, quantity, note } of movements)
    say(['', at.toISOString(), reason, quantity > 0 ? `+${quantity}` : quantity, note ?? ''].join('\t'))
}
