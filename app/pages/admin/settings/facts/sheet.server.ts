import { data, href, redirect } from 'react-router'
import { factSheet, isSettingSheet } from '#app/domain/content-edits/facts/sheets.ts'
import {
  factFields,
  giveBackFirstWords,
  readFactText,
  saveFacts,
} from '#app/domain/content-edits/facts/store.server.ts'
import { nameOfEditor } from '#app/domain/content-edits/store.server.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { textOf } from '#app/domain/shared/forms/form-fields.ts'
import { requestContext, type Services } from '#app/http/context.ts'
import { forThisVisitor, noStore } from '#app/http/headers.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { readCoach } from '../../frame/read-coach.server.ts'
import { afterConflictGesture } from '../../texts/edit/conflict-fields.ts'
import type { TextAnswer } from '../../texts/edit/edit-text.server.ts'
import { photosForField } from '../../texts/photo/library.server.ts'
import { takePressedPhoto, type PhotoPicking } from '../../texts/photo/library.ts'
import type { Route } from './+types/sheet.ts'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services, actor } = await readCoach(context)
  const sheet = factSheet(params.sheet)
  if (!sheet) throw pageNotFound(request)
  const { text, revision } = await readFactText(services, sheet)
  const { title, unlocks, law } = sheet
  const form = { text, seen: revision, fields: factFields(services, sheet, text) }
  const isSetting = isSettingSheet(sheet)
  const typing = { person: actor.id, id: `faits/${sheet.id}` }
  return data(
    { title, unlocks, law, form, typing, isSetting, isChanged: revision !== null },
    { headers: noStore },
  )
}

export type SheetAnswer = {
  attempt: string
  other?: TextAnswer['other']
  problems: readonly { field: string; message: string }[]
  picking: PhotoPicking | undefined
  form: { text: string; seen: number | null; fields: ReturnType<typeof factFields> }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { services, actor } = await readCoach(context)
  const sheet = factSheet(params.sheet)
  if (!sheet) throw pageNotFound(request)
  const sent = await readForm(request)
  takePressedPhoto(sent)
  const gesture = textOf(sent, 'geste')
  const seen = textOf(sent, 'vu')
  const done = (what: string) =>
    redirect(`${href('/admin/reglages/faits/:sheet', { sheet: sheet.id })}?fait=${what}`, {
      status: 303,
      headers: noStore,
    })
  if (gesture === 'origine' && isSettingSheet(sheet))
    return done((await giveBackFirstWords(services, { sheet, author: actor.id })) ? 'origine' : 'rien')
  const saved = await saveFacts(services, {
    sheet,
    shown: textOf(sent, 'entete').replaceAll('\r\n', '\n'),
    seen: /^\d{1,15}$/.test(seen) ? Number(seen) : null,
    typed: (name) => {
      const typed = sent.getAll(name).at(-1)
      return typeof typed === 'string' ? typed : undefined
    },
    gesture,
    author: actor.id,
  })
  if (saved.outcome === 'saved') return done('faits')
  if (saved.outcome === 'same') return done('rien')
  const chosen = afterConflictGesture(sent, gesture, saved.text)
  const text = chosen?.text ?? saved.text
  const other = saved.outcome === 'joined' ? await otherOf(services, saved.other) : chosen?.other
  const answer: SheetAnswer = {
    attempt: context.get(requestContext).id,
    ...(other && { other }),
    problems:
      saved.outcome === 'joined' ? [] : saved.problems.map(({ field = '', message }) => ({ field, message })),
    picking: await photosForField(services, sent, gesture),
    form: { text, seen: saved.seen, fields: factFields(services, sheet, text) },
  }
  const status = { gesture: 200, refused: 422, joined: 409 }[saved.outcome]
  return data(answer, { status, headers: forThisVisitor })
}

type Other = Extract<Awaited<ReturnType<typeof saveFacts>>, { outcome: 'joined' }>['other']

async function otherOf({ database }: Services, { author, at, conflicts }: Other) {
  return { who: await nameOfEditor(database, author), at: formatInstant(at), isHidden: false, conflicts }
}
