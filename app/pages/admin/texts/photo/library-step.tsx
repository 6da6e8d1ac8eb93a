import { useState } from 'react'
import { Button } from '#app/ui/kit/button.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { Note } from '#app/ui/kit/note.tsx'
import type { LibraryPhoto } from './library.ts'
import { PhotoList } from './photo-list.tsx'
import { useLibrary } from './use-library.ts'

type LibraryStepProps = { onChoose: (photo: LibraryPhoto) => void; onSend: () => void }

/** The photos, looked for by what they show. */
export function LibraryStep({ onChoose, onSend }: LibraryStepProps) {
  const { library, isLoading, hasFailed, ask } = useLibrary()
  const [search, setSearch] = useState('')
  return (
    <div className="stack">
      <search>
        <form
          className="text-photo-search"
          onSubmit={(event) => {
            event.preventDefault()
            void ask(search, 1)
          }}
        >
          <Field id="photo-recherche" label="Chercher une photo">
            <TextInput
              type="search"
              value={search}
              maxLength={100}
              onChange={({ target: { value } }) => setSearch(value)}
            />
          </Field>
          <Button type="submit" look="line" icon="search">
            Chercher
          </Button>
        </form>
      </search>
      <div>
        <Button look="line" size="small" icon="plus" onClick={onSend}>
          Déposer une nouvelle photo
        </Button>
      </div>
      {hasFailed ? (
        <Note tone="warning">
          Les photos ne viennent pas&nbsp;: le site ne répond pas, ou votre session a pris fin. Ce que vous
          avez écrit reste ici.
        </Note>
      ) : null}
      <div aria-busy={isLoading} aria-live="polite">
        {library ? (
          <PhotoList
            library={library}
            choose={(photo) => ({ type: 'button', onClick: () => onChoose(photo) })}
            turn={(page) => ({ type: 'button', onClick: () => void ask(library.search, page) })}
          />
        ) : null}
      </div>
    </div>
  )
}
