import type { ComponentProps } from 'react'
import type { LinkedPage } from '#app/domain/content-edits/documents.ts'
import { Button } from '#app/ui/kit/button.tsx'
import { Select } from '#app/ui/kit/fields/select.tsx'
import { insertInto } from './insert-into.ts'
import { linkTo, pieces, writingOf, type Piece } from './pieces.ts'

type MarkdownBarProps = {
  bodyId: string
  pages: readonly LinkedPage[]
  /** What a press of « Photo » does: a submit until a script takes over. */
  photo: ComponentProps<typeof Button>
  isLive: boolean
}

/** Writes Markdown into the text at its cursor; links go to pages that exist. Without a script, photos alone. */
export function MarkdownBar({ bodyId, pages, photo, isLive }: MarkdownBarProps) {
  return (
    <fieldset className="text-bar row chips">
      <legend className="vh">Écrire dans le texte</legend>
      {isLive
        ? pieces.map((piece) => (
            <Button key={piece.label} look="line" size="small" onClick={() => writeInto(bodyId, piece)}>
              {piece.label}
            </Button>
          ))
        : null}
      <Button look="line" size="small" icon="image" {...photo}>
        Photo
      </Button>
      {isLive ? <LinkSelect bodyId={bodyId} pages={pages} /> : null}
    </fieldset>
  )
}

function LinkSelect({ bodyId, pages }: Pick<MarkdownBarProps, 'bodyId' | 'pages'>) {
  return (
    <label>
      <span className="vh">Lien vers une page</span>
      <Select
        value=""
        onChange={({ target: { value } }) => {
          const page = pages.find(({ path }) => path === value)
          if (page) writeInto(bodyId, linkTo(page))
        }}
      >
        <option value="">Lien vers…</option>
        {pages.map(({ path, title, shelf }) => (
          <option key={path} value={path}>
            {title} ({shelf})
          </option>
        ))}
      </Select>
    </label>
  )
}

/** Writes a piece where the cursor is; after what is selected when it `follows` it. */
export function writeInto(bodyId: string, piece: Piece, follows = false): void {
  const area = document.getElementById(bodyId)
  if (!(area instanceof HTMLTextAreaElement)) return
  const from = follows ? area.selectionEnd : area.selectionStart
  const { text, start, end } = writingOf(area.value, from, area.selectionEnd, piece)
  insertInto(area, text, start, end)
}
