import { named, readWords, type AdminSite, type AdminVerb, type Say, type VerbReader } from './admin-verb.ts'
import { CommandError } from './content/command-error.ts'

export const stockUsage = `npm run admin -- stock show [article]   montre ce qui reste de chaque variante, ou d’un article, avec ses derniers mouvements
npm run admin -- stock set article variante nombre [--note motif]   corrige ce qui reste d’une variante
npm run admin -- stock add article variante nombre [--note motif]   ajoute une livraison
npm run admin -- stock lose article variante nombre [--note motif]   retire une perte
npm run admin -- stock waiting   montre qui attend le retour d’une variante, dans l’ordre de la liste
`

export const readStockVerb = named({
  show: readShow,
  set: readChange('correction', (to) => ({ to })),
  add: readChange('entry', (by) => ({ by })),
  lose: readChange('loss', (by) => ({ by: -by })),
  waiting: (words) => (words.length === 0 ? sayWaiting : undefined),
})

function readShow(words: readonly string[]): AdminVerb | undefined {
  const read = readWords(words, [])
  if (!read || read.rest.length > 1) return undefined
  const [identifier] = read.rest
  return (site, say) => sayStock(site, { identifier, say })
}

type Correction = Parameters<AdminSite['built']['correctStock']>[1]

function readChange(
  reason: Correction['reason'],
  wish: (number: number) => Correction['pieces'],
): VerbReader {
  return (words) => {
    const read = readWords(words, ['note'])
    const [identifier, variant, number = '', ...rest] = read?.rest ?? []
    if (!read || !identifier || !variant || !/^\d{1,6}$/.test(number) || rest.length > 0) return undefined
    const { note } = read.texts
    const change = { identifier, variant, reason, pieces: wish(Number(number)), author: 'admin', note }
    return async ({ built, services }, say) => {
      const changed = await built.correctStock(services, change)
      if (!changed.ok) throw new CommandError(changed.message)
      say(`${identifier} ${variant} : ${changed.pieces}`)
      return true
    }
  }
}

async function sayWaiting({ built, services }: AdminSite, say: Say): Promise<boolean> {
  const lists = await built.listWaiting(services)
  for (const { identifier, variant, people } of lists)
    for (const { email, since } of people) say([identifier, variant, since.toISOString(), email].join('\t'))
  if (lists.length === 0) say('Personne n’attend rien.')
  return true
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
