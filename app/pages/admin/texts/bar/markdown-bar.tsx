import { useState, type ComponentProps } from 'react'
import type { LinkedPage } from '#app/domain/content-edits/documents.ts'
import { Button } from '#app/ui/kit/button.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { insertInto } from './insert-into.ts'
import { linkTo, pieces, writingOf, type Piece } from './pieces.ts'

type MarkdownBarProps = {
  bodyId: string
  pages: readonly LinkedPage[]
  /** What a press of « Photo » does: a submit until a script takes over. */
  photo: ComponentProps<typeof Button>
  onSession: () => void
  isLive: boolean
}

/** Writes Markdown into the text at its cursor; links go to pages that exist. Without a script, photos alone. */
export function MarkdownBar({ bodyId, pages, photo, onSession, isLive }: MarkdownBarProps) {
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
      {isLive ? (
        <Button look="line" size="small" icon="timer" onClick={onSession}>
          Séance
        </Button>
      ) : null}
      <Button look="line" size="small" icon="image" {...photo}>
        Photo
      </Button>
      {isLive ? <LinkField bodyId={bodyId} pages={pages} /> : null}
    </fieldset>
  )
}

/** The pages of the site, looked for by their words as a browser does it; the one that is chosen is written at the cursor. */
function LinkField({ bodyId, pages }: Pick<MarkdownBarProps, 'bodyId' | 'pages'>) {
  const list = `${bodyId}-pages`
  const nameOf = ({ title, shelf }: LinkedPage) => `${title} (${shelf})`
  const [asked, setAsked] = useState('')
  const write = (typed: string) => {
    const page = pages.find((one) => nameOf(one) === typed || one.path === typed)
    if (page) writeInto(bodyId, linkTo(page))
    setAsked(page ? '' : typed)
  }
  return (
    <label className="text-link-field">
      <span className="vh">Lien vers une page</span>
      <TextInput
        list={list}
        value={asked}
        placeholder="Lien vers…"
        autoComplete="off"
        onChange={({ target: { value } }) => write(value)}
        onKeyDown={(event) => {
          // Enter would send the text.
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      <datalist id={list}>
        {pages.map((page) => (
          <option key={page.path} value={nameOf(page)}>
            {page.path}
          </option>
        ))}
      </datalist>
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
