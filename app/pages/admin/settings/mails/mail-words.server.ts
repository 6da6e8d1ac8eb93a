import { data, href, redirect } from 'react-router'
import { saveMailWords, sendTrial } from '#app/domain/mail/store.server.ts'
import { seenWords, wordParts, type MailWords, type WordPart } from '#app/domain/mail/words/rules.ts'
import { mailWordsSchema } from '#app/domain/mail/words/schema.ts'
import { problemsOf, textFields, textOf, type FormProblem } from '#app/domain/shared/forms/form-fields.ts'
import { listedEmail } from '#app/emails/catalogue/mail-list.ts'
import { previewEmail } from '#app/emails/catalogue/preview.server.tsx'
import { readSampleContract } from '#app/emails/catalogue/sample-contract.server.ts'
import { requestContext, type Services } from '#app/http/context.ts'
import { forThisVisitor, noStore } from '#app/http/headers.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { requireCoach } from '#app/session/require.server.ts'
import { readCoach } from '../../frame/read-coach.server.ts'
import type { Route } from './+types/mail-words.ts'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const listed = listedEmail(params.mail)
  const site = await readSampleContract(services)
  const preview = listed && (await previewEmail(listed.name, site, services.clock.now()))
  if (!listed || !preview) throw pageNotFound(request)
  const words = site.words.get(listed.name)
  const { title, when } = listed
  return data({ title, when, words, seen: seenWords(words), preview }, { headers: noStore })
}

export type WordsAnswer = {
  attempt: string
  values: Record<WordPart, string>
  problems: FormProblem<WordPart>[]
  problem?: string
  preview?: Awaited<ReturnType<typeof previewEmail>>
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { services, actor } = await readCoach(context)
  const listed = listedEmail(params.mail)
  const usual = listed && (await previewOf(services, listed.name, undefined))
  if (!listed || !usual) throw pageNotFound(request)
  const { name } = listed
  const form = await readForm(request)
  const act = textOf(form, 'acte')
  const values = textFields(form, wordParts)
  const again = (status: number, rest: Partial<WordsAnswer>) => {
    const { id: attempt } = context.get(requestContext)
    return data<WordsAnswer>({ attempt, values, problems: [], ...rest }, { status, headers: forThisVisitor })
  }
  const done = (what: string) =>
    redirect(`${href('/admin/reglages/e-mails/:mail', { mail: name })}?fait=${what}`, {
      status: 303,
      headers: noStore,
    })
  const typed = mailWordsSchema(usual.places).safeParse(act === 'origine' ? noWords : values)
  if (!typed.success) return again(422, { problems: problemsOf(typed.error, wordParts) })
  const words = typed.data
  if (act === 'apercu') return again(200, { preview: await previewOf(services, name, words) })
  if (act === 'essai') {
    const { email } = await requireCoach(context)
    const mail = await previewOf(services, name, words)
    if (mail) await sendTrial(services, { ...mail, to: email, mail: name })
    return again(200, { preview: mail, problem: `L’essai part à ${email}.` })
  }
  const saved = await saveMailWords(services, {
    mail: name,
    words,
    seen: textOf(form, 'vu'),
    author: actor.id,
  })
  if (saved.outcome === 'saved') return done(act === 'origine' ? 'origine' : 'mots-enregistres')
  if (saved.outcome === 'same') return done('rien')
  if (saved.outcome === 'refused') return again(422, { problem: saved.problems[0]?.message ?? '' })
  return again(409, { problem: wordedMeanwhile })
}

const noWords: Record<WordPart, string> = { subject: '', opening: '', closing: '' }

const wordedMeanwhile =
  'Quelqu’un a changé ces mots entre-temps\u00a0: ouvrez cette page dans un autre onglet et comparez. Les vôtres sont encore ici.'

async function previewOf(services: Services, name: string, words: MailWords | undefined) {
  const site = await readSampleContract(services)
  const own = words === undefined ? undefined : new Map([[name, words]])
  return previewEmail(name, { ...site, ...(own ? { words: own } : {}) }, services.clock.now())
}
