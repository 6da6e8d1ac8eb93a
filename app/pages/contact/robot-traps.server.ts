import { confirmedName, elapsedName, trapName } from '#app/ui/blocks/forms/robot-trap-names.ts'

const shortestTime = 1500

/** True when the hidden field is filled in, or the form took under 1.5 s; unmeasured without a script. */
export function looksAutomated(form: FormData): boolean {
  if (form.has(confirmedName)) return false
  const trap = form.get(trapName)
  if (typeof trap === 'string' && trap !== '') return true
  const elapsed = form.get(elapsedName)
  return typeof elapsed === 'string' && elapsed !== '' && Number(elapsed) < shortestTime
}
