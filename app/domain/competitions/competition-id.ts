const form = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/

/** Whether a part of an address can be the id of a competition: anything else would not even be looked up. */
export function isCompetitionId(text: string): boolean {
  return form.test(text)
}
