import type { RouteRule } from '#app/domain/route-rules/rules.ts'
import { routeRuleSchema } from '#app/domain/route-rules/schema.ts'
import type { FormProblem, FormValues } from '#app/domain/shared/forms/form-fields.ts'

export const ruleFields = ['pattern', 'to', 'permanent', 'noindex', 'cache', 'headers'] as const
export type RuleField = (typeof ruleFields)[number]
export type RuleValues = FormValues<RuleField>

type Read = { ok: true; rule: RouteRule } | { ok: false; problems: FormProblem<RuleField>[] }

/** A rule as it is typed, a header a line (`nom: valeur`), seconds of cache; problems are of the field they stand in. */
export function readRule(values: RuleValues): Read {
  const { pattern, to, cache } = values
  const headers = headersIn(values.headers)
  const parsed = routeRuleSchema.safeParse({
    pattern: pattern.trim(),
    ...(to.trim() && { redirect: { to: to.trim(), isPermanent: values.permanent === 'on' } }),
    ...(Object.keys(headers).length > 0 && { headers }),
    ...(cache.trim() && { cacheSeconds: Number(cache.trim()) }),
    ...(values.noindex === 'on' && { noindex: true }),
  })
  if (!parsed.success) {
    return {
      ok: false,
      problems: parsed.error.issues.map(({ path, message }) => ({ field: fieldOf(path), message })),
    }
  }
  const { pattern: _, ...said } = parsed.data
  if (Object.keys(said).length > 0) return { ok: true, rule: parsed.data }
  return {
    ok: false,
    problems: [{ field: 'to', message: 'Dites où l’adresse mène, ou ce qui change pour elle.' }],
  }
}

/** The rule as its form shows it. */
export function valuesOfRule({
  pattern,
  redirect,
  headers = {},
  cacheSeconds,
  noindex,
}: RouteRule): RuleValues {
  return {
    pattern,
    to: redirect?.to ?? '',
    permanent: redirect?.isPermanent ? 'on' : '',
    noindex: noindex ? 'on' : '',
    cache: cacheSeconds === undefined ? '' : String(cacheSeconds),
    headers: Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n'),
  }
}

function headersIn(typed: string): Record<string, string> {
  const lines = typed.split('\n').filter((line) => line.trim() !== '')
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf(':')
      return at === -1 ? [line.trim(), ''] : [line.slice(0, at).trim(), line.slice(at + 1).trim()]
    }),
  )
}

function fieldOf([first]: readonly PropertyKey[]): RuleField {
  if (first === 'redirect') return 'to'
  if (first === 'cacheSeconds') return 'cache'
  return first === 'headers' ? 'headers' : 'pattern'
}
