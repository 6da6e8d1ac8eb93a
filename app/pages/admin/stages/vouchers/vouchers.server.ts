import { data, href, redirect } from 'react-router'
import { listPublishedCamps } from '#app/domain/camps/store.server.ts'
import { endVoucher, listVouchers, makeVoucher } from '#app/domain/camps/vouchers/office-store.server.ts'
import { valueWords } from '#app/domain/camps/vouchers/rules.ts'
import { type VoucherField, voucherFields, voucherSchema } from '#app/domain/camps/vouchers/schema.ts'
import { limitsOf } from '#app/domain/camps/vouchers/words.ts'
import {
  type FormProblem,
  type FormValues,
  problemsOf,
  textFields,
  textOf,
} from '#app/domain/shared/forms/form-fields.ts'
import { requestContext } from '#app/http/context.ts'
import { forThisVisitor, noStore } from '#app/http/headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { readCoach } from '../../frame/read-coach.server.ts'
import type { Route } from './+types/vouchers.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const camps = (await listPublishedCamps(services)).map(({ slug, title }) => ({ slug, title }))
  const titles = new Map(camps.map(({ slug, title }) => [slug, title]))
  const vouchers = (await listVouchers(services.database)).map((voucher) => ({
    code: voucher.code,
    value: valueWords(voucher),
    limits: limitsOf(voucher, titles.get(voucher.camp ?? '')),
    note: voucher.note,
    used: voucher.used,
    cents: voucher.cents,
    isOver: voucher.endedAt !== null,
  }))
  return data({ camps, vouchers }, { headers: noStore })
}

export type VoucherAnswer = {
  readonly attempt: string
  readonly values: FormValues<VoucherField>
  readonly problems: FormProblem<VoucherField>[]
}

export async function action({ request, context }: Route.ActionArgs) {
  const { actor, services } = await readCoach(context)
  const form = await readForm(request)
  const done = (what: string) =>
    redirect(`${href('/admin/stages/bons')}?fait=${what}`, { status: 303, headers: noStore })
  if (form.get('acte') === 'terminer')
    return done((await endVoucher(services, textOf(form, 'code'), actor)) ? 'bon-termine' : 'rien')
  const values = textFields(form, voucherFields)
  const again = (problems: FormProblem<VoucherField>[]) =>
    data<VoucherAnswer>(
      { attempt: context.get(requestContext).id, values, problems },
      { status: 422, headers: forThisVisitor },
    )
  const read = voucherSchema.safeParse(values)
  if (!read.success) return again(problemsOf(read.error, voucherFields))
  const made = await makeVoucher(services, read.data, actor)
  return made.ok ? done('bon-fait') : again([{ field: 'code', message: made.message }])
}
