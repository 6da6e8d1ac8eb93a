import { useEffect, useState } from 'react'

const pauseBeforeSaying = 900

export function SpokenResult({ sentence }: { sentence: string }) {
  const [said, setSaid] = useState('')

  useEffect(() => {
    const pause = setTimeout(() => setSaid(sentence), pauseBeforeSaying)
    return () => clearTimeout(pause)
  }, [sentence])

  return (
    <p className="vh" aria-live="polite">
      {said}
    </p>
  )
}
