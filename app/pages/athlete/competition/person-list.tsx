import { Avatar } from '#app/ui/art/avatar.tsx'
import type { ShownPerson } from './shown-person.ts'

type PersonListProps = { title: string; people: readonly ShownPerson[]; isUnsure?: boolean }

/** People of the club by name, each with their avatar and what they say of their race. */
export function PersonList({ title, people, isUnsure = false }: PersonListProps) {
  if (people.length === 0) return null
  return (
    <>
      <h3 className="race-people-title">
        {title} <span className="num">{people.length}</span>
      </h3>
      <ul className={isUnsure ? 'race-persons race-persons-unsure' : 'race-persons'}>
        {people.map(({ name, isYou, seed, detail }, index) => (
          <li key={index}>
            <Avatar seed={seed} size={40} tone={isUnsure ? 'slate' : isYou ? 'green' : 'blue'} />
            <p>
              <b>
                {name}
                {isYou ? <small>vous</small> : null}
              </b>
              {detail === '' ? null : <span>{detail}</span>}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
