import { useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { CutOffNote } from '#app/ui/blocks/forms/cut-off-note.tsx'
import { DoneNote, useDone } from '#app/ui/blocks/forms/done-note.tsx'
import { BackLink } from '#app/ui/kit/more-link.tsx'
import { toast } from '#app/ui/kit/overlay/toast.ts'
import { useIsLive } from '#app/ui/kit/use-is-live.ts'
import { doneWords } from './done-words.ts'

type AdminHeadProps = {
  title: ReactNode
  lead?: ReactNode
  /** The list this page is reached from. */
  back?: { to: string; label: string }
  children?: ReactNode
}

export function AdminHead({ title, lead, back, children }: AdminHeadProps) {
  const words = useDone(doneWords)
  const { key } = useLocation()
  return (
    <div className="admin-head stack">
      {back ? (
        <p className="admin-back">
          <BackLink {...back} />
        </p>
      ) : null}
      <div className="admin-head-line cluster">
        <div>
          <h1 className="d3">{title}</h1>
          {lead ? <p className="muted">{lead}</p> : null}
        </div>
        {children}
      </div>
      <CutOffNote />
      {words ? <DoneToast key={key} words={words} isNothing={words === doneWords.rien} /> : null}
    </div>
  )
}

function DoneToast({ words, isNothing }: { words: string; isNothing: boolean }) {
  const [isToast] = useState(useIsLive())
  const tone = isNothing ? 'info' : 'success'
  useEffect(() => {
    if (isToast) toast({ title: words, tone })
  }, [isToast, words, tone])
  return isToast ? null : <DoneNote tone={tone}>{words}</DoneNote>
}
