import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { letterSchema } from '#app/domain/sendings/letter-schema.ts'
import { minutesFor } from '#app/domain/sendings/rules.ts'
import { textOfFile } from '#app/domain/shared/forms/file-text.ts'
import { aboutOne, named, readWords, sayLines, type AdminVerb } from './admin-verb.ts'
import { CommandError } from './content/command-error.ts'

export const sendingUsage = `npm run admin -- sendings list   montre les listes d’invitations et les messages à plusieurs, et où ils en sont
npm run admin -- sendings invite FICHIER [--groups a,b]   invite les personnes d’un tableau (nom, adresse, groupe) qui ne sont pas connues du club
npm run admin -- sendings write --to tous|groupe:NOM|course:NUMÉRO --subject objet --file texte   écrit à plusieurs personnes
npm run admin -- sendings stop|retry NUMÉRO   arrête ce qui n’est pas parti, ou reprend ce qui est en échec
`

export const readSendingVerb = named({
  list: (words) => (words.length === 0 ? saySendings : undefined),
  invite: aboutOne(['groups'], (file, { groups = '' }) => inviteList(file, groups)),
  write: readLetter,
  stop: aboutOne([], (id) => turn(id, 'waiting')),
  retry: aboutOne([], (id) => turn(id, 'failed')),
})

const saySendings: AdminVerb = async ({ built, services }, say) => {
  const lines = (await built.listSendings(services)).map(({ id, kind, subject, ofState }) =>
    [id, kind, subject, ...Object.entries(ofState).map(([state, number]) => `${state} ${number}`)].join('\t'),
  )
  return sayLines(say, lines, 'Aucun envoi à plusieurs personnes.')
}

function inviteList(file: string, forAll: string): AdminVerb {
  return async ({ built, services }, say) => {
    const text = textOfFile(await readFile(file))
    const checked = await built.checkPeople(services, { text, forAll })
    if (!checked.ok) throw new CommandError(checked.problem)
    for (const { person, problem, status } of checked.people)
      if (problem || status) say(`ligne ${person.line}\t${person.email}\t${problem ?? status}`)
    const people = checked.people.flatMap(({ invitation, status }) =>
      invitation && !status ? [invitation] : [],
    )
    if (people.length === 0) return false
    const key = randomUUID()
    await built.sendInvitations(services, { key, people, actor: undefined })
    say(`${key}\t${people.length} invitation(s), en ${minutesFor(people.length)} minute(s)`)
    return true
  }
}

function readLetter(words: readonly string[]): AdminVerb | undefined {
  const read = readWords(words, ['to', 'subject', 'file'])
  const { to: audience, subject, file } = read?.texts ?? {}
  if (!audience || !subject || !file || !read || read.rest.length > 0) return undefined
  return async ({ built, services }, say) => {
    const text = textOfFile(await readFile(file))
    const letter = letterSchema.safeParse({ audience, subject, text, key: randomUUID() })
    if (!letter.success) throw new CommandError(letter.error.issues.map(({ message }) => message).join('\n'))
    if (!(await built.sendLetter(services, { ...letter.data, actor: undefined })))
      throw new CommandError('Personne ne recevrait ce message.')
    say(letter.data.key)
    return true
  }
}

function turn(id: string, from: 'waiting' | 'failed'): AdminVerb {
  return async ({ built, services }, say) => {
    const turned = await built.turnSending(services, { id, from, actor: undefined })
    say(`${turned} ligne(s).`)
    return turned > 0
  }
}
