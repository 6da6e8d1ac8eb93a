type PlanRow = Readonly<Record<string, unknown>>

const sorting = /^USE TEMP B-TREE FOR /
const severalIndexes = 'MULTI-INDEX OR'

/**
 * True when SQLite's plan reads one table once: one SCAN or SEARCH of it, or several index searches that make up
 * one OR. Sorting the rows found is fine.
 */
export function isOnePass(plan: readonly PlanRow[], table: string): boolean {
  const isPass = (detail: string) => new RegExp(`^(?:SCAN|SEARCH) ${table}(?: USING .*)?$`).test(detail)
  const isKnown = (detail: string) =>
    isPass(detail) || sorting.test(detail) || detail === severalIndexes || /^INDEX \d+$/.test(detail)
  const steps = plan.map(({ parent, detail }) => ({ isTop: parent === 0, detail: String(detail) }))
  const passes = steps.filter(({ isTop, detail }) => isTop && (isPass(detail) || detail === severalIndexes))
  return passes.length === 1 && steps.every(({ detail }) => isKnown(detail))
}
