import type { Competition } from '#app/domain/competitions/competition.ts'
import { CommandError } from '../content-command/command-error.ts'
import type { AdminVerb, Say } from './admin-verb.ts'
import type { AdminSite } from './open-site.ts'

export const competitionUsage = `npm run admin -- competitions list   montre les courses proposées qui attendent une décision
npm run admin -- competitions accept numéro   met une course proposée au calendrier
npm run admin -- competitions refuse numéro   refuse une course proposée
npm run admin -- competitions cancel numéro   annule une course : elle reste visible, marquée (son numéro finit l’adresse de sa page)
npm run admin -- competitions restore numéro   rétablit une course annulée
`

type On = { readonly competitionId: string; readonly actor: undefined }
type Answer =
  | { readonly ok: true; readonly competition: Competition }
  | { readonly ok: false; readonly message: string }

const acts: Readonly<Record<string, (site: AdminSite, on: On) => Promise<Answer>>> = {
  accept: ({ built, services }, on) => built.decideProposal(services, { ...on, isAccepted: true }),
  refuse: ({ built, services }, on) => built.decideProposal(services, { ...on, isAccepted: false }),
  cancel: ({ built, services }, on) => built.cancelCompetition(services, on),
  restore: ({ built, services }, on) => built.restoreCompetition(services, on),
}

const states = {
  proposed: 'proposée',
  confirmed: 'confirmée',
  cancelled: 'annulée',
  refused: 'refusée',
} as const satisfies Record<Competition['status'], string>

export function readCompetitionVerb([name = '', ...words]: string[]): AdminVerb | undefined {
  if (name === 'list' && words.length === 0) return sayProposals
  const act = Object.hasOwn(acts, name) ? acts[name] : undefined
  const [competitionId, ...rest] = words
  if (!act || competitionId === undefined || rest.length > 0) return undefined
  return async (site, say) => {
    const answer = await act(site, { competitionId, actor: undefined })
    if (!answer.ok) throw new CommandError(answer.message)
    say(`${answer.competition.title} : ${states[answer.competition.status]}`)
    return true
  }
}

async function sayProposals({ built, services }: AdminSite, say: Say): Promise<boolean> {
  const waiting = await built.listWaitingProposals(services)
  for (const { competition, proposedBy } of waiting) {
    const { id, startOn, title, place, link } = competition
    say([id, startOn, title, place, proposedBy?.name ?? '', link ?? ''].join('\t'))
  }
  if (waiting.length === 0) say('Aucune proposition n’attend.')
  return waiting.length > 0
}
