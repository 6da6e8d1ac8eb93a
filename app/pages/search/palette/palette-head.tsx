import type { KeyboardEvent, Ref } from 'react'
import { IconButton } from '#app/ui/kit/icon-button.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'

type PaletteHeadProps = {
  ref: Ref<HTMLInputElement>
  query: string
  listId: string | undefined
  activeId: string | undefined
  onFocus: (field: HTMLInputElement) => void
  onWrite: (text: string) => void
  onKeyDown: (event: KeyboardEvent) => void
}

export function PaletteHead({ ref, query, listId, activeId, onFocus, onWrite, onKeyDown }: PaletteHeadProps) {
  return (
    <form method="dialog" className="palette-head row muted">
      <Icon name="search" size={22} />
      <input
        ref={ref}
        type="text"
        role="combobox"
        aria-label="Rechercher sur le site"
        aria-expanded={listId !== undefined}
        aria-controls={listId}
        aria-activedescendant={activeId}
        aria-autocomplete="list"
        placeholder="Rechercher"
        value={query}
        maxLength={200}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        onFocus={(event) => onFocus(event.currentTarget)}
        onChange={(event) => onWrite(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {query === '' ? null : (
        <IconButton
          icon="circle-x"
          label="Effacer la recherche"
          onClick={(event) => {
            onWrite('')
            event.currentTarget.closest('form')?.querySelector('input')?.focus()
          }}
        />
      )}
      <button className="palette-close" type="submit">
        Fermer
      </button>
    </form>
  )
}
