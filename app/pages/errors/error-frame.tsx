import type { ReactNode } from 'react'
import { LineArt } from '#app/ui/art/line-art.tsx'
import { Wordmark } from '#app/ui/art/wordmark.tsx'
import { joinClasses } from '#app/ui/kit/join-classes.ts'

type ErrorFrameProps = {
  title: string
  documentTitle?: string
  status?: number | undefined
  sentence: string
  isMaintenance?: boolean
  children?: ReactNode
}

/** What stands in place of a page; `PageAnnouncement` leads to its title. */
export function ErrorFrame(props: ErrorFrameProps) {
  const { title, documentTitle = title, status, sentence, isMaintenance, children } = props
  return (
    <section className={joinClasses('error-page scene', isMaintenance && 'error-maintenance ink')}>
      <title>{documentTitle}</title>
      <meta name="robots" content="noindex" />
      <LineArt name={isMaintenance ? 'maintenance' : 'error-404'} className="error-art" />
      <div className="wrap error-inside">
        {isMaintenance ? <Wordmark /> : null}
        {status ? <p className="error-status num tall">{status}</p> : null}
        <h1 className="d2">{title}</h1>
        <p className="lead">{sentence}</p>
        {children}
      </div>
    </section>
  )
}
