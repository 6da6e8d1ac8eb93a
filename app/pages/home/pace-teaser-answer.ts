import { solveRun, type Run } from '#app/domain/training/running/run.ts'
import { readDistance } from '#app/domain/training/typed/distances.ts'
import { readDuration } from '#app/domain/training/typed/durations.ts'
import type { Reading } from '#app/domain/training/typed/reading.ts'
import { writeClock, writeSpeed, writePace } from '#app/domain/training/typed/writing.ts'
import type { PaceTeaserQuery } from './pace-teaser-query.ts'

const passages = [
  { label: 'semi', metres: 21_097.5 },
  { label: '10 km', metres: 10_000 },
  { label: '5 km', metres: 5000 },
  { label: '1 km', metres: 1000 },
]

export function answerPaceTeaser({ distance, temps }: PaceTeaserQuery) {
  const metres = readDistance(distance)
  const time = readDuration(temps, metres.ok ? metres.value : undefined)
  const run = solveRun({
    distanceMetres: metres.ok ? metres.value : undefined,
    timeSeconds: time.ok ? time.value : undefined,
  })
  return {
    pace: run && writePace(run.pace),
    details: run && detailsOf(run),
    expected: expectedOf(time),
  }
}

function expectedOf(time: Reading): string | undefined {
  if (!time.ok) return time.reason === 'empty' ? undefined : time.expected
  return time.meant && `Lu comme ${time.reading}. Pour ${time.meant.reading}, écrivez ${time.meant.text}.`
}

export type PaceTeaserAnswer = ReturnType<typeof answerPaceTeaser>

function detailsOf(run: Run): string {
  const shorter = passages.filter(({ metres }) => metres < run.distanceMetres).slice(0, 2)
  const times = shorter.map(({ label, metres }) => `${label} en ${writeClock((run.pace * metres) / 1000)}`)
  const parts = [writeSpeed(run.speed, 'km/h'), ...times]
  return parts.map((part) => part.replaceAll(' ', '\u00a0')).join(' · ')
}
