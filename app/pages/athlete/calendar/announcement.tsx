import { useEffect, useRef } from 'react'

/** Says aloud what has changed on the page; what it began with needs no saying. */
export function Announcement({ text }: { text: string }) {
  const output = useRef<HTMLOutputElement>(null)
  const said = useRef(text)
  useEffect(() => {
    if (said.current === text || !output.current) return
    said.current = text
    output.current.textContent = text
  }, [text])
  return <output className="vh" ref={output} />
}
