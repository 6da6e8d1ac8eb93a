import { instantInParis } from '#app/domain/shop/collective/collective.ts'
import { aboutOne, named, readWords, sayLines, type AdminVerb } from './admin-verb.ts'
import { CommandError } from './content/command-error.ts'

export const collectiveUsage = `npm run admin -- collective list   montre les commandes groupées, leurs pièces et leur minimum
npm run admin -- collective buyers NUMÉRO   montre qui a commandé quoi par l’une d’elles
npm run admin -- collective close NUMÉRO [--at 2026-12-06T20:00]   la ferme maintenant, ou à ce moment
npm run admin -- collective cancel NUMÉRO   l’annule : tous prévenus, remboursés
`

export const readCollectiveVerb = named({
  list: (words) => (words.length === 0 ? sayCollectives : undefined),
  buyers: aboutOne([], (id) => async ({ built, services }, say) => {
    const lines = (await built.collectiveBuyers(services, id)).map(
      ({ number, firstName, lastName, variant, quantity }) =>
        [number, `${firstName} ${lastName}`, variant, quantity].join('\t'),
    )
    return sayLines(say, lines, 'Personne n’a commandé.')
  }),
  close: readClosing,
  cancel: aboutOne([], (id) => async ({ built, services }, say) => {
    const done = await built.callOffCollective(services, { id, actor: undefined })
    if (!done.ok) throw new CommandError(done.message)
    say(`${id} : annulée.`)
    return true
  }),
})

const sayCollectives: AdminVerb = async ({ built, services }, say) => {
  const lines = (await built.listCollectives(services)).map(
    ({ id, identifier, state, closesAt, pieces, minimum }) =>
      [id, identifier, state, closesAt.toISOString(), `${pieces}/${minimum}`].join('\t'),
  )
  return sayLines(say, lines, 'Aucune commande groupée.')
}

function readClosing(words: readonly string[]): AdminVerb | undefined {
  const read = readWords(words, ['at'])
  const [id, ...rest] = read?.rest ?? []
  const typed = read?.texts.at
  const closesAt = typed === undefined ? 'now' : instantInParis(typed)
  if (id === undefined || rest.length > 0 || closesAt === undefined) return undefined
  return async ({ built, services }, say) => {
    const moved = await built.moveClosing(services, { id, closesAt, actor: undefined })
    if (!moved.ok) throw new CommandError(moved.message)
    await built.endCollectives(services)
    say(`${id} : ${typed ?? 'fermée'}.`)
    return true
  }
}
