import { invitationSchema, type Invitation, type Member } from '#app/domain/members/store.server.ts'
import type { ReadServices } from '#app/domain/shared/services.server.ts'
import type { Database } from '#db/database.ts'
import { readPeopleList, type TypedPerson } from './people-list.ts'
import { knownAddresses } from './read-store.server.ts'

export type CheckedPerson = {
  readonly person: TypedPerson
  /** Undefined when the line cannot be invited as it is. */
  readonly invitation: Invitation | undefined
  readonly problem: string | undefined
  /** What they are to the club already. */
  readonly status: Member['status'] | undefined
}

type Checked =
  | { readonly ok: true; readonly people: CheckedPerson[] }
  | { readonly ok: false; readonly problem: string }

/** The people of a pasted table, each checked as an invitation; an address said twice is taken once. @param forAll groups of all */
export async function checkPeople(
  { database }: ReadServices & { database: Pick<Database, 'select' | '$count'> },
  { text, forAll }: { text: string; forAll: string },
): Promise<Checked> {
  const read = readPeopleList(text)
  if (!read.ok) return read
  const first = new Map<string, number>()
  const people = read.people.map((person) => checked(person, forAll, first))
  const emails = people.flatMap(({ invitation }) => invitation?.email ?? [])
  const known = await knownAddresses({ database }, emails)
  return {
    ok: true,
    people: people.map((one) => ({ ...one, status: known.get(one.invitation?.email ?? '') })),
  }
}

function checked(person: TypedPerson, forAll: string, first: Map<string, number>) {
  const { firstName, lastName, groups } = person
  const email = person.email.replace(/^mailto:/i, '')
  const typed = { role: 'athlete', email, firstName, lastName, groups: `${groups},${forAll}` }
  const read = invitationSchema.safeParse(typed)
  if (!read.success) return { person, invitation: undefined, problem: read.error.issues[0]?.message }
  const before = first.get(read.data.email)
  if (before !== undefined)
    return { person, invitation: undefined, problem: `La même adresse qu’à la ligne ${before}.` }
  first.set(read.data.email, person.line)
  return { person, invitation: read.data, problem: undefined }
}
