import { useEffect, useRef, useState } from 'react'
import { figureMarkdown } from '#app/domain/photos/figure.ts'
import { useFocusOnMount } from '#app/ui/blocks/forms/use-focus-on-mount.ts'
import { Button } from '#app/ui/kit/button.tsx'
import { IconButton } from '#app/ui/kit/icon-button.tsx'
import { FigureStep } from './figure-step.tsx'
import { LibraryStep } from './library-step.tsx'
import type { LibraryPhoto } from './library.ts'
import { SendStep } from './send-step.tsx'

type PhotoDialogProps = { onClose: () => void } & (
  | {
      /** Once the window is closed: the text takes the focus again. */
      onInsert: (markdown: string) => void
    }
  /** For a place that takes the photo as it is, with the words of the library. */
  | { onPick: (photo: LibraryPhoto) => void }
)

type Step = 'library' | 'send' | LibraryPhoto

/** The window that puts a photo where the cursor of a text is, or in a field. */
export function PhotoDialog({ onClose, ...wanted }: PhotoDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [step, setStep] = useState<Step>('library')
  useEffect(() => dialog.current?.showModal(), [])
  const choose = (photo: LibraryPhoto) => {
    if ('onInsert' in wanted) return setStep(photo)
    dialog.current?.close()
    wanted.onPick(photo)
  }
  const isList = step === 'library'
  const title = isList ? 'Choisir une photo' : step === 'send' ? 'Déposer une photo' : 'Cette photo'
  return (
    <dialog ref={dialog} className="text-dialog" aria-labelledby="photo-titre" onClose={onClose}>
      <div className="text-photo-head row">
        <StepTitle key={title}>{title}</StepTitle>
        <IconButton icon="x" label="Fermer" onClick={() => dialog.current?.close()} />
      </div>
      {isList ? null : (
        <Button look="line" size="small" icon="arrow-left" onClick={() => setStep('library')}>
          Toutes les photos
        </Button>
      )}
      {isList ? <LibraryStep onChoose={choose} onSend={() => setStep('send')} /> : null}
      {step === 'send' ? <SendStep onSent={choose} /> : null}
      {typeof step === 'string' || !('onInsert' in wanted) ? null : (
        <FigureStep
          key={step.id}
          photo={step}
          onInsert={(typed) => {
            dialog.current?.close()
            wanted.onInsert(figureMarkdown(step.source, typed))
          }}
        />
      )}
    </dialog>
  )
}

function StepTitle({ children }: { children: string }) {
  const title = useFocusOnMount<HTMLHeadingElement>()
  return (
    <h2 className="d5" id="photo-titre" tabIndex={-1} ref={title}>
      {children}
    </h2>
  )
}
