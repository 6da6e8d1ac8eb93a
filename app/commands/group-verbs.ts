import { groupSchema } from '#app/domain/members/schema.ts'
import { groupSlug } from '#app/domain/shared/group-slug.ts'
import { named, readWords, sayLines, type AdminSite, type AdminVerb, type VerbReader } from './admin-verb.ts'
import { CommandError } from './content/command-error.ts'

export const groupUsage = `npm run admin -- groups list   montre les groupes, leurs membres, courses et textes réservés
npm run admin -- groups rename GROUPE NOM   renomme un groupe pour ses membres, ses courses et ses articles
npm run admin -- groups add|remove GROUPE --emails a,b   y met des personnes, ou les en retire
`

export const readGroupVerb = named({
  list: (words) => (words.length === 0 ? sayGroups : undefined),
  rename: readRenaming,
  add: filling('add'),
  remove: filling('remove'),
})

const sayGroups: AdminVerb = async ({ built, services }, say) => {
  const lines = (await built.listClubGroups(services)).map(({ slug, name, people, races, files }) =>
    [slug, name, people, races, files.length].join('\t'),
  )
  return sayLines(say, lines, 'Aucun groupe.')
}

function nameIn(typed: string): string {
  const read = groupSchema.safeParse(typed)
  if (!read.success) throw new CommandError(read.error.issues.map(({ message }) => message).join('\n'))
  return read.data[0] ?? ''
}

function readRenaming(words: readonly string[]): AdminVerb | undefined {
  const [of, name, ...rest] = readWords(words, [])?.rest ?? []
  if (of === undefined || name === undefined || rest.length > 0) return undefined
  return async ({ built, services }, say) => {
    const wanted = { slug: groupSlug(of), name: nameIn(name), actor: undefined }
    const renamed = await built.renameGroup(services, wanted)
    if (!renamed.ok) throw new CommandError(renamed.message)
    say(`${name} : ${renamed.people} membre(s), ${renamed.races} course(s).`)
    return renamed.people + renamed.races > 0
  }
}

function filling(act: 'add' | 'remove'): VerbReader {
  return (words) => {
    const read = readWords(words, ['emails'])
    const [group, ...rest] = read?.rest ?? []
    const emails = read?.texts.emails?.split(',') ?? []
    if (group === undefined || rest.length > 0 || emails.length === 0) return undefined
    return async (site, say) => {
      const userIds = await Promise.all(emails.map((email) => idWith(site, email)))
      const wanted = { userIds, group: nameIn(group), act, actor: undefined }
      const changed = await site.built.fillGroup(site.services, wanted)
      say(`${group} : ${changed} changé(s).`)
      return changed > 0
    }
  }
}

async function idWith({ built, services }: AdminSite, email: string): Promise<string> {
  const member = await built.findMember(services.database, email)
  if (!member) throw new CommandError(`${email} n’est pas membre du club.`)
  return member.userId
}
