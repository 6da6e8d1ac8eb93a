import { confirmedName, elapsedName, trapName } from './robot-trap-names.ts'

const shortestTime = 1500

/**
 * True when a field no one sees was filled in, or when the whole form took less than a second and a half. The sender is
 * then asked to send again: a person does, and loses nothing. Without a script no time is measured.
 */
export function looksAutomated(form: FormData): boolean {
  if (form.has(confirmedName)) return false
  const trap = form.get(trapName)
  if (typeof trap === 'string' && trap !== '') return true
  const elapsed = form.get(elapsedName)
  return typeof elapsed === 'string' && elapsed !== '' && Number(elapsed) < shortestTime
}
