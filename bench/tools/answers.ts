import { readStartList, simulateAll } from '#app/pages/tools/ironman-qualification/list/list-answer.ts'
import { print } from '../figures.ts'
import { pastedFinishers } from './finishers.ts'
import { measuredTools } from './measured-tools.ts'

const visitors = 3000
const finishers = 4000
const lists = 50

/** How long Node takes to compute all that a tool's page shows, for a visitor after the other. */
export function measureAnswers(): void {
  for (const { name, answer, query } of measuredTools) {
    for (let visitor = 0; visitor < visitors; visitor += 1) answer(query(visitor))
    const taken = Array.from({ length: visitors }, (_, visitor) => {
      const asked = query(visitor)
      const start = performance.now()
      answer(asked)
      return performance.now() - start
    })
    printTimes(`${name}: all its figures`, taken)
  }
  measureList()
}

/** A pasted list of results, read and shared out under each rule of its distance. */
function measureList(): void {
  const text = pastedFinishers(finishers)
  const taken = Array.from({ length: lists }, () => {
    const start = performance.now()
    simulateAll(readStartList(text, 'ironman'), 'ironman', 55, 40)
    return performance.now() - start
  })
  printTimes(`qualification: a list of ${finishers}, every rule`, taken)
}

/** Median and 99th of 100, in ms. */
export function printTimes(label: string, taken: readonly number[]): void {
  const sorted = taken.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN
  print(`${label}, median and p99, ms`, `${at(0.5).toFixed(3)}  ${at(0.99).toFixed(3)}`)
}
