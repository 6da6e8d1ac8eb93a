import { useEffect, useRef } from 'react'
import { confirmedName, elapsedName, trapName } from './robot-trap-names.ts'

/** Traps for robots. Pages are cached, so the time is measured in the browser, from the first input. */
export function RobotTraps({ isConfirmed }: { isConfirmed: boolean }) {
  const elapsed = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const startedAt = performance.now()
    const form = elapsed.current?.form
    const measure = ({ formData }: FormDataEvent) =>
      formData.set(elapsedName, String(Math.round(performance.now() - startedAt)))
    form?.addEventListener('formdata', measure)
    return () => form?.removeEventListener('formdata', measure)
  }, [])

  return (
    <>
      <div className="vh" aria-hidden="true">
        <label>
          Ne remplissez pas ce champ
          <input type="text" name={trapName} tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
      <input type="hidden" name={elapsedName} ref={elapsed} />
      {isConfirmed ? <input type="hidden" name={confirmedName} value="oui" /> : null}
    </>
  )
}
