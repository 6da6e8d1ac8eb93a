import { href } from 'react-router'
import { readConfirmedHours } from '#app/domain/club/opening/hours-store.server.ts'
import { documentId } from '#app/domain/content-edits/documents.ts'
import { dayInParis, formatDay } from '#app/domain/shared/dates/french-dates.ts'
import type { Services } from '#app/http/context.ts'
import { readInfo } from '#content/collections/info.ts'
import type { OpeningStep } from './opening-steps.server.ts'

/** The hours of the example look like anybody's: only the club can say that they are its own. */
export async function hoursStep(services: Services): Promise<OpeningStep> {
  const { sessions } = await readInfo(services.content, 'equipe')
  const examples = sessions.filter(({ sample }) => sample).length
  const confirmed = await readConfirmedHours(services)
  return {
    id: 'planning',
    title: 'Le planning des séances',
    why: 'Accueil, contact, coaching, boutique et moteurs de recherche les répètent\u00a0: faux, ils font venir pour rien.',
    detail: [
      confirmed
        ? `Confirmés par ${confirmed.by}, le ${formatDay(dayInParis(confirmed.at))}.`
        : 'Encore ceux de l’exemple, tant que personne ne dit qu’ils sont les vôtres.',
      examples > 0 ? `Séances de l’exemple au planning\u00a0: ${examples}.` : '',
    ]
      .filter(Boolean)
      .join(' '),
    isDone: confirmed !== undefined,
    isOptional: true,
    link: {
      to: href('/admin/textes/:document', {
        document: documentId({ collection: 'info', file: 'equipe.yml' }),
      }),
      label: 'Le planning',
    },
    ...(!confirmed && { act: { name: 'acte', value: 'horaires', label: 'Ce sont les nôtres' } }),
  }
}
