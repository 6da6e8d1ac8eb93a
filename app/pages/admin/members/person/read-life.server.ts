import { titlesOf } from '#app/domain/articles/store.server.ts'
import { answers, outcomes, placeWords } from '#app/domain/competitions/answers/answer.ts'
import { clockText } from '#app/domain/competitions/exports/clock-text.ts'
import { shownRacesOfPerson } from '#app/domain/competitions/store.server.ts'
import { listOwnOrders } from '#app/domain/orders/store.server.ts'
import { latestReads } from '#app/domain/reading/store.server.ts'
import { dayInParis, formatDay } from '#app/domain/shared/dates/french-dates.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import type { Services } from '#app/http/context.ts'

const mostShown = 6

/** What somebody read, raced and ordered, as their coaches may see it. */
export async function readLife(services: Services, userId: string) {
  const { database } = services
  const [reading, races, orders] = await Promise.all([
    latestReads(database, userId, mostShown),
    shownRacesOfPerson(database, userId),
    listOwnOrders(services, userId),
  ])
  const titles = await titlesOf(
    services,
    reading.latest.map(({ path }) => path),
  )
  return {
    reads: {
      number: reading.read,
      latest: reading.latest.map(({ path, openedAt, readAt }) => ({
        path,
        title: titles.get(path) ?? path,
        when: `${readAt ? 'Lu' : 'Ouvert'}, le ${formatDay(dayInParis(openedAt))}`,
      })),
    },
    races: {
      number: races.length,
      latest: races.slice(0, mostShown).map(({ competition, participation: { answer, result } }) => ({
        id: competition.id,
        title: competition.title,
        day: formatDay(competition.startOn),
        said: result
          ? [outcomes[result.outcome], clockText(result.time), result.place && placeWords(result.place)]
              .filter(Boolean)
              .join(', ')
          : answers[answer],
      })),
    },
    orders: {
      number: orders.length,
      latest: orders.slice(0, mostShown).map(({ number, placedAt, totalCents }) => ({
        number,
        day: formatDay(dayInParis(placedAt)),
        total: formatEuros(totalCents),
      })),
    },
  }
}

export type Life = Awaited<ReturnType<typeof readLife>>
