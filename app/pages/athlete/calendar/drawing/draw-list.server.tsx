import type { Answer } from '#app/domain/competitions/answers/answer.ts'
import { isFiltered, noFilters } from '#app/domain/competitions/calendar/calendar-query.ts'
import { countLabel } from '#app/domain/competitions/calendar/entry-list.ts'
import { isAhead, type ListPage } from '#app/domain/competitions/calendar/shown-page.ts'
import { changePage, replaceIn } from '#app/http/page/page-changes.ts'
import { addressWith } from '../calendar-addresses.ts'
import type { CalendarView } from '../calendar-view.ts'
import { listTitle, whenWords } from '../calendar-words.ts'
import { CalendarList } from '../list/calendar-list.tsx'
import { NothingHere } from '../list/nothing-here.tsx'
import { listSteps } from '../list/steps-of-list.ts'
import { Frame } from './frame.server.tsx'

/** A list that is drawn, but for one's own answers. */
export class DrawnList {
  readonly weight: number
  readonly #frame: Frame
  readonly #count: number
  /** Keys of what is not called off, in the whole list. */
  readonly #held: ReadonlySet<string>

  constructor(view: CalendarView, groupNames: ReadonlyMap<string, string>, list: ListPage) {
    const { query, place, today } = view
    this.#count = list.all.length
    this.#held = new Set(list.all.flatMap(({ key, isCancelled }) => (isCancelled ? [] : [key])))
    this.#frame = new Frame(bytesOfRow, (slot) => (
      <CalendarList
        title={listTitle(place, today)}
        list={list}
        from={place.span.startOn}
        hasMonths={isAhead(place)}
        today={today}
        groupNames={groupNames}
        slot={slot}
        count={<template data-count="" />}
        steps={listSteps(view, list)}
        empty={
          <NothingHere
            when={whenWords(place)}
            unfiltered={isFiltered(query) ? addressWith(query, noFilters) : undefined}
          />
        }
      />
    ))
    this.weight = this.#frame.weight + this.#held.size * bytesOfKey
  }

  filledWith(answers: ReadonlyMap<string, Answer>): Buffer {
    const html = this.#frame.filledWith(answers)
    const count = `<p class="muted">${this.countFor(answers)}</p>`
    return changePage(html, replaceIn(html, placeOfCount, count))
  }

  /** « 7 rendez-vous, vous participez à 4 » */
  countFor(answers: ReadonlyMap<string, Answer>): string {
    const mine = [...answers].filter(([key, answer]) => answer === 'going' && this.#held.has(key))
    return countLabel(this.#count, mine.length)
  }
}

const placeOfCount = '<template data-count=""></template>'
const bytesOfKey = 50
/** A row with each of the answers. */
const bytesOfRow = 8000
