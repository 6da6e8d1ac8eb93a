import { forThisVisitor } from '#app/http/visitor-headers.ts'
import type { RunningPaceAnswer } from '../../running-pace-answer.ts'

const needed = 'Indiquez une distance et un temps, ou une distance et une allure, puis téléchargez à nouveau.'
const tooMany = 'Il y aurait plus de mille passages : choisissez un intervalle plus grand.'

/** Why there is no file, in a sentence: the first field that could not be read, else what is missing. */
export function whyNoBand({ readings, pacing }: Pick<RunningPaceAnswer, 'readings' | 'pacing'>): string {
  if (pacing) return tooMany
  const wrong = Object.values(readings).find((reading) => !reading.ok && reading.reason !== 'empty')
  return wrong && !wrong.ok ? wrong.expected : needed
}

/** A refusal that a person reads in the window the file would have come from. */
export function refuseFile(
  status: 422 | 429,
  sentence: string,
  headers: Record<string, string> = {},
): Response {
  return new Response(`${sentence}\n`, {
    status,
    headers: { ...forThisVisitor, 'content-type': 'text/plain; charset=utf-8', ...headers },
  })
}
