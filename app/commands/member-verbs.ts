import { readWords, type AdminVerb } from './admin-verb.ts'
import { invitePerson } from './invite-person.ts'
import { resetSecondFactor } from './reset-second-factor.ts'
import { sayMembers } from './say-members.ts'

export const memberUsage = `npm run admin -- invite --role athlete|admin --email adresse [--first-name prénom] [--last-name nom] [--groups a,b]   invite une personne
npm run admin -- reset-second-factor --email adresse   retire ses seconds facteurs à qui les a perdus
npm run admin -- list [mots]   montre les membres du club dont le nom, l’adresse ou un groupe contient ces mots
`

export function readInvitation(words: string[]): AdminVerb | undefined {
  const read = readWords(words, ['role', 'email', 'first-name', 'last-name', 'groups'])
  if (!read || read.rest.length > 0) return undefined
  const { role, email, groups = '', 'first-name': firstName = '', 'last-name': lastName = '' } = read.texts
  if (!role || !email) return undefined
  return (site, say) => invitePerson(site, { typed: { role, email, groups, firstName, lastName }, say })
}

export function readSecondFactorReset(words: string[]): AdminVerb | undefined {
  const read = readWords(words, ['email'])
  const email = read?.texts.email
  if (!email || read.rest.length > 0) return undefined
  return (site, say) => resetSecondFactor(site, { email, say })
}

export function readMemberList(words: string[]): AdminVerb | undefined {
  const read = readWords(words, [])
  return read && ((site, say) => sayMembers(site, { search: read.rest.join(' '), say }))
}
