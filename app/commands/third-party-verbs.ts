import { aboutOne, named, readWords, sayLines, type AdminVerb } from './admin-verb.ts'
import { CommandError } from './content/command-error.ts'

export const thirdPartyUsage = `npm run admin -- oauth list   montre les applications qui peuvent demander l’accès à un compte
npm run admin -- oauth add --name nom --redirect adresse[,adresse] [--uri site] [--public]   en ajoute une ; son secret n’est montré qu’une fois
npm run admin -- oauth end NUMÉRO   en retire une, avec tous les accès qu’elle a
`

export const readThirdPartyVerb = named({
  list: (words) => (words.length === 0 ? sayThirdParties : undefined),
  add: readAddition,
  end: aboutOne([], (id) => async ({ built, services }, say) => {
    const name = await built.endThirdParty(services, id, undefined)
    if (name === undefined) throw new CommandError(`Aucune application n’a le numéro ${id}.`)
    say(`${name} n’a plus accès à aucun compte.`)
    return true
  }),
})

const sayThirdParties: AdminVerb = async ({ built, services }, say) => {
  const lines = (await built.listThirdParties(services)).map(
    ({ id, name, isPublic, redirectUris, addedAt }) =>
      [id, name, isPublic ? 'publique' : 'confidentielle', redirectUris.join(','), addedAt].join('\t'),
  )
  return sayLines(say, lines, 'Aucune application.')
}

function readAddition(words: readonly string[]): AdminVerb | undefined {
  const read = readWords(words, ['name', 'redirect', 'uri'], ['public'])
  const { name, redirect, uri } = read?.texts ?? {}
  if (!read || !name || !redirect || read.rest.length > 0) return undefined
  const redirectUris = redirect.split(',').map((address) => address.trim())
  const wanted = { name, redirectUris, uri, isPublic: read.has('public') }
  return async ({ built, services }, say) => {
    const added = await built.addThirdParty(services, wanted, undefined)
    if (!added.ok) throw new CommandError(added.message)
    say(`${name} est ajoutée.`)
    say(`client_id ${added.id}`)
    if (added.secret !== undefined) say(`client_secret ${added.secret}`)
    return true
  }
}
