/** « 2026-0418 » as somebody wrote it (« n° 2026 0418 », « #2026–0418 »), alone or within a sentence; undefined without one. */
export function readOrderNumber(written: string): string | undefined {
  const [, year, rank] = /(?<!\d)(20\d{2})\s?[-‐‑‒–—_/. ]\s?(\d{4,9})(?!\d)/u.exec(written) ?? []
  return year === undefined || rank === undefined ? undefined : `${year}-${rank}`
}
