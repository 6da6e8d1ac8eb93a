import { problemWords } from '#app/domain/members/rules.ts'
import {
  aboutOne,
  named,
  readWords,
  sayLines,
  type AdminSite,
  type AdminVerb,
  type VerbReader,
} from './admin-verb.ts'
import { CommandError } from './content/command-error.ts'

export const personUsage = `npm run admin -- person suspend|reactivate|end ADRESSE   suspend, rétablit ou termine l’accès d’un membre
npm run admin -- person sessions ADRESSE   montre les appareils où son compte est ouvert
npm run admin -- person end-sessions ADRESSE   les ferme tous
npm run admin -- person export ADRESSE   écrit ce que le site sait d’une personne, à sa demande, sans ce qu’elle cache au club
npm run admin -- person erase --email adresse --sure   supprime un compte, à la demande de la personne
`

type Member = NonNullable<Awaited<ReturnType<AdminSite['built']['findMember']>>>
type About = (site: AdminSite, member: Member, say: (line: string) => void) => Promise<boolean>

const about = (act: About) =>
  aboutOne([], (email) => async (site, say) => act(site, await memberWith(site, email), say))

async function memberWith({ built, services }: AdminSite, email: string): Promise<Member> {
  const member = await built.findMember(services.database, email)
  if (!member) throw new CommandError(`${email} n’est pas membre du club.`)
  return member
}

const acts = { suspend: 'suspendMember', reactivate: 'reactivateMember', end: 'endMembership' } as const

function access(name: keyof typeof acts): VerbReader {
  return about(async ({ built, services }, { userId, email }, say) => {
    const outcome = await built[acts[name]](services, { userId, actor: undefined })
    if (outcome !== 'done' && outcome !== 'unknown') throw new CommandError(problemWords[outcome])
    say(`${email} : c’est fait.`)
    return outcome === 'done'
  })
}

export const readPersonVerb = named({
  suspend: access('suspend'),
  reactivate: access('reactivate'),
  end: access('end'),
  sessions: about(async ({ built, services }, { userId }, say) => {
    const sessions = await built.listSessions(services.database, userId)
    const lines = sessions.map(({ device, lastSeenAt }) => `${device}\t${lastSeenAt.toISOString()}`)
    return sayLines(say, lines, 'Aucune session ouverte.')
  }),
  'end-sessions': about(async ({ built, services }, { userId, email }, say) => {
    const ended = await built.endMemberSessions(services, { userId, actor: undefined })
    say(`${email} : ${ended} fermée(s).`)
    return ended > 0
  }),
  export: about(async ({ built, services }, member, say) => {
    const { person, name } = await personOf({ built, services }, member)
    say(JSON.stringify(await built.exportForClub(services, { person, name, actor: undefined }), undefined, 2))
    return true
  }),
  erase: readErasure,
})

async function personOf({ built, services }: Pick<AdminSite, 'built' | 'services'>, member: Member) {
  const { userId, email, firstName, lastName } = member
  const { data } = await services.accounts.getUserById(userId)
  const person = built.personOfUser(userId, email, data.user ?? {})
  return { person, name: `${firstName} ${lastName}`.trim() || email }
}

function readErasure(words: readonly string[]): AdminVerb | undefined {
  const read = readWords(words, ['email'], ['sure'])
  const email = read?.texts.email
  if (!email || !read.has('sure') || read.rest.length > 0) return undefined
  return async (site, say) => {
    const { built, services } = site
    const { person } = await personOf(site, await memberWith(site, email))
    const remove = () => built.deleteAccount(services.accounts, person.userId)
    const outcome = await built.eraseAccount(services, person, remove, { coach: undefined })
    if (outcome === 'last-admin') throw new CommandError(problemWords['last-admin'])
    say(`${email} : le compte est supprimé, un e-mail le dit.`)
    return true
  }
}
