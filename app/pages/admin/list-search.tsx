import { Form } from 'react-router'
import { Button } from '#app/ui/kit/button.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'

type ListSearchProps = { path: string; label: string; search: string; filter: string }

export function ListSearch({ path, label, search, filter }: ListSearchProps) {
  return (
    <search>
      <Form action={path} className="admin-search">
        {filter ? <input type="hidden" name="etat" value={filter} /> : null}
        <label className="admin-search-field">
          <span className="vh">{label}</span>
          <Icon name="search" size={18} />
          <input
            type="search"
            name="q"
            defaultValue={search}
            key={search}
            placeholder={label}
            maxLength={100}
          />
        </label>
        <Button type="submit" look="line" size="small">
          Chercher
        </Button>
      </Form>
    </search>
  )
}
