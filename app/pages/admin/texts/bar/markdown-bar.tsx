import type { LinkedPage } from '#app/domain/content-edits/documents.ts'
import { Button } from '#app/ui/kit/button.tsx'
import { Select } from '#app/ui/kit/fields/select.tsx'
import { insertInto } from './insert-into.ts'
import { linkTo, pieces, writingOf, type Piece } from './pieces.ts'

type MarkdownBarProps = { bodyId: string; pages: readonly LinkedPage[] }

/** Writes Markdown into the text at its cursor; links go to pages that exist. */
export function MarkdownBar({ bodyId, pages }: MarkdownBarProps) {
  return (
    <fieldset className="text-bar row chips">
      <legend className="vh">Écrire dans le texte</legend>
      {pieces.map((piece) => (
        <Button key={piece.label} look="line" size="small" onClick={() => writeInto(bodyId, piece)}>
          {piece.label}
        </Button>
      ))}
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
    </fieldset>
  )
}

function writeInto(bodyId: string, piece: Piece): void {
  const area = document.getElementById(bodyId)
  if (!(area instanceof HTMLTextAreaElement)) return
  const { text, start, end } = writingOf(area.value, area.selectionStart, area.selectionEnd, piece)
  insertInto(area, text, start, end)
}
