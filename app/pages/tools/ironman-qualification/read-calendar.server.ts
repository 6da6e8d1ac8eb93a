import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { announcedRace } from '#app/domain/training/qualification/races.ts'
import type { Services } from '#app/http/context.ts'
import { readInfo } from '#content/collections/info.ts'
import type { RaceCalendar } from './qualification-tool.tsx'

export async function readCalendar({
  content,
  clock,
}: Pick<Services, 'content' | 'clock'>): Promise<RaceCalendar> {
  const { races } = await readInfo(content, 'outil-qualification-ironman')
  const announced = races.map(({ distance, ...race }) =>
    announcedRace({ ...race, distance: distance === '70.3' ? '703' : distance }),
  )
  return { announced, today: dayInParis(clock.now()) }
}
