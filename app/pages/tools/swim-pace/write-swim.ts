import { yardMetres } from '#app/domain/training/measures.ts'
import {
  writeClock,
  writeFixed,
  writeNumber,
  writeDuration,
  writePace,
} from '#app/domain/training/typed/writing.ts'
import type { ToolResult } from '../tool-form.tsx'
import type { SwimAnswer } from './swim-pace-answer.ts'
import words from './swim-words.json' with { type: 'json' }

const noBreakSpace = '\u00a0'

export function writePartTime(seconds: number): string {
  if (Math.round(seconds * 10) >= 600) return writeClock(seconds, { tenths: true })
  return `${writeFixed(seconds, 1)}${noBreakSpace}s`
}

export function writeMetres(metres: number): string {
  return `${writeNumber(metres, 1)}${noBreakSpace}m`
}

export function writePassageDistance(metres: number, isInYards: boolean): string {
  const yards = metres / yardMetres
  const isRound = isInYards && Math.abs(yards - Math.round(yards)) < 1e-6
  return isRound ? `${writeNumber(yards, 0)}${noBreakSpace}yd` : writeMetres(metres)
}

export function saySwim({ swim, figures, wanted }: SwimAnswer): string {
  if (!figures) return words.missing[wanted]
  const pace = `${writeDuration(figures.per100)} aux 100\u00a0m`
  return swim ? `${writeMetres(swim.distance)} en ${writeDuration(swim.time)}\u00a0: ${pace}.` : `${pace}.`
}

/** The figure that is sought, the rest of the swim and the CSS (s/100 m), in one line. */
export function swimInBrief(
  { swim, figures, wanted, hasTenths }: SwimAnswer,
  criticalPace?: number,
): ToolResult {
  const css = criticalPace === undefined ? [] : [`CSS ${writePace(criticalPace)}`]
  if (!figures) return { detail: [...css, words.missing[wanted]].join(' · ') }
  const pace = writePace(figures.per100, '100 m', { tenths: hasTenths })
  if (!swim) return { figure: pace, detail: css.join('') }
  const [distance, time] = [writeMetres(swim.distance), writeClock(swim.time, { tenths: hasTenths })]
  const [figure, whole] = {
    allure: [pace, `${distance} en ${time}`],
    temps: [time, `${distance} à ${pace}`],
    distance: [distance, `${time} à ${pace}`],
  }[wanted]
  return { figure, detail: [whole, ...css].join(' · ') }
}
