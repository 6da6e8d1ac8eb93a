import { Form } from 'react-router'
import type { SearchKind } from '#app/domain/search/kinds.ts'
import { searchPath } from '#app/ui/blocks/navigation.ts'
import { Button } from '#app/ui/kit/button.tsx'

/** A plain GET form: the results have an address, to keep or to send. */
export function SearchForm({ query, kind }: { query: string; kind: SearchKind | undefined }) {
  return (
    <search>
      <Form action={searchPath} className="search-form">
        <label htmlFor="recherche">Que cherchez-vous&#8239;?</label>
        <div className="search-form-line">
          <input
            key={query}
            id="recherche"
            className="control"
            type="search"
            name="q"
            defaultValue={query}
            maxLength={200}
            autoComplete="off"
            enterKeyHint="search"
          />
          {kind ? <input type="hidden" name="dans" value={kind.slug} /> : null}
          <Button type="submit" icon="search">
            Rechercher
          </Button>
        </div>
      </Form>
    </search>
  )
}
