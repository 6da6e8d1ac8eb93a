import type { Answer } from '#app/domain/competitions/answers/answer.ts'
import type { CalendarItem } from '#app/domain/competitions/calendar/calendar-item.ts'
import type { GridWeek } from '#app/domain/competitions/calendar/month-grid.ts'
import { addressWith } from '../calendar-addresses.ts'
import type { CalendarView } from '../calendar-view.ts'
import { placeTitle } from '../calendar-words.ts'
import { MonthTable } from '../month/month-table.tsx'
import { Frame } from './frame.server.tsx'

/** A month's grid that is drawn, but for one's own answers. */
export class DrawnMonth {
  readonly weight: number
  readonly #frame: Frame
  readonly #placed: ReadonlySet<string>

  constructor({ query, place }: CalendarView, weeks: readonly GridWeek<CalendarItem>[]) {
    this.#placed = new Set(weeks.flatMap(({ bars }) => bars.map(({ entry }) => entry.key)))
    this.#frame = new Frame(bytesOfBar, (slot) => (
      <MonthTable
        title={placeTitle(place)}
        weeks={weeks}
        slot={slot}
        addressOfDay={(day) => addressWith(query, { day, month: undefined, view: undefined })}
      />
    ))
    this.weight = this.#frame.weight
  }

  /** Whether an entry has a bar of its own. */
  shows(key: string): boolean {
    return this.#placed.has(key)
  }

  filledWith(answers: ReadonlyMap<string, Answer>): Buffer {
    return this.#frame.filledWith(answers)
  }
}

/** A bar without an answer, and some with one. */
const bytesOfBar = 500
