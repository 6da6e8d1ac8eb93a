/** Repeatable random numbers in [0, 1): Mulberry32 started from an integer seed. */
export function seededRandom(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A whole number in [0, count) drawn from a text (FNV-1a) or a number: the same person keeps the same drawing. */
export function seedFrom(identity: string | number, count: number): number {
  if (typeof identity === 'number') return Math.abs(Math.trunc(identity)) % count
  let hash = 0x811c9dc5
  for (const character of identity) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0) % count
}
