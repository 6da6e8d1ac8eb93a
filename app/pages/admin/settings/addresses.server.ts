import { data, href, redirect } from 'react-router'
import { overlayRules, ruleOf } from '#app/domain/route-rules/rules.ts'
import { readRouteRules, removeRouteRule, saveRouteRule } from '#app/domain/route-rules/store.server.ts'
import { textFields, textOf, type FormProblem } from '#app/domain/shared/forms/form-fields.ts'
import { requestContext } from '#app/http/context.ts'
import { forThisVisitor, noStore } from '#app/http/headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { configuredRules } from '#app/http/route-rules.server.ts'
import { readCoach } from '../frame/read-coach.server.ts'
import type { Route } from './+types/addresses.ts'
import { readRule, ruleFields, valuesOfRule, type RuleField, type RuleValues } from './rule-form.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const rules = await readRouteRules(services.database)
  const changed = rules.find(({ pattern }) => pattern === url.searchParams.get('regle'))
  const tried = url.searchParams.get('essai')?.trim().slice(0, 500)
  return data(
    {
      rules: rules
        .toSorted((one, other) => one.pattern.localeCompare(other.pattern, 'fr'))
        .map(({ pattern, redirect: led, ...rest }) => ({ pattern, ...led, ...rest })),
      changed: changed && valuesOfRule(changed),
      trial: tried ? { tried, ...trialOf(tried, rules, services.siteUrl) } : undefined,
    },
    { headers: noStore },
  )
}

/** Where an address leads today. */
function trialOf(tried: string, rules: Awaited<ReturnType<typeof readRouteRules>>, siteUrl: string) {
  if (!URL.canParse(tried, siteUrl))
    return { problem: 'Tapez une adresse du site, par exemple /ancienne-page.' }
  const { pathname, search } = new URL(tried, siteUrl)
  const { redirect: led } = ruleOf(overlayRules(configuredRules, rules), pathname + search)
  return { leadsTo: led?.to, isPermanent: led?.isPermanent }
}

export type RuleAnswer = {
  attempt: string
  values: RuleValues
  problems: FormProblem<RuleField>[]
  problem?: string
}

export async function action({ request, context }: Route.ActionArgs) {
  const { actor, services } = await readCoach(context)
  const form = await readForm(request)
  const page = href('/admin/reglages/adresses')
  const done = (what: string) => redirect(`${page}?fait=${what}`, { status: 303, headers: noStore })
  if (form.get('acte') === 'retirer')
    return done((await removeRouteRule(services, textOf(form, 'pattern'), actor)) ? 'regle-retiree' : 'rien')
  const values = textFields(form, ruleFields)
  const { id: attempt } = context.get(requestContext)
  const again = (rest: Partial<RuleAnswer>) =>
    data<RuleAnswer>({ attempt, values, problems: [], ...rest }, { status: 422, headers: forThisVisitor })
  const read = readRule(values)
  if (!read.ok) return again({ problems: read.problems })
  const saved = await saveRouteRule({ ...services, configuredRules }, read.rule, actor)
  return saved.isSaved ? done('regle') : again({ problem: saved.problem })
}
