import { rounded, writeCsv } from '#app/domain/shared/csv.ts'
import { mileMetres } from '#app/domain/training/measures.ts'
import type { Split } from '#app/domain/training/running/pacing.ts'
import type { Run } from '#app/domain/training/running/run.ts'
import { writeClock, writePace } from '#app/domain/training/typed/writing.ts'
import type { RunningPaceAnswer } from '../../running-pace-answer.ts'

export const bandFiles = {
  'bracelet.pdf': 'application/pdf',
  'bracelet.png': 'image/png',
  'passages.csv': 'text/csv; charset=utf-8',
} as const

export type BandFile = keyof typeof bandFiles

export function savedName(file: BandFile, { distanceMetres, timeSeconds }: Run): string {
  const [stem, end] = file.split('.')
  const seconds = Math.round(timeSeconds)
  const [minutes, rest] = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) =>
    String(part).padStart(2, '0'),
  )
  return `${stem}-${Math.round(distanceMetres)}m-${Math.floor(seconds / 3600)}h${minutes}min${rest}.${end}`
}

const needed = 'Indiquez une distance et un temps, ou une distance et une allure, puis téléchargez à nouveau.'
const tooMany = 'Il y aurait plus de mille passages : choisissez un intervalle plus grand.'

export function whyNoBand({ readings, pacing }: Pick<RunningPaceAnswer, 'readings' | 'pacing'>): string {
  if (pacing) return tooMany
  const wrong = Object.values(readings).find((reading) => !reading.ok && reading.reason !== 'empty')
  return wrong && !wrong.ok ? wrong.expected : needed
}

const unitMetres = { km: 1000, mi: mileMetres }

export function passagesCsv(
  splits: readonly Split[],
  { unit, tenths }: { unit: 'km' | 'mi'; tenths: boolean },
): string {
  const heads = [
    `Distance (${unit})`,
    'Passage (h:mm:ss)',
    'Passage (s)',
    `Allure du segment (/${unit})`,
    `Allure du segment (s/${unit})`,
  ]
  const rows = splits.map(({ metres, passage, segmentPace }) => {
    const pace = (segmentPace * unitMetres[unit]) / 1000
    return [
      rounded(metres / unitMetres[unit], 6),
      writeClock(passage, { tenths, hours: true }),
      rounded(passage),
      writePace(pace, undefined, { tenths }),
      rounded(pace),
    ]
  })
  return writeCsv(heads, rows)
}
