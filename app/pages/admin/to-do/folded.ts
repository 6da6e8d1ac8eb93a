import type { ToDo } from '#app/domain/to-do/rules.ts'

const shownOfAKind = 5

type Group = {
  readonly key: string
  readonly shown: readonly ToDo[]
  readonly more: readonly ToDo[]
  /** How many more there are that are not listed. */
  readonly left: number
  readonly total: number
}

/** The stream in runs of one kind, each folded after its fifth line. */
export function folded(waiting: readonly ToDo[]): Group[] {
  const runs: ToDo[][] = []
  for (const line of waiting) {
    const last = runs.at(-1)
    const isSameRun = last?.[0]?.kind === line.kind && last[0].isPressing === line.isPressing
    if (isSameRun) last?.push(line)
    else runs.push([line])
  }
  return runs.map((run, index) => {
    const [first] = run
    const ofKind = waiting.filter(({ kind }) => kind === first?.kind).length
    const isLast = !runs.slice(index + 1).some(([other]) => other?.kind === first?.kind)
    const left = isLast ? Math.max(0, (first?.total ?? ofKind) - ofKind) : 0
    return {
      key: `${first?.kind} ${first?.isPressing ?? ''}`,
      shown: run.slice(0, shownOfAKind),
      more: run.slice(shownOfAKind),
      left,
      total: run.length + left,
    }
  })
}
