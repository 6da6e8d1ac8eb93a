import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { focusPage } from './focus-page.ts'

type Shown = { key: string; pathname: string }

let lastShown: Shown | undefined

/**
 * What a browser does by itself when a document loads, and not when the application changes the page: the title is
 * said, and the focus is not left on a link that is gone. The first page needs neither.
 */
export function PageAnnouncement() {
  const { key, pathname, hash } = useLocation()
  const announcement = useRef<HTMLOutputElement>(null)
  useEffect(() => {
    const before = lastShown
    lastShown = { key, pathname }
    if (!before || before.key === key) return
    const isOtherPage = before.pathname !== pathname
    if (isOtherPage && announcement.current) announcement.current.textContent = document.title
    if (isOtherPage || hash) focusPage(hash)
  }, [key, pathname, hash])
  return <output className="vh" ref={announcement} />
}
