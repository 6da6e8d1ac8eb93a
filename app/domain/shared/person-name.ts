/** As a person is called: their name, or their address until they have given one. */
export function nameOfPerson(person: { firstName: string; lastName: string; email: string }): string {
  return `${person.firstName} ${person.lastName}`.trim() || person.email
}
