import { href } from 'react-router'
import { noFilters, queryOf } from '#app/domain/camps/filters.ts'
import { ChipLink } from '#app/ui/kit/chip-link.tsx'

/** The camp's tags, each leading to the camps that share it. */
export function CampThemes({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null
  return (
    <nav aria-labelledby="camp-themes">
      <h2 className="d4" id="camp-themes">
        Dans le même esprit
      </h2>
      <ul className="camp-themes">
        {tags.map((theme) => (
          <li key={theme}>
            <ChipLink
              to={`${href('/nos-stages')}${queryOf({ ...noFilters, theme })}`}
              preventScrollReset={false}
            >
              {theme}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
