import { data, href, redirect } from 'react-router'
import { z } from 'zod'
import { accents, usualAccent } from '#app/domain/club/look/rules.ts'
import { keepLogo, readClub, type StoredLogo } from '#app/domain/club/store.server.ts'
import { saveLook } from '#app/domain/content-edits/store.server.ts'
import { textFields, type FormProblem } from '#app/domain/shared/forms/form-fields.ts'
import { requiredLine } from '#app/domain/shared/forms/form-text.ts'
import { requestContext, type Services } from '#app/http/context.ts'
import { forThisVisitor, noStore } from '#app/http/headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { accentProblems, isHexColour } from '#content/collections/colours.ts'
import { readCoach } from '../../frame/read-coach.server.ts'
import type { Route } from './+types/look.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const { facts } = await readClub(services.content)
  const { accent = usualAccent, logo } = facts.look ?? {}
  return data({ name: facts.name, accent, isOwn: !(accent in accents), logo }, { headers: noStore })
}

const names = ['name', 'accent', 'own'] as const
type Name = (typeof names)[number] | 'logo'
type Values = Record<(typeof names)[number], string>

export type LookAnswer = { attempt: string; values: Values; problems: readonly FormProblem<Name>[] }

const nameSchema = requiredLine({ missing: 'Indiquez le nom du club.', longest: 60 })

export async function action({ request, context }: Route.ActionArgs) {
  const { services, actor } = await readCoach(context)
  const form = await readForm(request)
  const values = textFields(form, names)
  const again = (problems: readonly FormProblem<Name>[]) => {
    const { id: attempt } = context.get(requestContext)
    return data<LookAnswer>({ attempt, values, problems }, { status: 422, headers: forThisVisitor })
  }
  const name = nameSchema.safeParse(values.name)
  const accent = values.accent === 'own' ? values.own.trim().toLowerCase() : values.accent
  const problems = [...problemsOfName(name), ...problemsOfAccent(accent)]
  const logo = await sentLogo(services, form)
  if (logo && 'problem' in logo) problems.push({ field: 'logo', message: logo.problem })
  if (!name.success || problems.length > 0) return again(problems)
  const kept = form.get('sans-logo') === 'oui' ? null : logo && 'logo' in logo ? logo.logo : undefined
  const saved = await saveLook(services, { name: name.data, accent, logo: kept, author: actor.id })
  if (saved.outcome === 'refused')
    return again(saved.problems.map(({ message }) => ({ field: 'name', message })))
  if (saved.outcome === 'conflict')
    return again([
      { field: 'name', message: 'Quelqu’un a enregistré au même instant\u00a0: envoyez de nouveau.' },
    ])
  const done = saved.outcome === 'saved' ? 'faits' : 'rien'
  return redirect(`${href('/admin/reglages/apparence')}?fait=${done}`, { status: 303, headers: noStore })
}

function problemsOfName(name: z.ZodSafeParseResult<string>): FormProblem<Name>[] {
  return name.success ? [] : [{ field: 'name', message: name.error.issues[0]?.message ?? '' }]
}

function problemsOfAccent(accent: string): FormProblem<Name>[] {
  if (!isHexColour(accent))
    return [{ field: 'own', message: 'Une couleur s’écrit #0a5bb5\u00a0: un dièse, six signes.' }]
  const [worst] = accentProblems(accent)
  return worst
    ? [{ field: 'own', message: `Cette couleur ne se lit pas ${worst}. Prenez-la plus foncée.` }]
    : []
}

async function sentLogo(
  { files }: Services,
  form: FormData,
): Promise<{ logo: StoredLogo } | { problem: string } | undefined> {
  const file = form.get('logo')
  if (!(file instanceof File) || file.size === 0) return undefined
  return keepLogo(files, new Uint8Array(await file.arrayBuffer()))
}
