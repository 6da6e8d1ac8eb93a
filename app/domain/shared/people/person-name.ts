/** As a person is called: their name, or their address until they have given one. */
export function nameOfPerson(person: { firstName: string; lastName: string; email: string }): string {
  return `${person.firstName} ${person.lastName}`.trim() || person.email
}

/** A member as the audit log names them. */
export function namedPerson(member: Parameters<typeof nameOfPerson>[0] & { userId: string }) {
  return { id: member.userId, name: nameOfPerson(member) }
}
