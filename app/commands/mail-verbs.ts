import { reasonSchema } from '#app/domain/mail/ending.ts'
import { endable, mailStatuses } from '#app/domain/mail/rules.ts'
import { named, readWords, sayPages, searching, type AdminVerb } from './admin-verb.ts'
import { CommandError } from './content/command-error.ts'

export const mailUsage = `npm run admin -- mails list [mots]   montre les e-mails qui ne sont pas partis, avec leur numéro
npm run admin -- mails end numéro|--before AAAA-MM-JJ --reason motif   n’enverra pas cet e-mail, ou tous ceux écrits avant ce jour qui ne sont pas partis
`

export const readMailVerb = named({
  list: searching(({ built, services: { database } }, search, say) =>
    sayPages(
      async (asked) => {
        const { mails: items, total } = await built.searchMails(database, {
          search,
          status: endable,
          ...asked,
        })
        return { items, total }
      },
      {
        say,
        none: 'Aucun e-mail n’attend.',
        lineOf: ({ id, createdAt, status, recipient, subject }) =>
          [id, createdAt.toISOString(), mailStatuses[status], recipient, subject].join('\t'),
      },
    ),
  ),
  end: readEnding,
})

function readEnding(words: readonly string[]): AdminVerb | undefined {
  const read = readWords(words, ['before', 'reason'])
  const { before, reason: typed = '' } = read?.texts ?? {}
  const [id, ...rest] = read?.rest ?? []
  const which = id === undefined ? before !== undefined && { before } : before === undefined && { id }
  const isDay = before === undefined || /^\d{4}-\d{2}-\d{2}$/.test(before)
  if (!read || !which || rest.length > 0 || !isDay || typed === '') return undefined
  return async ({ built, services }, say) => {
    const reason = reasonSchema.safeParse(typed)
    if (!reason.success) throw new CommandError(reason.error.issues.map(({ message }) => message).join('\n'))
    const ended = await built.endMails(services, { ...which, reason: reason.data })
    say(ended === 1 ? '1 e-mail ne partira pas.' : `${ended} e-mails ne partiront pas.`)
    return ended > 0
  }
}
