import { useState } from 'react'
import { figureProblems, type FigureProblem, type TypedFigure } from '#app/domain/photos/figure.ts'
import { Button } from '#app/ui/kit/button.tsx'
import { FigureFields } from './figure-fields.tsx'
import { ownFigure, typedFigure, type LibraryPhoto } from './library.ts'

type FigureStepProps = { photo: LibraryPhoto; onInsert: (typed: TypedFigure) => void }

/** What is said of the chosen photo, before it goes into the text. */
export function FigureStep({ photo, onInsert }: FigureStepProps) {
  const [problems, setProblems] = useState<readonly FigureProblem[]>([])
  const [attempts, setAttempts] = useState(0)
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const typed = typedFigure(new FormData(event.currentTarget))
        const found = figureProblems(typed)
        setProblems(found)
        setAttempts((count) => count + 1)
        if (found.length === 0) onInsert(typed)
      }}
    >
      <FigureFields
        prefix="photo-figure"
        photo={photo}
        typed={ownFigure(photo)}
        problems={problems}
        attempt={String(attempts)}
      />
      <Button type="submit">Mettre dans le texte</Button>
    </form>
  )
}
