import { addDays, dayInParis, formatDay } from '#app/domain/shared/dates/french-dates.ts'
import type { Clock } from '#app/outside/clock.ts'
import type { SiteContentReader } from '#content/collections.ts'
import { readInfo } from '#content/collections/info.ts'
import type { ToDo } from './rules.ts'

const daysAhead = 60

/** Coaches whose professional card is missing, has expired or soon will: the site no longer shows them then. */
export async function cardsToDo(services: { content: SiteContentReader; clock: Clock }): Promise<ToDo[]> {
  const { members } = await readInfo(services.content, 'equipe')
  const today = dayInParis(services.clock.now())
  return members.flatMap(({ id, name, card }): ToDo[] => {
    if (card && card.expiresOn > addDays(today, daysAhead)) return []
    const isOver = !card || card.expiresOn < today
    const title = `Carte professionnelle de ${name}${card ? (isOver ? ', expirée' : ', à renouveler') : ', absente'}`
    const until = card ? `Valable jusqu’au ${formatDay(card.expiresOn)}. ` : ''
    return [{ kind: 'card', id, title, detail: `${until}Sans elle, sa fiche n’est plus affichée.` }]
  })
}
