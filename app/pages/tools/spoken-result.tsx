import { useEffect, useState } from 'react'

const pauseBeforeSaying = 900

/**
 * What a screen reader is told once the figures have settled: one sentence, not every keystroke. On a narrow screen,
 * where the result is under the fields and the keyboard, the same sentence stays in sight as long as one types.
 */
export function SpokenResult({ sentence }: { sentence: string }) {
  const [said, setSaid] = useState('')

  useEffect(() => {
    const pause = setTimeout(() => setSaid(sentence), pauseBeforeSaying)
    return () => clearTimeout(pause)
  }, [sentence])

  return (
    <>
      <p className="vh" aria-live="polite">
        {said}
      </p>
      <p className="result-echo ink" aria-hidden="true">
        {sentence}
      </p>
    </>
  )
}
