import type { Run } from '#app/domain/training/running/run.ts'
import type { RunningPaceAnswer } from '../../running-pace-answer.ts'

/** The files of a band, by the end of their address. */
export const bandFiles = {
  'bracelet.pdf': 'application/pdf',
  'bracelet.png': 'image/png',
  'passages.csv': 'text/csv; charset=utf-8',
} as const

export type BandFile = keyof typeof bandFiles

/** The name a file is saved under, in plain letters: `bracelet-42195m-3h29min59.pdf`. */
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

/** Why there is no file, in a sentence: the first field that could not be read, else what is missing. */
export function whyNoBand({ readings, pacing }: Pick<RunningPaceAnswer, 'readings' | 'pacing'>): string {
  if (pacing) return tooMany
  const wrong = Object.values(readings).find((reading) => !reading.ok && reading.reason !== 'empty')
  return wrong && !wrong.ok ? wrong.expected : needed
}
