import { resultSchema } from '#app/domain/competitions/answers/answer-schema.ts'
import { readDuration } from '#app/domain/training/typed/durations.ts'
import type { AdminVerb, Texts } from './admin-verb.ts'
import { CommandError } from './content/command-error.ts'

/** Writes how a race ended for somebody who shows that they go. */
export function giveResult(competitionId: string, typed: Texts): AdminVerb | undefined {
  const { member: email, time = '', place = '' } = typed
  if (email === undefined) return undefined
  const outcome = typed.outcome ?? (time === '' && place === '' ? undefined : 'finished')
  return async ({ built, services }, say) => {
    const member = await built.findMember(services.database, email)
    if (!member) throw new CommandError(`Personne au club n’a l’adresse ${email}.`)
    const { userId: memberId } = member
    const result = outcome === undefined ? undefined : await readResult(memberId)
    const answer = await built.giveResults(services, {
      competitionId,
      actor: undefined,
      results: [{ memberId, result }],
    })
    if (!answer.ok) throw new CommandError(answer.message)
    say(`résultats notés : ${answer.written}`)
    return true

    async function readResult(runner: string) {
      const coach = { memberId: '', groups: [], isCoach: true }
      const found = await built.readCompetition(services, coach, competitionId)
      const format = found?.shown.find((one) => one.memberId === runner)?.format
      const entered = found?.competition.formats.find(({ key }) => key === format)
      const read = resultSchema(entered, readDuration).safeParse({ outcome, time, place, link: '' })
      if (!read.success) throw new CommandError(read.error.issues.map(({ message }) => message).join(' '))
      const { link: _none, ...given } = read.data
      return given
    }
  }
}
