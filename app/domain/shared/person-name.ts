/** As a person is called: their name, or their address until they have given one. */
export function nameOfPerson({
  firstName,
  lastName,
  email,
}: {
  firstName: string
  lastName: string
  email: string
}): string {
  return `${firstName} ${lastName}`.trim() || email
}
