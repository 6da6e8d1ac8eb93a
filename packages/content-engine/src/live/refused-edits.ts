import type { ContentProblem } from '../problems.ts'

type Refusals = ReadonlyMap<string, readonly ContentProblem[]>

export class RefusedEdits {
  readonly #tell: (problems: readonly ContentProblem[]) => void
  readonly #texts = new Map<string, string | null | undefined>()

  constructor(tell: (problems: readonly ContentProblem[]) => void) {
    this.#tell = tell
  }

  has(place: string): boolean {
    return this.#texts.has(place)
  }

  note(
    places: readonly string[],
    refused: Refusals,
    textAt: (place: string) => string | null | undefined,
  ): void {
    for (const place of places) {
      const problems = refused.get(place)
      const text = textAt(place)
      if (!problems) this.#texts.delete(place)
      else if (!this.has(place) || this.#texts.get(place) !== text) {
        this.#texts.set(place, text)
        this.#tell(problems)
      }
    }
  }
}
