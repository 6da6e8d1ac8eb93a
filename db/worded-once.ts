/** A statement that is worded once for each database and asked many times: wording takes half of what asking costs. */
export function wordedOnce<Reader extends object, Statement>(
  word: (database: Reader) => Statement,
): (database: Reader) => Statement {
  const worded = new WeakMap<Reader, Statement>()
  return (database) => {
    const known = worded.get(database) ?? word(database)
    worded.set(database, known)
    return known
  }
}
