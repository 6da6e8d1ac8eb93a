import { writeClock } from '#app/domain/training/typed/write-duration.ts'
import type { SwimAnswer } from './swim-answer.ts'

/** Who looks for something else starts from what was just found: it becomes what is typed in its field. */
export function writeResultInField(form: HTMLFormElement | null, answer: SwimAnswer): void {
  const found = resultOf(answer)
  if (!form || found === undefined) return
  if (answer.wanted === 'allure') ['allure-yards', 'vitesse'].forEach((name) => write(form, name, ''))
  write(form, answer.wanted, found)?.dispatchEvent(new Event('input', { bubbles: true }))
}

function write(form: HTMLFormElement, name: string, text: string): HTMLInputElement | undefined {
  const field = form.querySelector(`input[type="text"][name="${name}"]`)
  if (!(field instanceof HTMLInputElement)) return undefined
  field.value = text
  return field
}

function resultOf({ swim, wanted }: SwimAnswer): string | undefined {
  if (!swim) return undefined
  if (wanted === 'distance') return `${Math.round(swim.distance * 10) / 10} m`.replace('.', ',')
  return clockOf(wanted === 'temps' ? swim.time : swim.pace)
}

function clockOf(seconds: number): string {
  return writeClock(seconds, { tenths: Math.abs(seconds - Math.round(seconds)) >= 0.05 })
}
