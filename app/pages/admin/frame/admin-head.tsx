import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { Form, useLocation, useSubmit } from 'react-router'
import { CutOffNote } from '#app/ui/blocks/forms/cut-off-note.tsx'
import { DoneNote, useDone } from '#app/ui/blocks/forms/done-note.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { BackLink } from '#app/ui/kit/more-link.tsx'
import { toast } from '#app/ui/kit/overlay/toast.ts'
import { useIsLive } from '#app/ui/kit/use-is-live.ts'
import { doneWords } from './done-words.ts'
import { oppositeOf, type Opposite } from './opposites.ts'

type AdminHeadProps = {
  title: ReactNode
  lead?: ReactNode
  /** The list this page is reached from. */
  back?: { to: string; label: string }
  children?: ReactNode
}

export function AdminHead({ title, lead, back, children }: AdminHeadProps) {
  const words = useDone(doneWords)
  const place = useLocation()
  const opposite = oppositeOf(place)
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
      {words ? (
        <DoneToast key={place.key} words={words} isNothing={words === doneWords.rien} opposite={opposite} />
      ) : null}
    </div>
  )
}

type DoneToastProps = {
  words: string
  isNothing: boolean
  opposite: Opposite | undefined
}

const tenSeconds = 10_000

function DoneToast({ words, isNothing, opposite }: DoneToastProps) {
  const [isToast] = useState(useIsLive())
  const tone = isNothing ? 'info' : 'success'
  const submit = useSubmit()
  const tell = useEffectEvent(() => {
    const undo = () => {
      if (opposite) void submit(opposite.fields, { method: 'post', action: opposite.page })
    }
    const lasting = opposite && { duration: tenSeconds, action: { label: 'Annuler', onPress: undo } }
    toast({ title: words, tone, ...lasting })
  })
  useEffect(() => {
    if (isToast) tell()
  }, [isToast])
  if (isToast) return null
  return (
    <>
      <DoneNote tone={tone}>{words}</DoneNote>
      {opposite ? (
        <Form method="post" action={opposite.page}>
          {Object.entries(opposite.fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" look="line" size="small" icon="undo-2">
            Annuler
          </Button>
        </Form>
      ) : null}
    </>
  )
}
