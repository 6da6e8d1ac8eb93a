import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { isCountedPath, shownPagePath } from '#app/domain/visits/rules.ts'
import { focusPage } from './focus-page.ts'

type Shown = { key: string; pathname: string; isError: boolean }

let lastShown: Shown | undefined

/** Says that a public page is shown, and nothing of who sees it: the server counts the documents by itself. */
function tellShown(pathname: string): void {
  if (isCountedPath(pathname)) navigator.sendBeacon(`${shownPagePath}?page=${pathname}`)
}

/**
 * What a browser does by itself when a document loads, and not when the application changes the page: the title is
 * said, and the focus is not left on a link that is gone. The first page needs neither; an error is another page, also at
 * the address of its form.
 */
export function PageAnnouncement({ isError }: { isError: boolean }) {
  const { key, pathname, hash } = useLocation()
  const announcement = useRef<HTMLOutputElement>(null)
  useEffect(() => {
    const before = lastShown
    lastShown = { key, pathname, isError }
    if (!before || (before.key === key && before.isError === isError)) return
    const isOtherPage = before.pathname !== pathname || isError
    if (isOtherPage && announcement.current) announcement.current.textContent = document.title
    if (isOtherPage && !isError) tellShown(pathname)
    if (isOtherPage || hash) focusPage(hash, isError)
  }, [key, pathname, hash, isError])
  return <output className="vh" ref={announcement} />
}
